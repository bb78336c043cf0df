import { formatExactPrice, formatPrice } from '@tokri/web-kit/ui';
import { t } from '../labels.ts';
import type { ReportColumn } from '../report-columns.ts';
import { comparedSpan } from '../report-filter.ts';
import { useOffers, useSalesReport } from '../report-queries.ts';
import { ReportSection, type SectionChart } from '../report-section.tsx';
import { ReportTotals } from '../report-totals.tsx';
import { hasNoSales, ReportContent, ReportsLayout, useReportFilter } from '../reports-layout.tsx';
import type { Named } from '../sales-columns.ts';

const columns = (header: string): readonly ReportColumn<Named>[] => [
  { id: 'name', header, kind: 'text', value: ({ name }) => name },
  { id: 'orders', header: t('column.orders'), kind: 'count', value: ({ Orders }) => Orders },
  { id: 'units', header: t('column.units'), kind: 'count', value: ({ Units }) => Units },
  {
    id: 'discount',
    header: t('column.discount'),
    kind: 'money',
    value: ({ Discount }) => Discount,
  },
  { id: 'total', header: t('column.total'), kind: 'money', value: ({ Total }) => Total },
];

const discountBars: SectionChart<Named> = {
  kind: 'bars',
  label: ({ name }) => name,
  value: ({ Discount }) => Discount,
  formatValue: formatPrice,
};

const useOfferName = () => {
  const { data = [] } = useOffers();
  const names = new Map(data.map(({ Id, Name }) => [Id, Name]));
  return (offerId: number): string => names.get(offerId) ?? t('row.offer', { id: offerId });
};

export const DiscountsPage = () => {
  const offerName = useOfferName();
  const { filter, changeFilter } = useReportFilter();
  const query = useSalesReport(filter);
  const compared = useSalesReport(comparedSpan(filter));
  return (
    <ReportsLayout filter={filter} onChange={changeFilter} hasComparison>
      <ReportContent query={query} isEmpty={hasNoSales}>
        {({ Totals, Offers, Coupons }) => (
          <>
            <ReportTotals
              totals={[
                {
                  name: t('total.discount'),
                  value: Totals.Discount,
                  compared: filter.compare ? compared.data?.Totals.Discount : undefined,
                  format: formatExactPrice,
                },
              ]}
            />
            <ReportSection
              name="offers"
              title={t('by.offers')}
              span={filter}
              columns={columns(t('column.offer'))}
              rows={Offers.map((row) => ({ ...row, name: offerName(row.OfferId) }))}
              chart={discountBars}
            />
            <ReportSection
              name="coupons"
              title={t('by.coupons')}
              span={filter}
              columns={columns(t('column.coupon'))}
              rows={Coupons.map((row) => ({ ...row, name: row.Code }))}
              chart={discountBars}
            />
          </>
        )}
      </ReportContent>
    </ReportsLayout>
  );
};
