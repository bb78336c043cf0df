import { err, ok, type Result } from '@tokri/contracts/result';
import { findDeliveryRule, toDeliveryRule } from '@tokri/contracts/pricing';

export interface ChargeRule {
  readonly id: number;
  readonly pincodeFrom: string;
  readonly pincodeTo: string;
  readonly partyId: number;
  readonly chargePaise: number;
  readonly freeAbovePaise: number;
  readonly taxBasisPoints: number;
  readonly hsn: string;
}

export interface ChargeRules {
  readonly rev: number;
  readonly rules: readonly ChargeRule[];
}

type ChargeScope = Pick<ChargeRule, 'pincodeFrom' | 'pincodeTo' | 'partyId'>;

const isSameCharge = (a: ChargeScope, b: ChargeScope): boolean =>
  a.pincodeFrom === b.pincodeFrom && a.pincodeTo === b.pincodeTo && a.partyId === b.partyId;

export type SaveChargeError = 'range-crossed' | 'unknown-charge' | 'charge-doubled';

export const newChargeId = 0;

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

export const upsertCharge = (
  rules: readonly ChargeRule[],
  rule: ChargeRule,
): readonly ChargeRule[] =>
  [...rules.filter(({ id }) => id !== rule.id), rule].sort((a, b) => a.id - b.id);

export const findCharges = (
  rules: readonly ChargeRule[],
  { pincode, partyId }: { readonly pincode: string | undefined; readonly partyId: number },
): readonly ChargeRule[] => {
  if (pincode === undefined) return rules.filter((rule) => rule.partyId === partyId);
  const found = findDeliveryRule(rules.map(toDeliveryRule), { pincode, partyId });
  return rules.filter(({ id }) => id === found?.id);
};
