import type { SalesReportResponse } from '@tokri/contracts/api';
import { isUnitedKingdom } from '@tokri/contracts/market';
import { formatPercent, formatPrice } from '@tokri/web-kit/ui';
import { t } from '../labels.ts';
import type { ReportColumn } from '../report-columns.ts';
import { useSalesReport } from '../report-queries.ts';
import { ReportSection } from '../report-section.tsx';
import { hasNoSales, ReportContent, ReportsLayout, useReportFilter } from '../reports-layout.tsx';

type TaxRow = Omit<SalesReportResponse['Taxes'][number], 'TaxPercent'> & { readonly name: string };

/** VAT is one tax and stands where IGST does. */
const taxColumns = (): readonly ReportColumn<TaxRow>[] =>
  isUnitedKingdom()
    ? [{ id: 'vat', header: 'VAT', kind: 'money', value: ({ Igst }) => Igst }]
    : [
        { id: 'cgst', header: t('column.cgst'), kind: 'money', value: ({ Cgst }) => Cgst },
        { id: 'sgst', header: t('column.sgst'), kind: 'money', value: ({ Sgst }) => Sgst },
        { id: 'igst', header: t('column.igst'), kind: 'money', value: ({ Igst }) => Igst },
      ];

const columns = (): readonly ReportColumn<TaxRow>[] => [
  { id: 'rate', header: t('column.rate'), kind: 'text', value: ({ name }) => name },
  { id: 'taxable', header: t('column.taxable'), kind: 'money', value: ({ Taxable }) => Taxable },
  ...taxColumns(),
];

/** Amounts have whole paise, which sums of fractions of a rupee do not keep. */
const sumRupees = (amounts: readonly number[]): number =>
  amounts.reduce((sum, amount) => sum + Math.round(amount * 100), 0) / 100;

export const TaxPage = () => {
  const { filter, changeFilter } = useReportFilter();
  const query = useSalesReport(filter);
  return (
    <ReportsLayout filter={filter} onChange={changeFilter}>
      <ReportContent query={query} isEmpty={hasNoSales}>
        {({ Taxes }) => (
          <ReportSection<TaxRow>
            name="tax-by-rate"
            title={t('by.taxes')}
            span={filter}
            columns={columns()}
            rows={Taxes.map((row) => ({ ...row, name: formatPercent(row.TaxPercent / 100) }))}
            closing={[
              {
                name: t('row.total'),
                Taxable: sumRupees(Taxes.map(({ Taxable }) => Taxable)),
                Cgst: sumRupees(Taxes.map(({ Cgst }) => Cgst)),
                Sgst: sumRupees(Taxes.map(({ Sgst }) => Sgst)),
                Igst: sumRupees(Taxes.map(({ Igst }) => Igst)),
              },
            ]}
            chart={{
              kind: 'bars',
              label: ({ name }) => name,
              value: ({ Cgst, Sgst, Igst }) => sumRupees([Cgst, Sgst, Igst]),
              formatValue: formatPrice,
            }}
          />
        )}
      </ReportContent>
    </ReportsLayout>
  );
};
