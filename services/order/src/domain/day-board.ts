import type { BookedSlot, Order } from './order.ts';

/** What a count of orders needs of one. */
export interface BriefOrder {
  readonly slot: Pick<BookedSlot, 'slotId' | 'start' | 'end'>;
  readonly status: Order['status'];
  readonly quantities: readonly number[];
  readonly payablePaise: number;
}

export interface BoardCell {
  readonly slotId: number;
  readonly start: string;
  readonly end: string;
  readonly status: Order['status'];
  readonly count: number;
  readonly items: number;
  readonly payablePaise: number;
}

const withOrder = (cell: BoardCell, { quantities, payablePaise }: BriefOrder): BoardCell => ({
  ...cell,
  count: cell.count + 1,
  items: quantities.reduce((sum, quantity) => sum + quantity, cell.items),
  payablePaise: cell.payablePaise + payablePaise,
});

/** How many orders stand in each slot and state; slots by their start. */
export const dayBoard = (orders: readonly BriefOrder[]): readonly BoardCell[] => {
  const cells = new Map<string, BoardCell>();
  for (const order of orders) {
    const key = `${order.slot.slotId} ${order.status}`;
    const { slotId, start, end } = order.slot;
    cells.set(
      key,
      withOrder(
        cells.get(key) ?? {
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
  return [...cells.values()].sort((a, b) => a.start.localeCompare(b.start) || a.slotId - b.slotId);
};
