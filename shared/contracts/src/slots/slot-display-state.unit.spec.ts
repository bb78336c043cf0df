import {
  fewLeftThreshold,
  isSlotSelectable,
  listingReason,
  slotDisplayState,
  type SlotAvailability,
} from './slot-display-state.ts';

type Availability = SlotAvailability<'closed' | 'blackout'>;

const cutOffAt = new Date('2026-11-22T08:30:00Z');
const beforeCutOff = new Date(cutOffAt.getTime() - 1);
const slot = (changes: Partial<Availability> = {}): Availability => ({
  closedFor: '',
  cutOffAt,
  left: 30,
  itemsFree: null,
  ...changes,
});

describe('listingReason', () => {
  it.each([
    ['enough units', slot(), null],
    ['one unit', slot({ left: 1 }), null],
    ['no units', slot({ left: 0 }), 'full'],
    ['a negative number of units', slot({ left: -1 }), 'full'],
    ['one free item', slot({ itemsFree: 1 }), null],
    ['units but no free items', slot({ itemsFree: 0 }), 'full'],
    ['closed by staff', slot({ closedFor: 'closed' }), 'closed'],
    ['closed and full', slot({ closedFor: 'blackout', left: 0 }), 'blackout'],
  ])('returns for %s the reason %s', (...[_situation, availability, expected]) =>
    expect(listingReason(availability, beforeCutOff)).toBe(expected),
  );

  it('is the cut-off from the cut-off on, even when the slot is full', () =>
    expect([listingReason(slot(), cutOffAt), listingReason(slot({ left: 0 }), cutOffAt)]).toEqual([
      'cut-off',
      'cut-off',
    ]));
});

describe('slotDisplayState', () => {
  it.each([
    ['enough units', null, { left: 30, capacity: 40 }, 'Open'],
    ['one unit above the threshold', null, { left: fewLeftThreshold + 1, capacity: 40 }, 'Open'],
    ['as many units as the threshold', null, { left: fewLeftThreshold, capacity: 40 }, 'FewLeft'],
    ['a small slot without holds', null, { left: 3, capacity: 3 }, 'Open'],
    ['a full slot', 'full', { left: 0, capacity: 40 }, 'Full'],
    ['a full slot with free units', 'full', { left: 2, capacity: 40 }, 'Full'],
    ['a closed slot', 'closed', { left: 30, capacity: 40 }, 'Closed'],
    ['a slot past its cut-off', 'cut-off', { left: 30, capacity: 40 }, 'Closed'],
  ] as const)('returns for %s the state', (_situation, reason, capacity, expected) =>
    expect(slotDisplayState(reason, capacity)).toBe(expected),
  );
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
