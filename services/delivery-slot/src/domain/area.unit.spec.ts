import { standardDeliveryTax } from '@tokri/contracts/price';
import { changedArea, chargeRefusal, chargesFor, newGroup, openedArea, openRefusal, sameCharge, withCharge, stillOpening, type Area, type ChargeRule, type Opening, type Served } from './area.ts';

const areas = [{ groupId: 1, ranges: [{ from: '560001', to: '560110' }] }, { groupId: 2, ranges: [{ from: '600001', to: '600020' }] }];

describe('opening a range for a group', () => {
  it.each([
    ['its own codes again', { groupId: 1, range: { from: '560100', to: '560120' } }, null],
    ['one code of another group', { groupId: 1, range: { from: '600020', to: '600030' } }, 'other-group'],
    ['more than 5,000 codes', { groupId: 3, range: { from: '700001', to: '705001' } }, 'range-too-large'],
    ['start after end', { groupId: 3, range: { from: '700002', to: '700001' } }, 'range-crossed'],
  ])('%s, %s', (_situation, wish, refusal) => expect(openRefusal(areas, wish)).toBe(refusal));
});

const charge = (changes: Partial<ChargeRule> = {}): ChargeRule => ({ id: 3, pincodeFrom: '560001', pincodeTo: '560110', partyId: 0, chargePaise: 4000, freeAbovePaise: 0, ...standardDeliveryTax, ...changes });
const bengaluru: Area = { groupId: 1, companyId: 1, name: 'Bengaluru', stateCode: '29', ranges: [{ from: '560001', to: '560110' }], charges: [charge()] };
const serving = (...groups: readonly Area[]): Served => ({ areas: groups, openings: [] });

describe('a group that opens a range', () => {
  it('its own, merged and counted', () =>
    expect(openedArea(serving(bengaluru), { groupId: 1, companyId: 1, range: { from: '560100', to: '560120' } })).toEqual({ ok: true, value: { area: { ...bengaluru, ranges: [{ from: '560001', to: '560120' }] }, added: 10, alreadyOpen: 11 } }));
  it('new with its State, has the charges of the shop', () =>
    expect(openedArea(serving(bengaluru), { groupId: 2, companyId: 1, range: { from: '600001', to: '600002' }, stateCode: '33' })).toMatchObject({ ok: true, value: { area: { groupId: 2, name: 'Group 2', stateCode: '33', charges: [charge()] }, added: 2 } }));
  it.each([[101, true], [102, false], [999_999_999_999_999, false]])('new and asked for as %i where the last is 1, may have it: %s', (groupId, may) =>
    expect(openedArea(serving(bengaluru), { groupId, companyId: 1, range: { from: '600001', to: '600002' }, stateCode: '33' })).toMatchObject(may ? { ok: true, value: { area: { groupId } } } : { ok: false, code: 'unknown-group' }));
  it('new without its State, refused', () => expect(openedArea(serving(), { groupId: 2, companyId: 1, range: { from: '600001', to: '600002' } })).toEqual({ ok: false, code: 'state-needed' }));
  it('new and without an id, gets the one after the greatest', () =>
    expect(openedArea(serving({ ...bengaluru, groupId: 90 }, bengaluru), { groupId: newGroup, companyId: 1, range: { from: '600001', to: '600002' }, name: 'Chennai', stateCode: '33' })).toMatchObject({ ok: true, value: { area: { groupId: 91, name: 'Chennai', stateCode: '33', ranges: [{ from: '600001', to: '600002' }] } } }));
  it('new and without an id, the first of all, gets 1', () => expect(openedArea(serving(), { groupId: newGroup, companyId: 1, range: { from: '600001', to: '600002' }, stateCode: '33' })).toMatchObject({ ok: true, value: { area: { groupId: 1 } } }));
  it('known and said to lie in another State, refused', () => expect(openedArea(serving(bengaluru), { groupId: 1, companyId: 1, range: { from: '560111', to: '560112' }, name: 'Chennai', stateCode: '33' })).toEqual({ ok: false, code: 'other-state' }));
  it('known and said to lie where it lies, opened', () => expect(openedArea(serving(bengaluru), { groupId: 1, companyId: 1, range: { from: '560111', to: '560112' }, stateCode: '29' })).toMatchObject({ ok: true, value: { area: { stateCode: '29' }, added: 2 } }));
  it("another group's code, refused", () => expect(openedArea(serving(bengaluru), { groupId: 2, companyId: 1, range: { from: '560110', to: '560120' }, stateCode: '29' })).toEqual({ ok: false, code: 'other-group' }));
});

describe('a group that is changed', () => {
  const range = { from: '560101', to: '560110' };
  it('a range closed, the rest stays', () => expect(changedArea(serving(bengaluru), { groupId: 1, range, isOpen: false })).toEqual({ ok: true, value: { ...bengaluru, ranges: [{ from: '560001', to: '560100' }] } }));
  it('a range opened with a new name, both', () => expect(changedArea(serving(bengaluru), { groupId: 1, range: { from: '560111', to: '560111' }, name: 'South', isOpen: true })).toMatchObject({ ok: true, value: { name: 'South', ranges: [{ from: '560001', to: '560111' }] } }));
  it.each([
    ['an unknown group', { groupId: 9, range: { from: '700001', to: '700001' }, isOpen: true }, 'unknown-group'],
    ['start after end', { groupId: 1, range: { from: '560002', to: '560001' }, isOpen: false }, 'range-crossed'],
    ["another group's code", { groupId: 2, range, isOpen: true }, 'other-group'],
  ])('%s, refused', (_situation, wish, code) => expect(changedArea(serving(bengaluru), wish)).toEqual({ ok: false, code }));
});

describe('a range that another group is about to get', () => {
  const now = new Date('2026-11-22T09:00:00+05:30');
  const opening: Opening = { groupId: 4, range: { from: '700001', to: '700010' }, at: now };
  const range = { from: '700005', to: '700015' };
  it('refused to all others, by S1 and S4', () => {
    const served = { areas: [bengaluru], openings: [opening] };
    expect(openedArea(served, { groupId: 1, companyId: 1, range })).toEqual({ ok: false, code: 'other-group' });
    expect(changedArea(served, { groupId: 1, range, isOpen: true })).toEqual({ ok: false, code: 'other-group' });
  });
  it('opened by that group', () => expect(openedArea({ areas: [{ ...bengaluru, groupId: 4 }], openings: [opening] }, { groupId: 4, companyId: 1, range })).toMatchObject({ ok: true }));
  it('counts for a minute, should its group never be written', () => expect([59_999, 60_000].map((ms) => stillOpening([opening], new Date(now.getTime() + ms)).length)).toEqual([1, 0]));
});

describe('a charge', () => {
  it.each([
    ['new', charge({ id: 0 }), null],
    ['known', charge(), null],
    ['unknown', charge({ id: 4 }), 'unknown-charge'],
    ['new, for the range and party of another', charge({ id: 0, chargePaise: 7700 }), null],
    ['known, and becomes a second for the range and party of another', charge({ id: 5 }), 'charge-doubled'],
    ['start after end', charge({ id: 0, pincodeFrom: '560002', pincodeTo: '560001' }), 'range-crossed'],
  ])('%s, %s', (_situation, rule, refused) => expect(chargeRefusal([{ ...bengaluru, charges: [charge(), charge({ id: 5, partyId: 7 })] }], rule)).toBe(refused));
  it('saved, replaces the one with its id and stays in order', () =>
    expect(withCharge(withCharge(bengaluru, charge({ id: 1, partyId: 7 })), charge({ chargePaise: 0 })).charges.map(({ id, chargePaise }) => [id, chargePaise])).toEqual([[1, 4000], [3, 0]]));
});

describe('charges of one range and party', () => {
  const doubled = { ...bengaluru, charges: [charge(), charge({ id: 5, chargePaise: 7700 }), charge({ id: 6, partyId: 7 })] };
  it('the one that counts, is the first', () => expect([sameCharge([doubled], charge({ id: 0 }))?.id, sameCharge([doubled], charge({ pincodeTo: '560109' }))]).toEqual([3, undefined]));
  it('two from before, one is left when it is saved', () => expect(withCharge(doubled, charge({ chargePaise: 0 })).charges.map(({ id, chargePaise }) => [id, chargePaise])).toEqual([[3, 0], [6, 4000]]));
});

describe('charges that are asked for', () => {
  const all = [charge(), charge({ id: 4, partyId: 7, chargePaise: 0 })];
  it('a place and a party with its own, that one', () => expect(chargesFor(all, { pincode: '560034', partyId: 7 }).map(({ id }) => id)).toEqual([4]));
  it('a place and the public, the public one', () => expect(chargesFor(all, { pincode: '560034', partyId: 0 }).map(({ id }) => id)).toEqual([3]));
  it('a place that no charge covers, none', () => expect(chargesFor(all, { pincode: '110001', partyId: 0 })).toEqual([]));
  it('no place, all of that party', () => expect(chargesFor(all, { pincode: undefined, partyId: 7 }).map(({ id }) => id)).toEqual([4]));
});
