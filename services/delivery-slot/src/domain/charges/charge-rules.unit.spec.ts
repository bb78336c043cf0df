import { standardDeliveryTax } from '@tokri/contracts/pricing';
import {
  resolveChargeId,
  findCharges,
  newChargeId,
  upsertCharge,
  type ChargeRule,
} from './charge-rules.ts';

const charge = (changes: Partial<ChargeRule> = {}): ChargeRule => ({
  id: 3,
  pincodeFrom: '560001',
  pincodeTo: '560110',
  partyId: 0,
  chargePaise: 4000,
  freeAbovePaise: 0,
  ...standardDeliveryTax,
  ...changes,
});
const rules = [charge(), charge({ id: 5, partyId: 7 })];

describe('saving a charge', () => {
  it.each([
    [
      'assigns an id to a new rule',
      charge({ id: newChargeId, pincodeFrom: '560002' }),
      { ok: true, value: newChargeId },
    ],
    [
      'replaces the rule with the same range and party',
      charge({ id: newChargeId, chargePaise: 7700 }),
      { ok: true, value: 3 },
    ],
    ['updates a known rule', charge({ chargePaise: 0 }), { ok: true, value: 3 }],
    [
      'updates a known rule with another range',
      charge({ pincodeFrom: '560002' }),
      { ok: true, value: 3 },
    ],
    [
      'rejects a known rule that would duplicate another',
      charge({ id: 5 }),
      { ok: false, code: 'charge-doubled' },
    ],
    ['rejects an unknown id', charge({ id: 4 }), { ok: false, code: 'unknown-charge' }],
    [
      'rejects a range that starts after its end',
      charge({ id: newChargeId, pincodeFrom: '560111' }),
      { ok: false, code: 'range-crossed' },
    ],
  ])('%s', (_situation, rule, result) => expect(resolveChargeId(rules, rule)).toEqual(result));
  it('replaces the charge with its id and keeps the order', () =>
    expect(
      upsertCharge(rules, charge({ chargePaise: 0 })).map(({ id, chargePaise }) => [
        id,
        chargePaise,
      ]),
    ).toEqual([
      [3, 0],
      [5, 4000],
    ]));
  it('adds a new charge in order of id', () =>
    expect(upsertCharge(rules, charge({ id: 1, partyId: 8 })).map(({ id }) => id)).toEqual([
      1, 3, 5,
    ]));
});

describe('findCharges', () => {
  const all = [charge(), charge({ id: 4, partyId: 7, chargePaise: 0 })];
  it('prefers the charge of the party', () =>
    expect(findCharges(all, { pincode: '560034', partyId: 7 }).map(({ id }) => id)).toEqual([4]));
  it('returns the public charge for the public', () =>
    expect(findCharges(all, { pincode: '560034', partyId: 0 }).map(({ id }) => id)).toEqual([3]));
  it('returns nothing for a pincode without a charge', () =>
    expect(findCharges(all, { pincode: '110001', partyId: 0 })).toEqual([]));
  it('returns all charges of a party without a pincode', () =>
    expect(findCharges(all, { pincode: undefined, partyId: 7 }).map(({ id }) => id)).toEqual([4]));
});
