import { orderStatus } from '@tokri/contracts';
import type { orderAdminOperations } from '@tokri/contracts/http';
import type { Answer } from '@tokri/web-kit/platform';

export type DayCount = Answer<typeof orderAdminOperations.countDayOrders>[number];

/** Columns that are there on the quietest day; the others come with their first order. */
const always: readonly number[] = [
  orderStatus.Confirmed,
  orderStatus.Packed,
  orderStatus.OutForDelivery,
  orderStatus.Delivered,
];

export interface BoardRow {
  readonly slotId: number;
  readonly start: string;
  readonly end: string;
  /** By status. */
  readonly counts: Readonly<Record<number, number>>;
  readonly total: number;
}

export interface Board {
  readonly statuses: readonly number[];
  readonly rows: readonly BoardRow[];
  readonly sums: Readonly<Record<number, number>>;
  readonly total: number;
}

const added = (counts: Readonly<Record<number, number>>, status: number, count: number) => ({
  ...counts,
  [status]: (counts[status] ?? 0) + count,
});

/** The little table on top: slots down, states across, with sums. */
export const boardOf = (cells: readonly DayCount[]): Board => {
  const rows = new Map<number, BoardRow>();
  let sums: Readonly<Record<number, number>> = {};
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
      counts: added(row.counts, Status, Count),
      total: row.total + Count,
    });
    sums = added(sums, Status, Count);
  }
  const statuses = [...new Set([...always, ...cells.map(({ Status }) => Status)])].sort(
    (a, b) => a - b,
  );
  return {
    statuses,
    rows: [...rows.values()],
    sums,
    total: cells.reduce((sum, { Count }) => sum + Count, 0),
  };
};
