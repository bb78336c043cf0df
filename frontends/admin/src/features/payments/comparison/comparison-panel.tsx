import type { DailyComparisonDetailsResponse } from '@tokri/contracts/api';
import { isApiProblem, Link } from '@tokri/web-kit/platform';
import {
  EmptyState,
  ErrorPanel,
  formatDate,
  formatDateTime,
  formatExactPrice,
  Icon,
  Note,
  X,
} from '@tokri/web-kit/ui';
import { RowsSkeleton } from '../../../components/rows-skeleton.tsx';
import { t } from '../labels.ts';
import { useDailyComparison, type ComparedDay } from '../payment-queries.ts';
import styles from '../payments.module.css';
import { CompareAgain } from './compare-again.tsx';
import { DifferenceList } from './difference-list.tsx';

export const dayLabel = ({ Date: date, Provider }: ComparedDay): string =>
  t('comparison.open', { day: formatDate(date), provider: t(`provider.${Provider}`) });

const ComparisonContent = ({
  comparison,
}: {
  readonly comparison: DailyComparisonDetailsResponse;
}) => {
  const { State, Captured, Payments, Refunded, Refunds, ComparedAt, Differences } = comparison;
  return (
    <div className={styles.body}>
      {State === 'unanswered' && <Note tone="warning">{t('comparison.unansweredText')}</Note>}
      <dl className={styles.details}>
        <div>
          <dt className="muted">{t('comparison.paid')}</dt>
          <dd>
            {formatExactPrice(Captured)}
            <small>{t('comparison.count', { count: Payments })}</small>
          </dd>
        </div>
        <div>
          <dt className="muted">{t('comparison.refunded')}</dt>
          <dd>
            {formatExactPrice(Refunded)}
            <small>{t('comparison.refundCount', { count: Refunds })}</small>
          </dd>
        </div>
      </dl>
      {Differences.length > 0 && <DifferenceList day={comparison} differences={Differences} />}
      {State !== 'unanswered' && Differences.length === 0 && <p>{t('comparison.noDifferences')}</p>}
      <p className="muted">{t('comparison.comparedAt', { time: formatDateTime(ComparedAt) })}</p>
    </div>
  );
};

export const ComparisonPanel = ({
  day,
  closePath,
}: {
  readonly day: ComparedDay;
  readonly closePath: string;
}) => {
  const query = useDailyComparison(day);
  const isNotFound = isApiProblem(query.error) && query.error.status === 404;
  return (
    <aside className={styles.panel} aria-labelledby="h-comparison">
      <div className={styles.panelHead}>
        <h2 id="h-comparison" className="grow">
          {dayLabel(day)}
        </h2>
        <Link className="icon-button" aria-label={t('comparison.close')} to={closePath}>
          <Icon icon={X} />
        </Link>
      </div>
      {query.isPending && <RowsSkeleton count={4} />}
      {query.isError && !query.data && isNotFound && (
        <EmptyState title={t('comparison.notFound')} text={t('comparison.notFoundText')} />
      )}
      {query.isError && !query.data && !isNotFound && (
        <ErrorPanel
          error={query.error}
          isBusy={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.data && <ComparisonContent comparison={query.data} />}
      <div className={styles.actions}>
        <CompareAgain day={day} />
      </div>
    </aside>
  );
};
