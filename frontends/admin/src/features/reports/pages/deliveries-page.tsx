import type { SalesReportResponse } from '@tokri/contracts/api';
import { formatCount, formatDate, formatPercent } from '@tokri/web-kit/ui';
import { t } from '../labels.ts';
import type { ReportColumn } from '../report-columns.ts';
import { comparedSpan } from '../report-filter.ts';
import { useSalesReport } from '../report-queries.ts';
import { ReportSection } from '../report-section.tsx';
import { ReportTotals } from '../report-totals.tsx';
import { ReportContent, ReportsLayout, useReportFilter } from '../reports-layout.tsx';

type Day = Pick<SalesReportResponse['Days'][number], 'Date' | 'Delivered' | 'OnTime'>;

const onTimeShare = ({ Delivered, OnTime }: Pick<Day, 'Delivered' | 'OnTime'>): number =>
  Delivered === 0 ? 0 : OnTime / Delivered;

const columns = (): readonly ReportColumn<Day>[] => [
  {
    id: 'day',
    header: t('column.day'),
    kind: 'day',
    value: ({ Date: day }) => day,
  },
  {
    id: 'delivered',
    header: t('column.delivered'),
    kind: 'count',
    value: ({ Delivered }) => Delivered,
  },
  { id: 'onTime', header: t('column.onTime'), kind: 'count', value: ({ OnTime }) => OnTime },
  { id: 'share', header: t('column.share'), kind: 'percent', value: onTimeShare },
];

export const DeliveriesPage = () => {
  const { filter, changeFilter } = useReportFilter();
  const query = useSalesReport(filter);
  const compared = useSalesReport(comparedSpan(filter));
  const before = filter.compare ? compared.data : undefined;
  return (
    <ReportsLayout filter={filter} onChange={changeFilter} hasComparison>
      <ReportContent query={query} isEmpty={({ Delivered }) => Delivered === 0}>
        {(report) => (
          <>
            <ReportTotals
              totals={[
                {
                  name: t('total.delivered'),
                  value: report.Delivered,
                  compared: before?.Delivered,
                  format: formatCount,
                },
                {
                  name: t('total.onTime'),
                  value: onTimeShare(report),
                  compared: before && onTimeShare(before),
                  format: formatPercent,
                },
              ]}
            />
            <ReportSection<Day>
              name="deliveries-on-time"
              title={t('by.onTime')}
              span={filter}
              columns={columns()}
              rows={report.Days.filter(({ Delivered }) => Delivered > 0)}
              chart={{
                kind: 'line',
                label: ({ Date: day }) => formatDate(day),
                value: onTimeShare,
                formatValue: formatPercent,
              }}
            />
          </>
        )}
      </ReportContent>
    </ReportsLayout>
  );
};
