import { messagingOperations, type DeadLetterResponse } from '@tokri/contracts/api';
import {
  callApiPage,
  keepPreviousData,
  useQuery,
  useSearchParams,
  sendCommand,
} from '@tokri/web-kit/platform';
import { useMutationWithFeedback } from '@tokri/web-kit/mutation-feedback';
import {
  Button,
  classNames,
  EmptyState,
  ErrorPanel,
  Icon,
  formatDateTime,
  Note,
  RotateCcw,
  Tag,
} from '@tokri/web-kit/ui';
import { ListToggle } from '../../components/list-toggle.tsx';
import { Pagination, rowsPerPage } from '../../components/pagination.tsx';
import { Page } from '../../components/page.tsx';
import cardStyles from '../../components/card.module.css';
import tableStyles from '../../components/table.module.css';
import { RowsSkeleton } from '../../components/rows-skeleton.tsx';
import { t } from '../../labels.ts';
import styles from './dead-letters.module.css';

const useReplayMutation = () =>
  useMutationWithFeedback({
    send: ({ Topic, Partition, Offset }: DeadLetterResponse) =>
      sendCommand(messagingOperations.replayDeadLetter, { body: { Topic, Partition, Offset } }),
    refresh: (client) =>
      void client.invalidateQueries({
        queryKey: [messagingOperations.listDeadLetters.operationId],
      }),
    successMessage: () => t('deadLetters.replayed'),
  });

const DeadLetterRow = ({ deadLetter }: { readonly deadLetter: DeadLetterResponse }) => {
  const { run: replay, isBusy } = useReplayMutation();
  const { Type, Key, Consumer, Source, Reason, Attempts, At, ReplayedAt } = deadLetter;
  return (
    <tr>
      <td className={tableStyles.phoneMain}>
        <b className="strong">{Type}</b>
        <small>
          {t('deadLetters.key', { key: Key })} • {Source}
        </small>
      </td>
      <td className={tableStyles.phoneMain}>{Consumer}</td>
      <td className={classNames(tableStyles.phoneMain, styles.reason)}>{Reason}</td>
      <td className={classNames(tableStyles.number, tableStyles.phoneHidden)}>{Attempts}</td>
      <td className={classNames(tableStyles.phoneMain, styles.time)}>
        {At ? formatDateTime(At) : ''}
      </td>
      <td className={tableStyles.phoneSide}>
        {ReplayedAt ? (
          <Tag tone="success" hasDot>
            {t('deadLetters.replayedAt', { when: formatDateTime(ReplayedAt) })}
          </Tag>
        ) : (
          <Button
            kind="secondary"
            isSmall
            isBusy={isBusy}
            aria-label={t('deadLetters.replayOf', { type: Type, key: Key })}
            onClick={() => void replay(deadLetter)}
          >
            <Icon icon={RotateCcw} size={16} />
            {t('deadLetters.replay')}
          </Button>
        )}
      </td>
    </tr>
  );
};

const DeadLetterTable = ({
  deadLetters,
}: {
  readonly deadLetters: readonly DeadLetterResponse[];
}) => (
  <table className={tableStyles.table} aria-label={t('section.dead-letters')}>
    <thead>
      <tr>
        <th scope="col">{t('deadLetters.type')}</th>
        <th scope="col">{t('deadLetters.consumer')}</th>
        <th scope="col">{t('deadLetters.reason')}</th>
        <th scope="col" className={tableStyles.number}>
          {t('deadLetters.attempts')}
        </th>
        <th scope="col">{t('deadLetters.failedAt')}</th>
        <th scope="col">
          <span className="sr-only">{t('deadLetters.replay')}</span>
        </th>
      </tr>
    </thead>
    <tbody>
      {deadLetters.map((deadLetter) => (
        <DeadLetterRow
          key={`${deadLetter.Topic} ${deadLetter.Partition} ${deadLetter.Offset}`}
          deadLetter={deadLetter}
        />
      ))}
    </tbody>
  </table>
);

const useDeadLetters = (page: number, isWaitingOnly: boolean) =>
  useQuery({
    queryKey: [messagingOperations.listDeadLetters.operationId, page, isWaitingOnly],
    queryFn: ({ signal }) =>
      callApiPage(messagingOperations.listDeadLetters, {
        query: { Waiting: isWaitingOnly ? '1' : undefined, page, pageSize: rowsPerPage },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

const DeadLetterList = ({ isWaitingOnly }: { readonly isWaitingOnly: boolean }) => {
  const [searchParams, setSearchParams] = useSearchParams();
  const page = Math.max(1, Number(searchParams.get('page')) || 1);
  const list = useDeadLetters(page, isWaitingOnly);
  if (list.isPending) return <RowsSkeleton />;
  if (!list.data)
    return (
      <ErrorPanel error={list.error} isBusy={list.isFetching} onRetry={() => void list.refetch()} />
    );
  if (list.data.total === 0)
    return <EmptyState title={t('deadLetters.empty')} text={t('deadLetters.emptyText')} />;
  return (
    <div aria-busy={list.isPlaceholderData}>
      <DeadLetterTable deadLetters={list.data.rows} />
      <Pagination
        page={page}
        total={list.data.total}
        onPageChange={(next) =>
          setSearchParams({ ...(isWaitingOnly ? { Waiting: '1' } : {}), page: String(next) })
        }
      />
    </div>
  );
};

export const DeadLettersPage = () => {
  const [searchParams, setSearchParams] = useSearchParams();
  const isWaitingOnly = searchParams.get('Waiting') === '1';
  return (
    <Page title={t('section.dead-letters')}>
      <div className={styles.hint}>
        <Note>{t('deadLetters.hint')}</Note>
      </div>
      <section className={cardStyles.card} aria-label={t('section.dead-letters')}>
        <ListToggle
          label={t('deadLetters.waitingOnly')}
          isOn={isWaitingOnly}
          onToggle={() => setSearchParams(isWaitingOnly ? {} : { Waiting: '1' })}
        />
        <DeadLetterList isWaitingOnly={isWaitingOnly} />
      </section>
    </Page>
  );
};
