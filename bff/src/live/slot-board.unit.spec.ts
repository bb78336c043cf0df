import { createSlotBoard } from './slot-board.ts';
import type { SlotState } from './slot-left.ts';

const at = (seconds: number): Date => new Date(Date.parse('2026-11-21T06:00:00Z') + seconds * 1000);
const state = (slotId: number, left: number, groupId = 1): SlotState => ({
  slotId,
  companyId: 1,
  groupId,
  date: '2026-11-22',
  start: '16:00',
  end: '19:00',
  cutOffAt: '2026-11-22T14:00:00.000+05:30',
  feePaise: 0,
  minimumOrderPaise: 0,
  capacity: 40,
  left,
  itemsFree: null,
  closedFor: '',
});

describe('what has changed of the slots of a group', () => {
  const board = createSlotBoard();
  const changed = (since: number, groupId = 1) =>
    board.changedSince(groupId, at(since)).map(({ SlotId, Left }) => [SlotId, Left]);
  beforeAll(() => {
    board.setSlot('1', state(1, 4), at(0));
    board.setSlot('2', state(2, 4), at(0));
    board.setSlot('3', state(3, 4, 2), at(20));
    board.setSlot('1', state(1, 3), at(20));
    board.setSlot('2', state(2, 4), at(20));
  });
  it('since a place was taken, is that slot as it stands', () =>
    expect(changed(10)).toEqual([[1, 3]]));
  it('since before all of it, is each slot once', () =>
    expect(changed(0)).toEqual([
      [1, 3],
      [2, 4],
    ]));
  it('since the last change, is nothing', () => expect(changed(21)).toEqual([]));
  it('of another group, is its own', () => expect(changed(10, 2)).toEqual([[3, 4]]));
});
