import type { ConversationResponse, OrderResponse } from '@tokri/contracts/api';
import { useSession } from '@tokri/web-kit/session';
import { Button, EmptyState, ErrorPanel, Skeleton, usePageTitle } from '@tokri/web-kit/ui';
import {
  ChatStarters,
  ConversationList,
  WhatsAppLink,
} from '../../features/chat/conversation-list.tsx';
import { useOwnConversations } from '../../features/chat/conversation-queries.ts';
import { useOrders } from '../../features/order/order-queries.ts';
import { t } from '../../labels.ts';
import { SignInPrompt } from '../orders/order-page-layout.tsx';
import styles from '../orders/orders.module.css';

const maxStarters = 5;
const allOrders = { status: 0, search: '' };

const ConversationsSkeleton = () => (
  <>
    <span className="sr-only" role="status">
      {t('loading')}
    </span>
    <Skeleton as="panel-area" />
  </>
);

const withoutConversation = (
  orders: readonly OrderResponse[],
  conversations: readonly ConversationResponse[],
): readonly OrderResponse[] => {
  const known = new Set(conversations.map(({ TransactionId }) => TransactionId));
  return orders.filter(({ Id }) => !known.has(Id)).slice(0, maxStarters);
};

const NoConversations = ({ hasOrders }: { readonly hasOrders: boolean }) => (
  <EmptyState
    title={t('conversations.empty')}
    text={t(hasOrders ? 'conversations.emptyText' : 'conversations.noOrdersText')}
  />
);

const ConversationsAndOrders = ({
  query,
  orders,
}: {
  readonly query: ReturnType<typeof useOwnConversations>;
  readonly orders: readonly OrderResponse[];
}) => {
  if (!query.data)
    return (
      <ErrorPanel
        error={query.error}
        isBusy={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  const conversations = query.data.pages.flatMap(({ rows }) => rows);
  return (
    <>
      {conversations.length === 0 ? (
        <NoConversations hasOrders={orders.length > 0} />
      ) : (
        <ConversationList conversations={conversations} />
      )}
      {query.hasNextPage && (
        <Button
          kind="secondary"
          isBusy={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {t('conversations.more')}
        </Button>
      )}
      <ChatStarters orders={withoutConversation(orders, conversations)} />
    </>
  );
};

/** The link to WhatsApp follows the lists, which would move it if they came later. */
const Conversations = ({ userId }: { readonly userId: number }) => {
  const query = useOwnConversations(userId);
  const ordersQuery = useOrders(userId, allOrders);
  if (query.isPending || ordersQuery.isPending) return <ConversationsSkeleton />;
  const orders = ordersQuery.data?.pages.flatMap(({ rows }) => rows) ?? [];
  return (
    <>
      <ConversationsAndOrders query={query} orders={orders} />
      <WhatsAppLink />
    </>
  );
};

export const ConversationsPage = () => {
  const userId = useSession((state) => state.user?.Id ?? 0);
  usePageTitle(t('conversations.title'));
  return (
    <main id="main" className={`wrap ${styles.history}`} tabIndex={-1}>
      <h1>{t('conversations.title')}</h1>
      {userId > 0 ? (
        <Conversations key={userId} userId={userId} />
      ) : (
        <>
          <SignInPrompt title={t('conversations.signIn')} />
          <WhatsAppLink />
        </>
      )}
    </main>
  );
};
