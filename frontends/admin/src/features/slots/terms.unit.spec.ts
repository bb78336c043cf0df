import { aFill } from '../../testing/slot-desk.ts';
import { draftOf, newDraft, rupeesOf, termsErrors, termsOf } from './terms.ts';

describe('the terms of a window', () => {
  it('of a slot, written back untouched, are the same', () => {
    const slot = aFill({ Fee: 25.5, MinimumOrder: 300, CutOffHour: 20, ItemCount: 90, PartyFees: [{ PartyId: 7, Fee: 0 }] });
    expect(termsOf(draftOf({ ...slot, capacity: slot.Capacity }))).toEqual({ Count: 40, ItemCount: 90, Fee: 25.5, MinimumOrder: 300, CutOffMinutes: 120, CutOffHour: 20, PartyFees: [{ PartyId: 7, Fee: 0 }] });
  });
  it('new ones, have no error and no limit of pieces', () => {
    expect(termsErrors(newDraft)).toEqual({});
    expect(termsOf(newDraft)).not.toHaveProperty('ItemCount');
  });
  it.each([
    ['capacity', { capacity: '501' }], ['capacity', { capacity: '' }], ['capacity', { capacity: '1.5' }], ['pieces', { pieces: '0' }], ['cutOffMinutes', { cutOffMinutes: '20161' }], ['fee', { fee: '-1' }], ['fee', { fee: '1.234' }], ['minimumOrder', { minimumOrder: 'x' }],
    ['partyFees', { partyFees: [{ party: '', fee: '1' }] }], ['partyFees', { partyFees: [{ party: '7', fee: '1' }, { party: '07', fee: '2' }] }],
  ] as const)('%s, broken by %j, is named', (field, change) => expect(Object.keys(termsErrors({ ...newDraft, ...change }))).toEqual([field]));
  it('minutes that nobody reads, because an hour counts, are no error', () => expect(termsErrors({ ...newDraft, cutOffBy: 'hour', cutOffMinutes: 'x' })).toEqual({}));
  it.each([['₹1,250.50', 1250.5], [' 0 ', 0], ['', null], ['1e3', null]])('rupees %j, read, are %j', (text, expected) => expect(rupeesOf(text)).toBe(expected));
});
