import type { DailyComparisonResponse } from '@tokri/contracts/api';
import { isDate } from '@tokri/contracts/dates';
import { paymentProviders } from '@tokri/contracts/platform';
import { Link, useSearchParams } from '@tokri/web-kit/platform';
import {
  Button,
  classNames,
  EmptyState,
  ErrorPanel,
  formatDate,
  formatExactPrice,
  Note,
  Tag,
} from '@tokri/web-kit/ui';
import { useMemo, useState } from 'react';
import cardStyles from '../../../components/card.module.css';
import type { Column } from '../../../components/data-table/columns.ts';
import { DataTable } from '../../../components/data-table/data-table.tsx';
import { RowsSkeleton } from '../../../components/rows-skeleton.tsx';
import { DayRange } from '../../../components/day-range.tsx';
import { t } from '../labels.ts';
import { useDailyComparisons, type ComparedDay } from '../payment-queries.ts';
import { PaymentsLayout } from '../payments-layout.tsx';
import styles from '../payments.module.css';
import { useDays } from '../use-days.ts';
import { CompareDaySheet } from './compare-day-sheet.tsx';
import { ComparisonPanel, dayLabel } from './comparison-panel.tsx';

const shownDays = 14;
const tones = { equal: 'success', different: 'error', unanswered: 'warning' } as const;
const path = '/admin/payments/comparison';

const StateTag = ({ comparison }: { readonly comparison: DailyComparisonResponse }) => (
  <Tag tone={tones[comparison.State]} hasDot>
    {t(`comparison.state.${comparison.State}`, { count: comparison.OpenDifferences })}
  </Tag>
);

const toRowId = ({ Date: date, Provider }: ComparedDay): number =>
  Number(date.replaceAll('-', '')) * 10 + paymentProviders.indexOf(Provider);

const DayLink = ({ day, search }: { readonly day: ComparedDay; readonly search: string }) => {
  const params = new URLSearchParams(search);
  params.set('Date', day.Date);
  params.set('Provider', day.Provider);
  return (
    <Link className={styles.name} to={`${path}?${params.toString()}`}>
      {formatDate(day.Date)}
    </Link>
  );
};

const listColumns = (search: string): readonly Column<DailyComparisonResponse>[] => [
  {
    id: 'day',
    header: t('comparison.day'),
    meta: { phone: 'main' },
    cell: ({ row }) => <DayLink day={row.original} search={search} />,
  },
  {
    id: 'provider',
    header: t('comparison.provider'),
    meta: { phone: 'main' },
    cell: ({ row }) => t(`provider.${row.original.Provider}`),
  },
  {
    id: 'paid',
    header: t('comparison.paid'),
    meta: { phone: 'side', isNumber: true },
    cell: ({ row: { original } }) => (
      <>
        {formatExactPrice(original.Captured)}
        <small>{t('comparison.count', { count: original.Payments })}</small>
      </>
    ),
  },
  {
    id: 'refunded',
    header: t('comparison.refunded'),
    meta: { phone: 'hidden', isNumber: true },
    cell: ({ row: { original } }) => (
      <>
        {formatExactPrice(original.Refunded)}
        <small>{t('comparison.refundCount', { count: original.Refunds })}</small>
      </>
    ),
  },
  {
    id: 'result',
    header: t('comparison.result'),
    meta: { phone: 'main' },
    cell: ({ row }) => <StateTag comparison={row.original} />,
  },
];

type MovedSums = Pick<
  DailyComparisonResponse,
  'Provider' | 'Payments' | 'Refunds' | 'Captured' | 'Refunded' | 'State'
>;

const hasMovement = ({ Payments, Refunds, Captured, Refunded, State }: MovedSums): boolean =>
  Payments + Refunds > 0 || Captured + Refunded > 0 || State !== 'equal';

/** Without the providers that had no movement on any of the days, unless that is all of them. */
const leaveOutIdleProviders = <Comparison extends MovedSums>(
  comparisons: readonly Comparison[],
): readonly Comparison[] => {
  const moved = new Set(comparisons.filter(hasMovement).map(({ Provider }) => Provider));
  return moved.size === 0 ? comparisons : comparisons.filter(({ Provider }) => moved.has(Provider));
};

const useOpenDay = (): { readonly day: ComparedDay | null; readonly listSearch: string } => {
  const [searchParams] = useSearchParams();
  const listParams = new URLSearchParams(searchParams);
  ['Date', 'Provider'].forEach((name) => listParams.delete(name));
  const date = searchParams.get('Date') ?? '';
  const provider = paymentProviders.find((name) => name === searchParams.get('Provider'));
  return {
    day: isDate(date) && provider ? { Date: date, Provider: provider } : null,
    listSearch: listParams.toString(),
  };
};

const ComparisonList = ({ day, listSearch }: ReturnType<typeof useOpenDay>) => {
  const { days, changeDays } = useDays(shownDays);
  const [isComparing, setComparing] = useState(false);
  const list = useDailyComparisons(days);
  const columns = useMemo(() => listColumns(listSearch), [listSearch]);
  const comparisons = useMemo(() => leaveOutIdleProviders(list.data ?? []), [list.data]);
  return (
    <section
      className={cardStyles.card}
      aria-label={t('comparison.title')}
      aria-busy={list.isPlaceholderData}
    >
      <div className={styles.filters}>
        <DayRange className={styles.filter} days={days} onChange={changeDays} />
        <Button kind="secondary" onClick={() => setComparing(true)}>
          {t('comparison.compare')}
        </Button>
      </div>
      {list.isPending && <RowsSkeleton />}
      {list.isError && !list.data && (
        <ErrorPanel
          error={list.error}
          isBusy={list.isFetching}
          onRetry={() => void list.refetch()}
        />
      )}
      {list.data?.length === 0 && (
        <EmptyState title={t('comparison.empty')} text={t('comparison.emptyText')} />
      )}
      {list.data && list.data.length > 0 && (
        <DataTable
          label={t('comparison.list')}
          rows={comparisons}
          columns={columns}
          getRowId={toRowId}
          getRowName={dayLabel}
          {...(day ? { openId: toRowId(day) } : {})}
        />
      )}
      {isComparing && <CompareDaySheet onClose={() => setComparing(false)} />}
    </section>
  );
};

export const ComparisonPage = () => {
  const openDay = useOpenDay();
  const { day, listSearch } = openDay;
  return (
    <PaymentsLayout title={t('comparison.title')}>
      <div className={styles.hint}>
        <Note>{t('comparison.hint')}</Note>
      </div>
      <div className={classNames(styles.columns, day !== null && styles.isOpen)}>
        <div className={styles.list}>
          <ComparisonList {...openDay} />
        </div>
        {day && (
          <ComparisonPanel
            key={toRowId(day)}
            day={day}
            closePath={listSearch ? `${path}?${listSearch}` : path}
          />
        )}
      </div>
    </PaymentsLayout>
  );
};
