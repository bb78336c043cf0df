import { summarizeDay, type SlotStatusCount } from './day-summary.ts';

const buildCount = (change: Partial<SlotStatusCount>): SlotStatusCount => ({
  SlotId: 5,
  Start: '07:00',
  End: '10:00',
  Status: 3,
  Count: 1,
  Items: 2,
  Payable: 10,
  ...change,
});

describe('summarizeDay', () => {
  it('builds a row per slot with totals by slot and by status', () => {
    const summary = summarizeDay([
      buildCount({ Count: 4 }),
      buildCount({ Status: 4, Count: 2 }),
      buildCount({ SlotId: 6, Start: '16:00', Count: 3 }),
    ]);
    expect(summary.rows.map(({ slotId, counts, total }) => [slotId, counts, total])).toEqual([
      [5, { 3: 4, 4: 2 }, 6],
      [6, { 3: 3 }, 3],
    ]);
    expect([summary.statusTotals, summary.total]).toEqual([{ 3: 7, 4: 2 }, 9]);
  });
  it('adds columns for rare statuses only when they occur', () => {
    expect(summarizeDay([]).statuses).toEqual([3, 4, 5, 6]);
    expect(summarizeDay([buildCount({ Status: 7 })]).statuses).toEqual([3, 4, 5, 6, 7]);
  });
});
