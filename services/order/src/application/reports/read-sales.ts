import { checkReportSpan } from '@tokri/contracts/orders';
import type { Pagination } from '@tokri/contracts/platform';
import { paginate } from '@tokri/contracts/platform';
import type { ItemSales, SalesDays, SalesRecords, SoldItem } from '../ports/sales-days.ts';
import { sumSalesDays, type SalesSpan } from '../../domain/reports/sales-day.ts';

export interface ReportSpan {
  readonly fromDate: string;
  readonly toDate: string;
}

export const readSales = async (
  { salesDays }: { readonly salesDays: SalesDays },
  span: ReportSpan,
): Promise<{
  readonly days: SalesRecords['days'];
  readonly sum: SalesSpan;
}> => {
  checkReportSpan(span.fromDate, span.toDate);
  const { days, parts } = await salesDays.read(span.fromDate, span.toDate);
  return { days, sum: sumSalesDays(parts) };
};

export interface NamedItemSales extends ItemSales {
  readonly item: SoldItem | undefined;
}

export const listItemSales = async (
  { salesDays }: { readonly salesDays: SalesDays },
  span: ReportSpan,
  pagination: Pagination,
): Promise<{ readonly total: number; readonly rows: readonly NamedItemSales[] }> => {
  checkReportSpan(span.fromDate, span.toDate);
  const sums = [...(await salesDays.sumItems(span.fromDate, span.toDate))].sort(
    (a, b) => b.totalPaise - a.totalPaise || a.itemId - b.itemId,
  );
  const page = paginate(sums, pagination);
  const items = await salesDays.listItems(page.map(({ itemId }) => itemId));
  return {
    total: sums.length,
    rows: page.map((row) => ({ ...row, item: items.get(row.itemId) })),
  };
};
