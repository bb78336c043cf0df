import { boardOf, type DayCount } from './board-model.ts';

const cell = (change: Partial<DayCount>): DayCount => ({
  SlotId: 5,
  Start: '07:00',
  End: '10:00',
  Status: 3,
  Count: 1,
  Items: 2,
  Payable: 10,
  ...change,
});

describe('the board of a day', () => {
  it('cells of two slots, set out, are rows with sums down and across', () => {
    const board = boardOf([
      cell({ Count: 4 }),
      cell({ Status: 4, Count: 2 }),
      cell({ SlotId: 6, Start: '16:00', Count: 3 }),
    ]);
    expect(board.rows.map(({ slotId, counts, total }) => [slotId, counts, total])).toEqual([
      [5, { 3: 4, 4: 2 }, 6],
      [6, { 3: 3 }, 3],
    ]);
    expect([board.sums, board.total]).toEqual([{ 3: 7, 4: 2 }, 9]);
  });
  it('states that nobody is in, stand only where the day leads through them', () => {
    expect(boardOf([]).statuses).toEqual([3, 4, 5, 6]);
    expect(boardOf([cell({ Status: 7 })]).statuses).toEqual([3, 4, 5, 6, 7]);
  });
});
