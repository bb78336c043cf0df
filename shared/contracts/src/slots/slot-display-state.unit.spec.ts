import {
  fewLeftThreshold,
  isSlotSelectable,
  slotDisplayState,
  type SlotAvailability,
} from './slot-display-state.ts';

const cutOffAt = new Date('2026-11-22T08:30:00Z');
const beforeCutOff = new Date(cutOffAt.getTime() - 1);
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
    ['enough units', slot(), 'Open'],
    ['one unit above the threshold', slot({ left: fewLeftThreshold + 1 }), 'Open'],
    ['as many units as the threshold', slot({ left: fewLeftThreshold }), 'FewLeft'],
    ['a small slot without holds', slot({ capacity: 3, left: 3 }), 'Open'],
    ['no units', slot({ left: 0 }), 'Full'],
    ['a negative number of units', slot({ left: -1 }), 'Full'],
    ['one free item', slot({ itemsFree: 1 }), 'Open'],
    ['units but no free items', slot({ itemsFree: 0 }), 'Full'],
    ['closed by staff', slot({ closedFor: 'closed' }), 'Closed'],
    ['closed and full', slot({ closedFor: 'blackout', left: 0 }), 'Closed'],
  ])('returns for %s the state %s', (...[_situation, availability, expected]) =>
    expect(slotDisplayState(availability, beforeCutOff)).toBe(expected),
  );

  it('is Closed from the cut-off on', () =>
    expect(slotDisplayState(slot(), cutOffAt)).toBe('Closed'));
});

describe('isSlotSelectable', () => {
  it.each([
    ['Open', true],
    ['FewLeft', true],
    ['Full', false],
    ['Closed', false],
  ] as const)('returns for %s: %s', (state, expected) =>
    expect(isSlotSelectable(state)).toBe(expected),
  );
});
