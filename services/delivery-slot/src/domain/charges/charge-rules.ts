import { err, ok, type Result } from '@tokri/contracts/result';
import { findDeliveryRule, toDeliveryRule } from '@tokri/contracts/pricing';

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
export interface ChargeRules {
  readonly rev: number;
  readonly rules: readonly ChargeRule[];
}

type ChargeScope = Pick<ChargeRule, 'pincodeFrom' | 'pincodeTo' | 'partyId'>;

/** One charge a range and party: of two, only one could ever count. */
const isSameCharge = (a: ChargeScope, b: ChargeScope): boolean =>
  a.pincodeFrom === b.pincodeFrom && a.pincodeTo === b.pincodeTo && a.partyId === b.partyId;

export type SaveChargeError = 'range-crossed' | 'unknown-charge' | 'charge-doubled';

/** Stands for a charge that has no id yet. */
export const newChargeId = 0;

/**
 * Which charge is meant by the one that staff save (row S16), by its id; `newCharge` where it is to get one. Without an id it takes the place of the one for its
 * range and party; one that is there does not become a second.
 */
export const resolveChargeId = (
  rules: readonly ChargeRule[],
  { id, ...scope }: ChargeScope & Pick<ChargeRule, 'id'>,
): Result<number, SaveChargeError> => {
  if (scope.pincodeFrom > scope.pincodeTo) return err('range-crossed');
  const existing = rules.find((rule) => isSameCharge(rule, scope));
  if (id === newChargeId) return ok(existing?.id ?? newChargeId);
  if (!rules.some((rule) => rule.id === id)) return err('unknown-charge');
  return existing && existing.id !== id ? err('charge-doubled') : ok(id);
};

/** A charge beside the others, in place of the one with its id. */
export const upsertCharge = (
  rules: readonly ChargeRule[],
  rule: ChargeRule,
): readonly ChargeRule[] =>
  [...rules.filter(({ id }) => id !== rule.id), rule].sort((a, b) => a.id - b.id);

/** The one charge that holds for a place and a party (row S11); without a place, those of that party. */
export const findCharges = (
  rules: readonly ChargeRule[],
  { pincode, partyId }: { readonly pincode: string | undefined; readonly partyId: number },
): readonly ChargeRule[] => {
  if (pincode === undefined) return rules.filter((rule) => rule.partyId === partyId);
  const found = findDeliveryRule(rules.map(toDeliveryRule), { pincode, partyId });
  return rules.filter(({ id }) => id === found?.id);
};
