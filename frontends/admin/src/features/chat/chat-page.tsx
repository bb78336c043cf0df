import type { ConversationResponse } from '@tokri/contracts/api';
import { ChatThread } from '@tokri/web-kit/chat';
import {
  NavLink,
  Link,
  useParams,
  useSearchParams,
  type PagedResponse as Rows,
} from '@tokri/web-kit/platform';
import { ChevronLeft } from '@tokri/web-kit/more-icons';
import { classNames, EmptyState, ErrorPanel, Icon, formatDateTime, Tag } from '@tokri/web-kit/ui';
import { useCustomerNames } from '../../customers/use-customer-names.ts';
import { ListToggle } from '../../components/list-toggle.tsx';
import { Pagination } from '../../components/pagination.tsx';
import { Page } from '../../components/page.tsx';
import cardStyles from '../../components/card.module.css';
import { RowsSkeleton } from '../../components/rows-skeleton.tsx';
import { t } from '../../labels.ts';
import styles from './chat.module.css';
import {
  useConversations,
  useConversationCustomer,
  type ConversationFilter,
} from './conversation-queries.ts';

const parseConversationFilter = (params: URLSearchParams): ConversationFilter => ({
  page: Math.max(1, Number(params.get('page')) || 1),
  isUnreadOnly: params.get('Unread') === '1',
});
const formatConversationFilter = ({ page, isUnreadOnly }: ConversationFilter) => ({
  ...(isUnreadOnly ? { Unread: '1' } : {}),
  ...(page > 1 ? { page: String(page) } : {}),
});

const ConversationLink = ({
  conversation: { TransactionId, TransactionNumber, Unread, Last },
  customerName,
}: {
  readonly conversation: ConversationResponse;
  readonly customerName: string | undefined;
}) => (
  <li>
    <NavLink to={`/admin/chat/${TransactionId}`} className={styles.entry}>
      <span className="row">
        <b className={classNames(styles.name, Unread > 0 && 'strong')}>
          {customerName ?? TransactionNumber}
        </b>
        <small className={classNames('end', styles.time)}>{formatDateTime(Last.SentAt)}</small>
      </span>
      {customerName && <small>{t('chat.ofOrder', { number: TransactionNumber })}</small>}
      <span className={styles.preview}>
        {Last.ByStaff ? t('chat.lastFromShop', { text: Last.Preview }) : Last.Preview}
      </span>
      {Unread > 0 && <Tag tone="offer">{t('chat.unread', { count: Unread })}</Tag>}
    </NavLink>
  </li>
);

const ConversationList = ({
  rows,
  customerNames,
  filter: { page, isUnreadOnly },
  onPage,
}: {
  readonly rows: Rows<ConversationResponse>;
  readonly customerNames: ReadonlyMap<number, string>;
  readonly filter: ConversationFilter;
  readonly onPage: (page: number) => void;
}) => {
  if (rows.total === 0 && isUnreadOnly)
    return <EmptyState title={t('chat.noneUnread')} text={t('chat.noneUnreadText')} />;
  if (rows.total === 0) return <EmptyState title={t('chat.empty')} text={t('chat.emptyText')} />;
  return (
    <>
      <ul className={styles.entries}>
        {rows.rows.map((conversation) => (
          <ConversationLink
            key={conversation.TransactionId}
            conversation={conversation}
            customerName={customerNames.get(conversation.UserId)}
          />
        ))}
      </ul>
      <Pagination page={page} total={rows.total} onPageChange={onPage} />
    </>
  );
};

const ConversationHead = ({
  orderId,
  orderNumber,
  customerName,
}: {
  readonly orderId: number;
  readonly orderNumber: string;
  readonly customerName: string | undefined;
}) => (
  <div className={styles.head}>
    <Link
      className={classNames('icon-button', styles.back)}
      to="/admin/chat"
      aria-label={t('back')}
    >
      <Icon icon={ChevronLeft} />
    </Link>
    <h2 className="grow">
      {customerName}
      {orderNumber && (
        <small className={customerName ? styles.orderNumber : undefined}>
          {t('chat.ofOrder', { number: orderNumber })}
        </small>
      )}
    </h2>
    <Link className="link" to={`/admin/orders/${orderId}`}>
      {t('order.title')}
    </Link>
  </div>
);

const ConversationPanel = ({
  orderId,
  listedConversation,
  isListLoaded,
}: {
  readonly orderId: number;
  readonly listedConversation: ConversationResponse | undefined;
  readonly isListLoaded: boolean;
}) => {
  const customer = useConversationCustomer(orderId, listedConversation, isListLoaded);
  const orderNumber = customer.data?.orderNumber ?? '';
  const { names } = useCustomerNames(customer.data ? [customer.data.customerId] : []);
  const customerName = names.get(customer.data?.customerId ?? 0);
  return (
    <section
      className={classNames(cardStyles.card, styles.thread)}
      aria-label={t('chat.ofOrder', { number: orderNumber })}
    >
      <ConversationHead orderId={orderId} orderNumber={orderNumber} customerName={customerName} />
      {customer.isPending && <RowsSkeleton count={4} />}
      {customer.isError && (
        <ErrorPanel
          error={customer.error}
          isBusy={customer.isFetching}
          onRetry={() => void customer.refetch()}
        />
      )}
      {customer.data && (
        <ChatThread
          key={orderId}
          orderId={orderId}
          customerId={customer.data.customerId}
          side="shop"
          otherName={customerName ?? t('order.actor.customer')}
        />
      )}
    </section>
  );
};

const ConversationListSection = ({
  filter,
  list,
  customerNames,
}: {
  readonly filter: ConversationFilter;
  readonly list: ReturnType<typeof useConversations>;
  readonly customerNames: ReadonlyMap<number, string>;
}) => {
  const [, setSearchParams] = useSearchParams();
  const show = (change: Partial<ConversationFilter>): void =>
    setSearchParams(formatConversationFilter({ ...filter, page: 1, ...change }));
  return (
    <section
      className={classNames(cardStyles.card, styles.list)}
      aria-label={t('chat.list')}
      aria-busy={list.isPlaceholderData}
    >
      <ListToggle
        label={t('chat.unreadOnly')}
        isOn={filter.isUnreadOnly}
        onToggle={() => show({ isUnreadOnly: !filter.isUnreadOnly })}
      />
      {list.isPending && <RowsSkeleton />}
      {list.isError && !list.data && (
        <ErrorPanel
          error={list.error}
          isBusy={list.isFetching}
          onRetry={() => void list.refetch()}
        />
      )}
      {list.data && (
        <ConversationList
          rows={list.data}
          customerNames={customerNames}
          filter={filter}
          onPage={(page) => show({ page })}
        />
      )}
    </section>
  );
};

export const ChatPage = () => {
  const [searchParams] = useSearchParams();
  const filter = parseConversationFilter(searchParams);
  const orderId = Number(useParams().id ?? 0);
  const list = useConversations(filter);
  const listedConversation = list.data?.rows.find(({ TransactionId }) => TransactionId === orderId);
  const { names } = useCustomerNames((list.data?.rows ?? []).map(({ UserId }) => UserId));
  return (
    <Page title={t('section.chat')}>
      <div className={classNames(styles.columns, orderId > 0 && styles.isThreadOpen)}>
        <ConversationListSection filter={filter} list={list} customerNames={names} />
        {orderId > 0 ? (
          <ConversationPanel
            orderId={orderId}
            listedConversation={listedConversation}
            isListLoaded={!list.isPending}
          />
        ) : (
          <p className={classNames('muted', styles.placeholder)}>{t('chat.choose')}</p>
        )}
      </div>
    </Page>
  );
};
