import type { OrderStatusName } from '@tokri/contracts/orders';
import type { BookedSlot } from '../order.ts';

/** Accepted but not with the customer yet. */
export const undeliveredStatuses = [
  'Confirmed',
  'Packed',
  'OutForDelivery',
] as const satisfies readonly OrderStatusName[];

export interface OrderInSlot {
  readonly slot: Pick<BookedSlot, 'slotId' | 'start' | 'end'>;
  readonly status: OrderStatusName;
}

export interface SlotProgress {
  readonly slotId: number;
  readonly start: string;
  readonly end: string;
  readonly toPack: number;
  readonly packed: number;
  readonly outForDelivery: number;
  readonly delivered: number;
  readonly late: number;
}

type Stage = 'toPack' | 'packed' | 'outForDelivery' | 'delivered';
const stages: Readonly<Partial<Record<OrderStatusName, Stage>>> = {
  Confirmed: 'toPack',
  Packed: 'packed',
  OutForDelivery: 'outForDelivery',
  Delivered: 'delivered',
};

/** Orders of one day. `time` is the time of that day, 'HH:mm'. */
export const summarizeProgress = (
  orders: readonly OrderInSlot[],
  time: string,
): readonly SlotProgress[] => {
  const rows = new Map<number, SlotProgress>();
  for (const { slot, status } of orders) {
    const stage = stages[status];
    if (stage === undefined) continue;
    const { slotId, start, end } = slot;
    const counts = { toPack: 0, packed: 0, outForDelivery: 0, delivered: 0, late: 0 };
    const row = rows.get(slotId) ?? { slotId, start, end, ...counts };
    const isLate = stage !== 'delivered' && end < time;
    rows.set(slotId, { ...row, [stage]: row[stage] + 1, late: row.late + (isLate ? 1 : 0) });
  }
  return [...rows.values()].sort((a, b) => a.start.localeCompare(b.start) || a.slotId - b.slotId);
};
