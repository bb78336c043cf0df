import type { SlotFillReportResponse } from '@tokri/contracts/api';
import { formatCount, formatDate, formatPercent, formatTimeRange } from '@tokri/web-kit/ui';
import { t } from '../labels.ts';
import type { ReportColumn } from '../report-columns.ts';
import { comparedSpan } from '../report-filter.ts';
import { useSlotFillReport } from '../report-queries.ts';
import { ReportSection, type SectionChart } from '../report-section.tsx';
import { ReportTotals } from '../report-totals.tsx';
import { ReportContent, ReportsLayout, useReportFilter } from '../reports-layout.tsx';

type Fill = SlotFillReportResponse['Totals'];
type NamedFill = Fill & { readonly name: string };

const shareTaken = ({ Taken, Capacity }: Fill): number => (Capacity === 0 ? 0 : Taken / Capacity);

const columns = (
  header: string,
  kind: 'text' | 'day' = 'text',
): readonly ReportColumn<NamedFill>[] => [
  { id: 'name', header, kind, value: ({ name }) => name },
  { id: 'slots', header: t('column.slots'), kind: 'count', value: ({ Slots }) => Slots },
  { id: 'full', header: t('column.full'), kind: 'count', value: ({ Full }) => Full },
  {
    id: 'capacity',
    header: t('column.capacity'),
    kind: 'count',
    value: ({ Capacity }) => Capacity,
  },
  { id: 'taken', header: t('column.taken'), kind: 'count', value: ({ Taken }) => Taken },
  { id: 'share', header: t('column.fill'), kind: 'percent', value: shareTaken },
];

const chart = (kind: SectionChart<NamedFill>['kind']): SectionChart<NamedFill> => ({
  kind,
  label: ({ name }) => name,
  value: shareTaken,
  formatValue: formatPercent,
});

const FillTotals = ({
  totals,
  compared,
}: {
  readonly totals: Fill;
  readonly compared: Fill | undefined;
}) => (
  <ReportTotals
    totals={[
      {
        name: t('total.fill'),
        value: shareTaken(totals),
        compared: compared && shareTaken(compared),
        format: formatPercent,
      },
      {
        name: t('total.taken'),
        value: totals.Taken,
        compared: compared?.Taken,
        format: formatCount,
      },
      {
        name: t('total.capacity'),
        value: totals.Capacity,
        compared: compared?.Capacity,
        format: formatCount,
      },
      { name: t('total.full'), value: totals.Full, compared: compared?.Full, format: formatCount },
    ]}
  />
);

export const SlotFillPage = () => {
  const { filter, changeFilter } = useReportFilter();
  const query = useSlotFillReport(filter);
  const compared = useSlotFillReport(comparedSpan(filter));
  return (
    <ReportsLayout filter={filter} onChange={changeFilter} hasComparison hint={t('hint.slots')}>
      <ReportContent
        query={query}
        isEmpty={({ Totals }) => Totals.Slots === 0}
        empty={{ title: t('emptySlots'), text: t('emptySlotsText') }}
      >
        {({ Totals, Days, Times, Groups }) => (
          <>
            <FillTotals
              totals={Totals}
              compared={filter.compare ? compared.data?.Totals : undefined}
            />
            <ReportSection
              name="fill-by-time"
              title={t('by.fillTimes')}
              span={filter}
              columns={columns(t('column.slot'))}
              rows={Times.map((row) => ({ ...row, name: formatTimeRange(row.Start, row.End) }))}
              chart={chart('bars')}
            />
            <ReportSection
              name="fill-by-day"
              title={t('by.fillDays')}
              span={filter}
              columns={columns(t('column.day'), 'day')}
              rows={Days.map((row) => ({ ...row, name: row.Date }))}
              chart={{ ...chart('line'), label: ({ name }) => formatDate(name) }}
            />
            <ReportSection
              name="fill-by-area"
              title={t('by.fillGroups')}
              span={filter}
              columns={columns(t('column.group'))}
              rows={Groups.map((row) => ({
                ...row,
                name: row.GroupName || t('row.group', { id: row.GroupId }),
              }))}
              chart={chart('bars')}
            />
          </>
        )}
      </ReportContent>
    </ReportsLayout>
  );
};
