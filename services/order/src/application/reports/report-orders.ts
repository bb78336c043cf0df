import { checkReportSpan } from '@tokri/contracts/orders';
import type { Clock } from '@tokri/service-kit/use-case';
import { lastKeptDay, listDays } from '../../domain/reports/placed-days.ts';
import { addReportTotals, type ReportTotals } from '../../domain/reports/report-totals.ts';
import type { OrderFilter, OrderPage, OrderStore } from '../ports/order-store.ts';
import type { PlacedDays } from '../ports/placed-days.ts';
import type { SalesOrders } from '../ports/sales-days.ts';

export interface ReportOrdersDeps {
  readonly store: Pick<OrderStore, 'listPlaced' | 'sumPlaced'>;
  readonly placedDays: PlacedDays;
  readonly salesOrders: Pick<SalesOrders, 'listChanged'>;
  readonly clock: Clock;
}

interface Span {
  readonly fromDate: string;
  readonly toDate: string;
}

const maxChangedOrders = 2_000;

/** Marks are read before sums: a day is invalidated before the mark of its order is cleared. */
const listValidSums = async (
  { placedDays, salesOrders, clock }: ReportOrdersDeps,
  { fromDate, toDate }: Span,
): Promise<ReadonlyMap<string, ReportTotals>> => {
  const changed = await salesOrders.listChanged(maxChangedOrders);
  if (changed.length === maxChangedOrders) return new Map();
  const changedDays = new Set(changed.map(({ placedOn }) => placedOn));
  const lastDay = lastKeptDay(clock());
  const sums = await placedDays.listSums(fromDate, toDate);
  return new Map([...sums].filter(([day]) => day <= lastDay && !changedDays.has(day)));
};

/** Sums are not kept by status and number. */
const sumOrders = async (
  deps: ReportOrdersDeps,
  span: Span,
  { status, search }: Pick<OrderFilter, 'status' | 'search'>,
): Promise<ReportTotals> => {
  const days = listDays(span.fromDate, span.toDate);
  if (status !== undefined || search !== undefined)
    return deps.store.sumPlaced(days, { status, search });
  const kept = await listValidSums(deps, span);
  const rest = await deps.store.sumPlaced(
    days.filter((day) => !kept.has(day)),
    {},
  );
  return [...kept.values()].reduce(addReportTotals, rest);
};

export const reportOrders = async (
  deps: ReportOrdersDeps,
  { fromDate, toDate, ...filter }: OrderFilter & Span,
): Promise<OrderPage & { readonly totals: ReportTotals }> => {
  checkReportSpan(fromDate, toDate);
  const span = { fromDate, toDate };
  const [orders, totals] = await Promise.all([
    deps.store.listPlaced(span, filter),
    sumOrders(deps, span, filter),
  ]);
  return { orders, total: totals.count, totals };
};
