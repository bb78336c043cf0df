import type { SalesReportResponse } from '@tokri/contracts/api';
import { formatCount, formatDate, formatExactPrice, formatPrice } from '@tokri/web-kit/ui';
import { useLocations } from '../../../locations/use-locations.ts';
import { t } from '../labels.ts';
import { comparedSpan, type Span } from '../report-filter.ts';
import { useCategories, useSalesReport } from '../report-queries.ts';
import { ReportSection, type SectionChart } from '../report-section.tsx';
import { ReportTotals } from '../report-totals.tsx';
import { hasNoSales, ReportContent, ReportsLayout, useReportFilter } from '../reports-layout.tsx';
import {
  closingRows,
  namedColumns,
  salesColumns,
  slotName,
  totalRow,
  type Named,
} from '../sales-columns.ts';

type Compared = SalesReportResponse | undefined;

const averageOrder = ({ Total, Orders, Returns }: SalesReportResponse['Totals']): number =>
  Orders - Returns > 0 ? Math.round((Total * 100) / (Orders - Returns)) / 100 : 0;

const SalesTotals = ({
  report: { Totals },
  compared,
}: {
  readonly report: SalesReportResponse;
  readonly compared: Compared;
}) => {
  const before = compared?.Totals;
  return (
    <ReportTotals
      totals={[
        {
          name: t('total.sales'),
          value: Totals.Total,
          compared: before?.Total,
          format: formatExactPrice,
        },
        {
          name: t('total.orders'),
          value: Totals.Orders,
          compared: before?.Orders,
          format: formatCount,
        },
        {
          name: t('total.average'),
          value: averageOrder(Totals),
          compared: before && averageOrder(before),
          format: formatExactPrice,
        },
        {
          name: t('total.returns'),
          value: Totals.Returns,
          compared: before?.Returns,
          format: formatCount,
        },
      ]}
    />
  );
};

const totalBars: SectionChart<Named> = {
  kind: 'bars',
  label: ({ name }) => name,
  value: ({ Total }) => Total,
  formatValue: formatPrice,
};

const DaySection = ({
  report: { Days, Totals },
  compared,
  span,
}: {
  readonly report: SalesReportResponse;
  readonly compared: Compared;
  readonly span: Span;
}) => (
  <ReportSection
    name="sales-by-day"
    title={t('by.days')}
    span={span}
    columns={[
      {
        id: 'day',
        header: t('column.day'),
        kind: 'day',
        value: ({ Date: day }) => day,
      },
      ...salesColumns(),
    ]}
    rows={Days}
    closing={[{ ...Totals, Date: t('row.total'), Delivered: 0, OnTime: 0 }]}
    chart={{
      kind: 'line',
      label: ({ Date: day }) => formatDate(day),
      value: ({ Total }) => Total,
      compared: compared?.Days.map(({ Total }) => Total),
      formatValue: formatPrice,
    }}
  />
);

const Breakdown = ({
  name,
  title,
  header,
  span,
  rows,
  closing,
}: {
  readonly name: string;
  readonly title: string;
  readonly header: string;
  readonly span: Span;
  readonly rows: readonly Named[];
  readonly closing: readonly Named[];
}) => (
  <ReportSection
    name={name}
    title={title}
    span={span}
    columns={namedColumns(header)}
    rows={rows}
    closing={closing}
    chart={totalBars}
  />
);

const useCategoryName = () => {
  const { data = [] } = useCategories();
  return (itemGroupId: number): string => {
    const category = data.find(({ Id }) => Id === itemGroupId);
    return category ? category.Name : t('row.category', { id: itemGroupId });
  };
};

const useLocationName = () => {
  const { data = [] } = useLocations();
  return (locationId: number): string =>
    data.find(({ Id }) => Id === locationId)?.Name ?? t('row.location', { id: locationId });
};

const Breakdowns = ({
  report,
  span,
}: {
  readonly report: SalesReportResponse;
  readonly span: Span;
}) => {
  const categoryName = useCategoryName();
  const locationName = useLocationName();
  const total = [totalRow(report)];
  return (
    <>
      <Breakdown
        name="sales-by-slot"
        title={t('by.slots')}
        header={t('column.slot')}
        span={span}
        rows={report.Slots.map((slot) => ({ ...slot, name: slotName(slot) }))}
        closing={total}
      />
      <Breakdown
        name="sales-by-category"
        title={t('by.categories')}
        header={t('column.category')}
        span={span}
        rows={report.Categories.map((row) => ({ ...row, name: categoryName(row.ItemGroupId) }))}
        closing={closingRows(report)}
      />
      <Breakdown
        name="sales-by-pincode"
        title={t('by.pincodes')}
        header={t('column.pincode')}
        span={span}
        rows={report.Pincodes.map((row) => ({ ...row, name: row.Pincode }))}
        closing={total}
      />
      <Breakdown
        name="sales-by-location"
        title={t('by.locations')}
        header={t('column.location')}
        span={span}
        rows={report.Locations.map((row) => ({ ...row, name: locationName(row.LocationId) }))}
        closing={total}
      />
    </>
  );
};

export const SalesPage = () => {
  const { filter, changeFilter } = useReportFilter();
  const query = useSalesReport(filter);
  const compared = useSalesReport(comparedSpan(filter));
  const comparedReport = filter.compare ? compared.data : undefined;
  return (
    <ReportsLayout filter={filter} onChange={changeFilter} hasComparison>
      <ReportContent query={query} isEmpty={hasNoSales}>
        {(report) => (
          <>
            <SalesTotals report={report} compared={comparedReport} />
            <DaySection report={report} compared={comparedReport} span={filter} />
            <Breakdowns report={report} span={filter} />
          </>
        )}
      </ReportContent>
    </ReportsLayout>
  );
};
