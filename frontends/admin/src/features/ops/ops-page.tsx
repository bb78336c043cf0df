import type { OperationsOverview } from '@tokri/contracts/api';
import { Button, ErrorPanel, formatTime, Note } from '@tokri/web-kit/ui';
import cardStyles from '../../components/card.module.css';
import { Page } from '../../components/page.tsx';
import { RowsSkeleton } from '../../components/rows-skeleton.tsx';
import { t as tAdmin } from '../../labels.ts';
import { ActionList } from './action-list.tsx';
import { t } from './labels.ts';
import { useOverview } from './ops-queries.ts';
import styles from './ops.module.css';
import { ServiceList } from './service-list.tsx';
import { SignTable } from './sign-table.tsx';

const countByState = ({ Signs }: OperationsOverview, state: string): number =>
  Signs.filter(({ State }) => State === state).length;

const summarize = (overview: OperationsOverview) => {
  const red = countByState(overview, 'red');
  const amber = countByState(overview, 'amber');
  if (red > 0) return { tone: 'error', text: t('summary.red', { count: red }) } as const;
  if (amber > 0) return { tone: 'warning', text: t('summary.amber', { count: amber }) } as const;
  return { tone: 'success', text: t('summary.green') } as const;
};

/** The live region is mounted before the text, or screen readers may miss it. */
const Summary = ({
  overview,
  isStale,
  onRetry,
}: {
  readonly overview: OperationsOverview | undefined;
  readonly isStale: boolean;
  readonly onRetry: () => void;
}) => {
  const summary = overview && summarize(overview);
  return (
    <div className={styles.summary}>
      <div role="status">{summary && <Note tone={summary.tone}>{summary.text}</Note>}</div>
      {overview && !isStale && <small>{t('summary.at', { time: formatTime(overview.At) })}</small>}
      {overview && isStale && (
        <Note tone="warning" isAlert>
          {t('summary.stale', { time: formatTime(overview.At) })}{' '}
          <Button kind="quiet" isSmall onClick={onRetry}>
            {t('retry')}
          </Button>
        </Note>
      )}
    </div>
  );
};

export const OpsPage = () => {
  const overview = useOverview();
  const { data, isPending, isError, isFetching } = overview;
  const retry = (): void => void overview.refetch();
  return (
    <Page title={tAdmin('section.ops')}>
      <Summary overview={data} isStale={isError} onRetry={retry} />
      <section id="ops-signs" className={cardStyles.card} aria-label={t('table.label')}>
        {isPending && <RowsSkeleton />}
        {isError && !data && (
          <ErrorPanel error={overview.error} isBusy={isFetching} onRetry={retry} />
        )}
        {data && <SignTable signs={data.Signs} />}
      </section>
      {data && (
        <div className={styles.below}>
          <ServiceList services={data.Services} />
          <ActionList signs={data.Signs} />
        </div>
      )}
    </Page>
  );
};
