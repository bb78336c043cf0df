import { ok, refusal, type Outcome } from '@tokri/contracts';
import { deliveryRuleFor, deliveryRuleOf } from '@tokri/contracts/price';

export interface ChargeRule {
  readonly id: number;
  readonly pincodeFrom: string;
  readonly pincodeTo: string;
  /** 0 is the public. */
  readonly partyId: number;
  readonly chargePaise: number;
  readonly freeAbovePaise: number;
  readonly taxBasisPoints: number;
  readonly hsn: string;
}

/** All charges of the shop, whatever groups there are, and the version of them all: of two that are saved at once, the second is decided anew. */
export interface Charges {
  readonly rev: number;
  readonly rules: readonly ChargeRule[];
}

type ChargeOf = Pick<ChargeRule, 'pincodeFrom' | 'pincodeTo' | 'partyId'>;

/** One charge a range and party: of two, only one could ever count. */
const isSameCharge = (a: ChargeOf, b: ChargeOf): boolean =>
  a.pincodeFrom === b.pincodeFrom && a.pincodeTo === b.pincodeTo && a.partyId === b.partyId;

export type ChargeRefusal = 'range-crossed' | 'unknown-charge' | 'charge-doubled';

/** Stands for a charge that has no id yet. */
export const newCharge = 0;

/**
 * Which charge is meant by the one that staff save (row S16), by its id; `newCharge` where it is to get one. Without an id it takes the place of the one for its
 * range and party; one that is there does not become a second.
 */
export const chargeMeant = (
  rules: readonly ChargeRule[],
  { id, ...of }: ChargeOf & Pick<ChargeRule, 'id'>,
): Outcome<number, ChargeRefusal> => {
  if (of.pincodeFrom > of.pincodeTo) return refusal('range-crossed');
  const same = rules.find((rule) => isSameCharge(rule, of));
  if (id === newCharge) return ok(same?.id ?? newCharge);
  if (!rules.some((rule) => rule.id === id)) return refusal('unknown-charge');
  return same && same.id !== id ? refusal('charge-doubled') : ok(id);
};

/** A charge beside the others, in place of the one with its id. */
export const withCharge = (rules: readonly ChargeRule[], rule: ChargeRule): readonly ChargeRule[] =>
  [...rules.filter(({ id }) => id !== rule.id), rule].sort((a, b) => a.id - b.id);

/** The one charge that holds for a place and a party (row S11); without a place, those of that party. */
export const chargesFor = (
  rules: readonly ChargeRule[],
  { pincode, partyId }: { readonly pincode: string | undefined; readonly partyId: number },
): readonly ChargeRule[] => {
  if (pincode === undefined) return rules.filter((rule) => rule.partyId === partyId);
  const found = deliveryRuleFor(rules.map(deliveryRuleOf), { pincode, partyId });
  return rules.filter(({ id }) => id === found?.id);
};
