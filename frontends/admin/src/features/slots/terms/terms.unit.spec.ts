import { aFill } from '../../../testing/slot-desk.ts';
import { cutOffLengthOf, inUnit } from './cut-off.ts';
import { draftOf, newDraft, rupeesError, rupeesOf, termsErrors, termsOf } from './terms.ts';

describe('the terms of a window', () => {
  it('of a slot, written back untouched, are the same', () => {
    const slot = aFill({
      Fee: 25.5,
      MinimumOrder: 300,
      CutOffHour: 20,
      ItemCount: 90,
      PartyFees: [{ PartyId: 7, Fee: 0 }],
    });
    expect(termsOf(draftOf({ ...slot, capacity: slot.Capacity }))).toEqual({
      Count: 40,
      ItemCount: 90,
      Fee: 25.5,
      MinimumOrder: 300,
      CutOffMinutes: 120,
      CutOffHour: 20,
      PartyFees: [{ PartyId: 7, Fee: 0 }],
    });
  });
  it('new ones, have no error and no limit of pieces', () => {
    expect(termsErrors(newDraft)).toEqual({});
    expect(termsOf(newDraft)).not.toHaveProperty('ItemCount');
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
  ] as const)('%s, broken by %j, is named', (field, change) =>
    expect(Object.keys(termsErrors({ ...newDraft, ...change }))).toEqual([field]),
  );
  it('minutes that nobody reads, because an hour counts, are no error', () =>
    expect(termsErrors({ ...newDraft, cutOffBy: 'hour', cutOffLength: 'x' })).toEqual({}));
  it.each([
    ['₹1,250.50', 1250.5],
    [' 0 ', 0],
    ['', null],
    ['1e3', null],
  ])('rupees %j, read, are %j', (text, expected) => expect(rupeesOf(text)).toBe(expected));
  it.each([
    ['-1', '₹0 or more'],
    ['−1', '₹0 or more'],
    ['9999999999', 'At most ₹1,00,00,000.00'],
    ['10000000', ''],
    ['1.234', 'Rupees with at most two places'],
    ['ten', 'Rupees with at most two places'],
  ])('rupees %j, checked, say "%s"', (text, error) => expect(rupeesError(text)).toBe(error));
  it('a limit beyond a thousand, is written in the Indian format', () =>
    expect(
      termsErrors({ ...newDraft, cutOffUnit: 'minutes', cutOffLength: '20161' }).cutOffLength,
    ).toBe('A whole number from 0 to 20,160'));
});

describe('the end of orders before the start', () => {
  it.each([
    [0, '0', 'hours'],
    [45, '45', 'minutes'],
    [120, '2', 'hours'],
    [2880, '2', 'days'],
    [20160, '14', 'days'],
  ] as const)('of %i minutes, is %s %s', (minutes, cutOffLength, cutOffUnit) => {
    expect(cutOffLengthOf(minutes)).toEqual({ cutOffLength, cutOffUnit });
    expect(termsOf({ ...newDraft, cutOffLength, cutOffUnit })).toMatchObject({
      CutOffMinutes: minutes,
    });
  });
  it.each([
    ['2', 'minutes', '120'],
    ['2', 'days', '1'],
    ['x', 'minutes', 'x'],
  ] as const)('of %s hours, in %s is %s', (cutOffLength, unit, expected) =>
    expect(inUnit({ cutOffLength, cutOffUnit: 'hours' }, unit)).toEqual({
      cutOffLength: expected,
      cutOffUnit: unit,
    }),
  );
});
