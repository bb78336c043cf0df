import type { BookedSlot, Order } from '../order.ts';

export interface OrderSummary {
  readonly slot: Pick<BookedSlot, 'slotId' | 'start' | 'end'>;
  readonly status: Order['status'];
  readonly quantities: readonly number[];
  readonly payablePaise: number;
}

export interface DaySummaryRow {
  readonly slotId: number;
  readonly start: string;
  readonly end: string;
  readonly status: Order['status'];
  readonly count: number;
  readonly items: number;
  readonly payablePaise: number;
}

const addOrder = (
  row: DaySummaryRow,
  { quantities, payablePaise }: OrderSummary,
): DaySummaryRow => ({
  ...row,
  count: row.count + 1,
  items: quantities.reduce((sum, quantity) => sum + quantity, row.items),
  payablePaise: row.payablePaise + payablePaise,
});

export const summarizeDay = (orders: readonly OrderSummary[]): readonly DaySummaryRow[] => {
  const rows = new Map<string, DaySummaryRow>();
  for (const order of orders) {
    const key = `${order.slot.slotId} ${order.status}`;
    const { slotId, start, end } = order.slot;
    rows.set(
      key,
      addOrder(
        rows.get(key) ?? {
          slotId,
          start,
          end,
          status: order.status,
          count: 0,
          items: 0,
          payablePaise: 0,
        },
        order,
      ),
    );
  }
  return [...rows.values()].sort((a, b) => a.start.localeCompare(b.start) || a.slotId - b.slotId);
};
