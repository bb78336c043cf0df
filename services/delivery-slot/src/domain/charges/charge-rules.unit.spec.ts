import { standardDeliveryTax } from '@tokri/contracts/pricing';
import {
  decideChargeSave,
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
  rev: 4,
  ...standardDeliveryTax(),
  ...changes,
});
const rules = [charge(), charge({ id: 5, partyId: 7 })];

describe('saving a charge', () => {
  it.each([
    [
      'assigns an id to a new rule',
      charge({ id: newChargeId, pincodeFrom: '560002' }),
      { ok: true, value: { id: newChargeId, rev: 1 } },
    ],
    [
      'changes nothing when a new rule repeats a known one',
      charge({ id: newChargeId, rev: 0 }),
      { ok: true, value: { id: 3, rev: 4 } },
    ],
    [
      'rejects a new rule for the range and party of another',
      charge({ id: newChargeId, rev: 0, chargePaise: 7700 }),
      { ok: false, code: 'charge-doubled' },
    ],
    ['updates a known rule', charge({ chargePaise: 0 }), { ok: true, value: { id: 3, rev: 5 } }],
    [
      'updates a known rule with another range',
      charge({ pincodeFrom: '560002' }),
      { ok: true, value: { id: 3, rev: 5 } },
    ],
    [
      'rejects a rule that somebody else changed meanwhile',
      charge({ chargePaise: 0, rev: 3 }),
      { ok: false, code: 'charge-changed' },
    ],
    [
      'accepts the repeat of a change that was saved',
      charge({ rev: 3 }),
      { ok: true, value: { id: 3, rev: 4 } },
    ],
    [
      'rejects a known rule that would duplicate another',
      charge({ id: 5 }),
      { ok: false, code: 'charge-doubled' },
    ],
    [
      'rejects an unknown id',
      charge({ id: 4, pincodeFrom: '560002' }),
      { ok: false, code: 'unknown-charge' },
    ],
    [
      'rejects a range that starts after its end',
      charge({ id: newChargeId, pincodeFrom: '560111' }),
      { ok: false, code: 'range-crossed' },
    ],
  ])('%s', (_situation, rule, result) =>
    expect(decideChargeSave(rules, rule, true)).toEqual(result),
  );

  it.each([
    ['rejects a new charge', charge({ id: newChargeId, partyId: 9 }), 'unknown-party'],
    ['rejects a charge that is given', charge({ partyId: 9 }), 'unknown-party'],
    ['changes a charge that has it already', charge({ id: 5, partyId: 7, chargePaise: 1 }), null],
  ])('%s to a party that is not known', (_situation, rule, code) => {
    const result = decideChargeSave(rules, rule, false);
    expect(result.ok ? null : result.code).toBe(code);
  });
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
