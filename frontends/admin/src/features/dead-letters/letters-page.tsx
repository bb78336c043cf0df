import { messagingOperations, type DeadLetterAnswer } from '@tokri/contracts/http';
import {
  callPage,
  keepPreviousData,
  useQuery,
  useSearchParams,
  write,
} from '@tokri/web-kit/platform';
import { useToldWrite } from '@tokri/web-kit/told-write';
import {
  Button,
  classNames,
  Empty,
  ErrorPanel,
  Icon,
  momentText,
  Note,
  RotateCcw,
  Tag,
} from '@tokri/web-kit/ui';
import { Pager, rowsPerPage } from '../../parts/pager.tsx';
import { Page } from '../../parts/page.tsx';
import parts from '../../parts/parts.module.css';
import { RowsWaiting } from '../../parts/rows-waiting.tsx';
import { t } from '../../texts.ts';
import styles from './letters.module.css';

/** Sends one again and tells how it went. */
const useReplay = () =>
  useToldWrite({
    send: ({ Topic, Partition, Offset }: DeadLetterAnswer) =>
      write(messagingOperations.replayDeadLetter, { body: { Topic, Partition, Offset } }),
    refresh: (client) =>
      void client.invalidateQueries({ queryKey: [messagingOperations.listDeadLetters.id] }),
    tell: () => t('letters.done'),
  });

const Row = ({ letter }: { readonly letter: DeadLetterAnswer }) => {
  const { act, isBusy } = useReplay();
  const { Type, Key, Consumer, Source, Reason, Attempts, At, ReplayedAt } = letter;
  return (
    <tr>
      <td className={parts.wide}>
        <b className="strong">{Type}</b>
        <small>
          {t('letters.key', { key: Key })} • {Source}
        </small>
      </td>
      <td className={parts.wide}>{Consumer}</td>
      <td className={classNames(parts.wide, styles.reason)}>{Reason}</td>
      <td className={classNames(parts.num, parts.hide)}>{Attempts}</td>
      <td className={classNames(parts.wide, styles.at)}>{At ? momentText(At) : ''}</td>
      <td className={parts.side}>
        {ReplayedAt ? (
          <Tag tone="ok" hasDot>
            {t('letters.sent', { when: momentText(ReplayedAt) })}
          </Tag>
        ) : (
          <Button
            kind="second"
            isSmall
            isBusy={isBusy}
            aria-label={t('letters.again', { type: Type, key: Key })}
            onClick={() => void act(letter)}
          >
            <Icon of={RotateCcw} size={16} />
            {t('letters.act')}
          </Button>
        )}
      </td>
    </tr>
  );
};

const Table = ({ letters }: { readonly letters: readonly DeadLetterAnswer[] }) => (
  <table className={parts.table} aria-label={t('area.dead-letters')}>
    <thead>
      <tr>
        <th scope="col">{t('letters.type')}</th>
        <th scope="col">{t('letters.consumer')}</th>
        <th scope="col">{t('letters.reason')}</th>
        <th scope="col" className={parts.num}>
          {t('letters.attempts')}
        </th>
        <th scope="col">{t('letters.at')}</th>
        <th scope="col">
          <span className="sr">{t('letters.act')}</span>
        </th>
      </tr>
    </thead>
    <tbody>
      {letters.map((letter) => (
        <Row key={`${letter.Topic} ${letter.Partition} ${letter.Offset}`} letter={letter} />
      ))}
    </tbody>
  </table>
);

/** What consumers gave up, and the way to send one of them again. */
export const LettersPage = () => {
  const [address, setAddress] = useSearchParams();
  const page = Math.max(1, Number(address.get('page')) || 1);
  const list = useQuery({
    queryKey: [messagingOperations.listDeadLetters.id, page],
    queryFn: ({ signal }) =>
      callPage(messagingOperations.listDeadLetters, {
        query: { page, pageSize: rowsPerPage },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
  return (
    <Page title={t('area.dead-letters')}>
      <div className={styles.hint}>
        <Note>{t('letters.hint')}</Note>
      </div>
      <section
        className={parts.box}
        aria-label={t('area.dead-letters')}
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
          <Empty title={t('letters.empty')} text={t('letters.emptyText')} />
        )}
        {list.data && list.data.total > 0 && (
          <>
            <Table letters={list.data.rows} />
            <Pager
              page={page}
              total={list.data.total}
              onPage={(next) => setAddress({ page: String(next) })}
            />
          </>
        )}
      </section>
    </Page>
  );
};
