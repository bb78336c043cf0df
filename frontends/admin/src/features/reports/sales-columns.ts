import type { SalesReportResponse } from '@tokri/contracts/api';
import { formatTimeRange } from '@tokri/web-kit/ui';
import { t } from './labels.ts';
import type { ReportColumn } from './report-columns.ts';

export type Sales = SalesReportResponse['Totals'];

export const salesColumns = (): readonly ReportColumn<Sales>[] => [
  { id: 'orders', header: t('column.orders'), kind: 'count', value: ({ Orders }) => Orders },
  { id: 'returns', header: t('column.returns'), kind: 'count', value: ({ Returns }) => Returns },
  { id: 'units', header: t('column.units'), kind: 'count', value: ({ Units }) => Units },
  { id: 'taxable', header: t('column.taxable'), kind: 'money', value: ({ Taxable }) => Taxable },
  { id: 'tax', header: t('column.tax'), kind: 'money', value: ({ Tax }) => Tax },
  {
    id: 'roundOff',
    header: t('column.roundOff'),
    kind: 'money',
    value: ({ RoundOff }) => RoundOff,
  },
  { id: 'total', header: t('column.total'), kind: 'money', value: ({ Total }) => Total },
];

export type Named = Sales & { readonly name: string };

export const namedColumns = (header: string): readonly ReportColumn<Named>[] => [
  { id: 'name', header, kind: 'text', value: ({ name }) => name },
  ...salesColumns(),
];

const none: Sales = {
  ...{ Orders: 0, Returns: 0, Units: 0 },
  ...{ Taxable: 0, Tax: 0, RoundOff: 0, Total: 0, Discount: 0 },
};
const difference = (whole: number, ...parts: readonly number[]): number =>
  parts.reduce((rest, part) => rest - Math.round(part * 100), Math.round(whole * 100)) / 100;

export const totalRow = ({ Totals }: Pick<SalesReportResponse, 'Totals'>): Named => ({
  ...Totals,
  name: t('row.total'),
});

/** Rows that make the rows of items or categories add up to the total. */
export const closingRows = ({
  Totals,
  Delivery,
}: Pick<SalesReportResponse, 'Totals' | 'Delivery'>): readonly Named[] => [
  { ...none, ...Delivery, name: t('row.delivery') },
  { ...none, RoundOff: Totals.RoundOff, Total: Totals.RoundOff, name: t('row.roundOff') },
  totalRow({ Totals }),
];

/** For a page of a longer list, whose rows alone do not add up. */
export const allItemsRow = ({
  Totals,
  Delivery,
}: Pick<SalesReportResponse, 'Totals' | 'Delivery'>): Named => ({
  ...Totals,
  name: t('row.allItems'),
  Taxable: difference(Totals.Taxable, Delivery.Taxable),
  Tax: difference(Totals.Tax, Delivery.Tax),
  RoundOff: 0,
  Total: difference(Totals.Total, Delivery.Total, Totals.RoundOff),
});

export const slotName = ({ Start, End }: SalesReportResponse['Slots'][number]): string =>
  formatTimeRange(Start, End);
