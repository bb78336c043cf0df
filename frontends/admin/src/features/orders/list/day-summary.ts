import { orderStatus } from '@tokri/contracts/orders';
import type { orderAdminOperations } from '@tokri/contracts/api';
import type { ResponseBody } from '@tokri/web-kit/platform';

export type SlotStatusCount = ResponseBody<typeof orderAdminOperations.countDayOrders>[number];

const defaultStatuses: readonly number[] = [
  orderStatus.Confirmed,
  orderStatus.Packed,
  orderStatus.OutForDelivery,
  orderStatus.Delivered,
];

export interface DaySummaryRow {
  readonly slotId: number;
  readonly start: string;
  readonly end: string;
  readonly counts: Readonly<Record<number, number>>;
  readonly total: number;
}

export interface DaySummary {
  readonly statuses: readonly number[];
  readonly rows: readonly DaySummaryRow[];
  readonly statusTotals: Readonly<Record<number, number>>;
  readonly total: number;
}

const addCount = (counts: Readonly<Record<number, number>>, status: number, count: number) => ({
  ...counts,
  [status]: (counts[status] ?? 0) + count,
});

export const summarizeDay = (cells: readonly SlotStatusCount[]): DaySummary => {
  const rows = new Map<number, DaySummaryRow>();
  let statusTotals: Readonly<Record<number, number>> = {};
  for (const { SlotId, Start, End, Status, Count } of cells) {
    const row = rows.get(SlotId) ?? {
      slotId: SlotId,
      start: Start,
      end: End,
      counts: {},
      total: 0,
    };
    rows.set(SlotId, {
      ...row,
      counts: addCount(row.counts, Status, Count),
      total: row.total + Count,
    });
    statusTotals = addCount(statusTotals, Status, Count);
  }
  const statuses = [...new Set([...defaultStatuses, ...cells.map(({ Status }) => Status)])].sort(
    (a, b) => a - b,
  );
  return {
    statuses,
    rows: [...rows.values()],
    statusTotals,
    total: cells.reduce((sum, { Count }) => sum + Count, 0),
  };
};
