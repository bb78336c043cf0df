import { createSlotBoard } from './slot-board.ts';
import { slotLeft } from './slot-left.ts';
import type { SlotState } from './slot-left.ts';

const slot: SlotState = {
  slotId: 5,
  companyId: 1,
  groupId: 1,
  date: '2026-11-20',
  start: '07:00',
  end: '10:00',
  cutOffAt: '2026-11-20T05:00:00+05:30',
  feePaise: 0,
  minimumOrderPaise: 0,
  capacity: 40,
  left: 30,
  itemsFree: null,
  closedFor: '',
};
const before = new Date('2026-11-19T12:00:00+05:30');
const cutOff = new Date('2026-11-20T05:00:00+05:30');

describe('what visitors are told of a slot', () => {
  it.each([
    ['places enough', {}, 'Open', 30],
    ['six places', { left: 6 }, 'Open', 6],
    ['five places', { left: 5 }, 'FewLeft', 5],
    ['one place', { left: 1 }, 'FewLeft', 1],
    ['no place', { left: 0 }, 'Full', 0],
    ['less than none', { left: -1 }, 'Full', 0],
    ['places but not one piece more', { itemsFree: 0 }, 'Full', 30],
    ['all of few places', { capacity: 4, left: 4 }, 'Open', 4],
    ['closed by staff', { closedFor: 'closed' }, 'Closed', 30],
    ['closed and full', { closedFor: 'blackout', left: 0 }, 'Closed', 0],
  ])('a slot with %s, before its cut-off, is as it is', (_name, change, State, Left) => {
    expect(slotLeft({ ...slot, ...change }, before)).toEqual({ SlotId: 5, Left, State });
  });

  it('a slot, at its cut-off and not a moment before, is closed', () => {
    expect(slotLeft(slot, new Date(cutOff.getTime() - 1)).State).toBe('Open');
    expect(slotLeft(slot, cutOff).State).toBe('Closed');
  });
});

describe('the board of slots', () => {
  const area = {
    groupId: 1,
    ranges: [
      { from: '560001', to: '560110' },
      { from: '570001', to: '570001' },
    ],
  };

  it('a state that differs for visitors, taken in, is told; one that does not is not', () => {
    const board = createSlotBoard();
    expect(board.setSlot('5', slot, before)).toEqual({
      groupId: 1,
      slot: { SlotId: 5, Left: 30, State: 'Open' },
    });
    expect(board.setSlot('5', { ...slot, feePaise: 2_000 }, before)).toBeUndefined();
    expect(board.setSlot('5', { ...slot, left: 29 }, before)).toMatchObject({ slot: { Left: 29 } });
  });

  it('a cut-off that passes, at the next tick, is told once', () => {
    const board = createSlotBoard();
    board.setSlot('5', slot, before);
    expect(board.tick(before)).toEqual([]);
    expect(board.tick(cutOff)).toMatchObject([{ slot: { SlotId: 5, State: 'Closed' } }]);
    expect(board.tick(cutOff)).toEqual([]);
  });

  it('a slot put away, later, is neither told nor present', () => {
    const board = createSlotBoard();
    board.setSlot('5', slot, before);
    expect(board.present(1, before)).toHaveLength(1);
    board.setSlot('5', null, before);
    expect(board.present(1, before)).toEqual([]);
    expect(board.tick(cutOff)).toEqual([]);
  });

  it.each([
    ['560001', 1],
    ['560034', 1],
    ['560110', 1],
    ['570001', 1],
    ['560111', undefined],
    ['110001', undefined],
  ])('pincode %s, looked up, has group %s', (pincode, group) => {
    const board = createSlotBoard();
    board.setArea('1', area);
    expect(board.groupOfPincode(pincode)).toBe(group);
  });

  it('an area that is gone, looked up, serves nobody', () => {
    const board = createSlotBoard();
    board.setArea('1', area);
    board.setArea('1', null);
    expect(board.groupOfPincode('560034')).toBeUndefined();
  });
});
