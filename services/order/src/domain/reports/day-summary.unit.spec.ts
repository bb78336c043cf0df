import { summarizeDay, type OrderSummary } from './day-summary.ts';

const early = { slotId: 9, start: '07:00', end: '10:00' };
const late = { slotId: 4, start: '16:00', end: '19:00' };
const order = (change: Partial<OrderSummary> = {}): OrderSummary => ({
  slot: early,
  status: 'Confirmed',
  quantities: [2, 1],
  payablePaise: 100,
  ...change,
});

describe('the board of a day', () => {
  it('orders of one slot and state, counted, are one cell with their sums', () => {
    expect(summarizeDay([order(), order({ quantities: [4], payablePaise: 50 })])).toEqual([
      { ...early, status: 'Confirmed', count: 2, items: 7, payablePaise: 150 },
    ]);
  });
  it('slots and states, mixed, are cells of their own, the earliest slot first', () => {
    const rows = summarizeDay([order({ slot: late }), order(), order({ status: 'Packed' })]);
    expect(rows.map(({ slotId, status, count }) => [slotId, status, count])).toEqual([
      [9, 'Confirmed', 1],
      [9, 'Packed', 1],
      [4, 'Confirmed', 1],
    ]);
  });
  it('no order, counted, is no cell', () => expect(summarizeDay([])).toEqual([]));
});
