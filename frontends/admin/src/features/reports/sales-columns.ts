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
  { id: 'total', header: t('column.total'), kind: 'money', value: ({ Total }) => Total },
];

export type Named = Sales & { readonly name: string };

export const namedColumns = (header: string): readonly ReportColumn<Named>[] => [
  { id: 'name', header, kind: 'text', value: ({ name }) => name },
  ...salesColumns(),
];

export const slotName = ({ Start, End }: SalesReportResponse['Slots'][number]): string =>
  formatTimeRange(Start, End);
