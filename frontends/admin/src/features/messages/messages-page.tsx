import { notificationOperations, type SentMessageAnswer } from '@tokri/contracts/http';
import {
  callPage,
  keepPreviousData,
  Link,
  useQuery,
  useSearchParams,
} from '@tokri/web-kit/platform';
import { classNames, Empty, ErrorPanel, momentText, Tag } from '@tokri/web-kit/ui';
import { Pager, rowsPerPage } from '../../parts/pager.tsx';
import { Page } from '../../parts/page.tsx';
import parts from '../../parts/parts.module.css';
import { RowsWaiting } from '../../parts/rows-waiting.tsx';
import { t } from '../../texts.ts';
import { kindName, reasonName, stateName, toneOf } from './message-words.ts';
import styles from './messages.module.css';

/** What is due goes out within seconds; the list follows at this pace. */
const lookAgainMs = 15_000;

const Row = ({ message }: { readonly message: SentMessageAnswer }) => {
  const {
    Kind,
    Channel,
    State,
    Reason,
    Attempts,
    TransactionId,
    TransactionNumber,
    Recipient,
    At,
  } = message;
  return (
    <tr>
      <td className={parts.wide}>
        <b className="strong">{kindName(Kind)}</b>
        {TransactionId > 0 && (
          <small>
            <Link className={styles.order} to={`/admin/orders/${TransactionId}`}>
              {TransactionNumber || t('messages.ofOrder', { id: TransactionId })}
            </Link>
          </small>
        )}
      </td>
      <td className={parts.wide}>
        {t(`messages.by.${Channel}`)} <span className="muted">{Recipient}</span>
      </td>
      <td className={parts.side}>
        <Tag tone={toneOf(State)} hasDot>
          {stateName(State)}
        </Tag>
      </td>
      <td className={classNames(parts.wide, styles.reason)}>
        {reasonName(Reason)}
        {Attempts > 1 && <small>{t('messages.attempts', { count: Attempts })}</small>}
      </td>
      <td className={classNames(parts.side, styles.at)}>{momentText(At)}</td>
    </tr>
  );
};

const Table = ({ messages }: { readonly messages: readonly SentMessageAnswer[] }) => (
  <table className={parts.table} aria-label={t('area.messages')}>
    <thead>
      <tr>
        <th scope="col">{t('messages.what')}</th>
        <th scope="col">{t('messages.to')}</th>
        <th scope="col">{t('messages.state')}</th>
        <th scope="col">{t('letters.reason')}</th>
        <th scope="col">{t('messages.at')}</th>
      </tr>
    </thead>
    <tbody>
      {messages.map((message) => (
        <Row key={message.Key} message={message} />
      ))}
    </tbody>
  </table>
);

/** What customers were told about their orders, and what became of each message. */
export const MessagesPage = () => {
  const [address, setAddress] = useSearchParams();
  const page = Math.max(1, Number(address.get('page')) || 1);
  const orderId = Number(address.get('TransactionId')) || undefined;
  const list = useQuery({
    queryKey: [notificationOperations.listMessages.id, 'sent', orderId ?? 0, page],
    queryFn: ({ signal }) =>
      callPage(notificationOperations.listMessages, {
        query: { TransactionId: orderId, page, pageSize: rowsPerPage },
        signal,
      }),
    placeholderData: keepPreviousData,
    refetchInterval: lookAgainMs,
  });
  const goTo = (next: number): void =>
    setAddress({ ...(orderId ? { TransactionId: String(orderId) } : {}), page: String(next) });
  return (
    <Page title={t('area.messages')}>
      <section
        className={parts.box}
        aria-label={t('area.messages')}
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
        {list.data?.total === 0 && (
          <Empty title={t('messages.empty')} text={t('messages.emptyText')} />
        )}
        {list.data && list.data.total > 0 && (
          <>
            <Table messages={list.data.rows} />
            <Pager page={page} total={list.data.total} onPage={goTo} />
          </>
        )}
      </section>
    </Page>
  );
};
