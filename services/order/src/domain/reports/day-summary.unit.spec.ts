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

describe('summarizeDay', () => {
  it('sums the orders of one slot and status in one row', () => {
    expect(summarizeDay([order(), order({ quantities: [4], payablePaise: 50 })])).toEqual([
      { ...early, status: 'Confirmed', count: 2, items: 7, payablePaise: 150 },
    ]);
  });
  it('separates slots and statuses and sorts by the start of the slot', () => {
    const rows = summarizeDay([order({ slot: late }), order(), order({ status: 'Packed' })]);
    expect(rows.map(({ slotId, status, count }) => [slotId, status, count])).toEqual([
      [9, 'Confirmed', 1],
      [9, 'Packed', 1],
      [4, 'Confirmed', 1],
    ]);
  });
  it('returns no rows without orders', () => expect(summarizeDay([])).toEqual([]));
});
