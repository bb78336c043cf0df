import {
  fewLeftThreshold,
  isSlotSelectable,
  slotDisplayState,
  type SlotAvailability,
} from './slot-display-state.ts';

const cutOffAt = new Date('2026-11-22T08:30:00Z');
const before = new Date(cutOffAt.getTime() - 1);
const slot = (changes: Partial<SlotAvailability> = {}): SlotAvailability => ({
  closedFor: '',
  cutOffAt,
  left: 30,
  capacity: 40,
  itemsFree: null,
  ...changes,
});

describe('slotDisplayState', () => {
  it.each([
    ['places enough', slot(), 'Open'],
    ['one more than few', slot({ left: fewLeftThreshold + 1 }), 'Open'],
    ['few', slot({ left: fewLeftThreshold }), 'FewLeft'],
    ['a small slot that nobody has taken', slot({ capacity: 3, left: 3 }), 'Open'],
    ['no place', slot({ left: 0 }), 'Full'],
    ['less than none', slot({ left: -1 }), 'Full'],
    ['one piece more', slot({ itemsFree: 1 }), 'Open'],
    ['places, but not one piece more', slot({ itemsFree: 0 }), 'Full'],
    ['closed by staff', slot({ closedFor: 'closed' }), 'Closed'],
    ['closed and full', slot({ closedFor: 'blackout', left: 0 }), 'Closed'],
  ])('for %s: %s', (_situation, room, shown) => expect(slotDisplayState(room, before)).toBe(shown));

  it('is Closed from the cut-off on', () =>
    expect(slotDisplayState(slot(), cutOffAt)).toBe('Closed'));
});

describe('isSlotSelectable', () => {
  it.each([
    ['Open', true],
    ['FewLeft', true],
    ['Full', false],
    ['Closed', false],
  ] as const)('for %s is %s', (shown, expected) => expect(isSlotSelectable(shown)).toBe(expected));
});
