import type { ConversationAnswer } from '@tokri/contracts/http';
import { ChatThread } from '@tokri/web-kit/chat';
import {
  NavLink,
  Link,
  useParams,
  useSearchParams,
  type Page as Rows,
} from '@tokri/web-kit/platform';
import { ChevronLeft } from '@tokri/web-kit/more-icons';
import { classNames, Empty, ErrorPanel, Icon, momentText, Tag } from '@tokri/web-kit/ui';
import { Pager } from '../../parts/pager.tsx';
import { Page } from '../../parts/page.tsx';
import parts from '../../parts/parts.module.css';
import { RowsWaiting } from '../../parts/rows-waiting.tsx';
import { t } from '../../texts.ts';
import styles from './chat.module.css';
import { useConversations, usePartner } from './conversations.ts';

const Entry = ({
  conversation: { TransactionId, TransactionNumber, Unread, Last },
}: {
  readonly conversation: ConversationAnswer;
}) => (
  <li>
    <NavLink to={`/admin/chat/${TransactionId}`} className={styles.entry}>
      <span className="row">
        <b className={classNames(Unread > 0 && 'strong')}>{TransactionNumber}</b>
        <small className="end">{momentText(Last.SentAt)}</small>
      </span>
      <span className={styles.preview}>{Last.Preview}</span>
      {Unread > 0 && <Tag tone="offer">{t('chat.unread', { count: Unread })}</Tag>}
    </NavLink>
  </li>
);

const List = ({
  rows,
  page,
  onPage,
}: {
  readonly rows: Rows<ConversationAnswer>;
  readonly page: number;
  readonly onPage: (page: number) => void;
}) => {
  if (rows.total === 0) return <Empty title={t('chat.empty')} text={t('chat.emptyText')} />;
  return (
    <>
      <ul className={styles.entries}>
        {rows.rows.map((one) => (
          <Entry key={one.TransactionId} conversation={one} />
        ))}
      </ul>
      <Pager page={page} total={rows.total} onPage={onPage} />
    </>
  );
};

const Conversation = ({
  orderId,
  listed,
  isListRead,
}: {
  readonly orderId: number;
  readonly listed: ConversationAnswer | undefined;
  readonly isListRead: boolean;
}) => {
  const partner = usePartner(orderId, listed, isListRead);
  const number = partner.data?.number ?? '';
  return (
    <section
      className={classNames(parts.box, styles.thread)}
      aria-label={t('chat.ofOrder', { number })}
    >
      <div className={styles.head}>
        <Link
          className={classNames('iconbtn', styles.back)}
          to="/admin/chat"
          aria-label={t('back')}
        >
          <Icon of={ChevronLeft} />
        </Link>
        <h2 className="grow">{number && t('chat.ofOrder', { number })}</h2>
        <Link className="link" to={`/admin/orders/${orderId}`}>
          {t('order.one')}
        </Link>
      </div>
      {partner.isPending && <RowsWaiting count={4} />}
      {partner.isError && (
        <ErrorPanel
          problem={partner.error}
          isBusy={partner.isFetching}
          onRetry={() => void partner.refetch()}
        />
      )}
      {partner.data && (
        <ChatThread
          key={orderId}
          orderId={orderId}
          customerId={partner.data.customerId}
          side="shop"
          otherName={t('order.by.customer')}
        />
      )}
    </section>
  );
};

/** What customers write about their orders, and the answers of the shop. */
export const ChatPage = () => {
  const [address, setAddress] = useSearchParams();
  const page = Math.max(1, Number(address.get('page')) || 1);
  const orderId = Number(useParams().id ?? 0);
  const list = useConversations(page);
  const listed = list.data?.rows.find(({ TransactionId }) => TransactionId === orderId);
  return (
    <Page title={t('area.chat')}>
      <div className={classNames(styles.two, orderId > 0 && styles.isOpen)}>
        <section
          className={classNames(parts.box, styles.list)}
          aria-label={t('chat.list')}
          aria-busy={list.isPlaceholderData}
        >
          {list.isPending && <RowsWaiting />}
          {list.isError && !list.data && (
            <ErrorPanel
              problem={list.error}
              isBusy={list.isFetching}
              onRetry={() => void list.refetch()}
            />
          )}
          {list.data && (
            <List
              rows={list.data}
              page={page}
              onPage={(next) => setAddress({ page: String(next) })}
            />
          )}
        </section>
        {orderId > 0 ? (
          <Conversation orderId={orderId} listed={listed} isListRead={!list.isPending} />
        ) : (
          <p className={classNames('muted', styles.choose)}>{t('chat.choose')}</p>
        )}
      </div>
    </Page>
  );
};
