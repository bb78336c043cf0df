import { buildSlotUsage } from '../../../testing/fake-slots-api.ts';
import { toCutOffLength, convertCutOff } from './cut-off.ts';
import {
  toTermsDraft,
  newTermsDraft,
  validateRupees,
  validateTerms,
  toSlotTerms,
} from './slot-terms.ts';

describe('slot terms', () => {
  it('survives a round trip from slot to draft and back', () => {
    const slot = buildSlotUsage({
      Fee: 25.5,
      MinimumOrder: 300,
      CutOffHour: 20,
      ItemCount: 90,
      PartyFees: [{ PartyId: 7, Fee: 0 }],
    });
    expect(toSlotTerms(toTermsDraft({ ...slot, capacity: slot.Capacity }))).toEqual({
      Count: 40,
      ItemCount: 90,
      Fee: 25.5,
      MinimumOrder: 300,
      CutOffMinutes: 120,
      CutOffHour: 20,
      PartyFees: [{ PartyId: 7, Fee: 0 }],
    });
  });
  it('starts valid and without an item limit', () => {
    expect(validateTerms(newTermsDraft)).toEqual({});
    expect(toSlotTerms(newTermsDraft)).not.toHaveProperty('ItemCount');
  });
  it.each([
    ['capacity', { capacity: '501' }],
    ['capacity', { capacity: '' }],
    ['capacity', { capacity: '1.5' }],
    ['pieces', { pieces: '0' }],
    ['cutOffLength', { cutOffUnit: 'minutes', cutOffLength: '20161' }],
    ['cutOffLength', { cutOffLength: '337' }],
    ['cutOffLength', { cutOffUnit: 'days', cutOffLength: '15' }],
    ['fee', { fee: '-1' }],
    ['fee', { fee: '1.234' }],
    ['minimumOrder', { minimumOrder: 'x' }],
    ['partyFees', { partyFees: [{ party: '', fee: '1' }] }],
    [
      'partyFees',
      {
        partyFees: [
          { party: '7', fee: '1' },
          { party: '07', fee: '2' },
        ],
      },
    ],
  ] as const)('reports an error in %s for %j', (field, change) =>
    expect(Object.keys(validateTerms({ ...newTermsDraft, ...change }))).toEqual([field]),
  );
  it('ignores the cut-off length when a cut-off time is set', () =>
    expect(validateTerms({ ...newTermsDraft, cutOffBy: 'hour', cutOffLength: 'x' })).toEqual({}));
  it.each([
    ['-1', '₹0 or more'],
    ['−1', '₹0 or more'],
    ['9999999999', 'At most ₹1,00,00,000.00'],
    ['10000000', ''],
    ['1.234', 'Enter rupees with at most two decimals'],
    ['ten', 'Enter rupees with at most two decimals'],
  ])('validates the rupee amount %j with "%s"', (text, error) =>
    expect(validateRupees(text)).toBe(error),
  );
  it('formats limits in the Indian number system', () =>
    expect(
      validateTerms({ ...newTermsDraft, cutOffUnit: 'minutes', cutOffLength: '20161' })
        .cutOffLength,
    ).toBe('A whole number from 0 to 20,160'));
});

describe('cut-off length', () => {
  it.each([
    [0, '0', 'hours'],
    [45, '45', 'minutes'],
    [120, '2', 'hours'],
    [2880, '2', 'days'],
    [20160, '14', 'days'],
  ] as const)('converts %i minutes to %s %s', (minutes, cutOffLength, cutOffUnit) => {
    expect(toCutOffLength(minutes)).toEqual({ cutOffLength, cutOffUnit });
    expect(toSlotTerms({ ...newTermsDraft, cutOffLength, cutOffUnit })).toMatchObject({
      CutOffMinutes: minutes,
    });
  });
  it.each([
    ['2', 'minutes', '120'],
    ['2', 'days', '1'],
    ['x', 'minutes', 'x'],
  ] as const)('converts %s hours to %s: %s', (cutOffLength, unit, expected) =>
    expect(convertCutOff({ cutOffLength, cutOffUnit: 'hours' }, unit)).toEqual({
      cutOffLength: expected,
      cutOffUnit: unit,
    }),
  );
});
