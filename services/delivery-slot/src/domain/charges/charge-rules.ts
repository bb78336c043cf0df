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
  readonly rev: number;
}

export interface ChargeRules {
  readonly rev: number;
  readonly rules: readonly ChargeRule[];
}

export type ChargeInput = Omit<ChargeRule, 'taxBasisPoints' | 'hsn'>;

type ChargeScope = Pick<ChargeRule, 'pincodeFrom' | 'pincodeTo' | 'partyId'>;

const isSameCharge = (a: ChargeScope, b: ChargeScope): boolean =>
  a.pincodeFrom === b.pincodeFrom && a.pincodeTo === b.pincodeTo && a.partyId === b.partyId;

export type SaveChargeError =
  'range-crossed' | 'unknown-charge' | 'unknown-party' | 'charge-doubled' | 'charge-changed';

export const newChargeId = 0;
/** The party of a charge for all customers that have no charge of their own. */
export const everyParty = 0;

const hasSameAmounts = (a: ChargeInput, b: ChargeInput): boolean =>
  a.chargePaise === b.chargePaise && a.freeAbovePaise === b.freeAbovePaise;

/**
 * The id and the next revision of the charge; id 0 stands for a new one. Repeating what is stored
 * succeeds whatever the revision, so that a lost answer can be retried. A charge that has its party
 * already keeps it.
 */
export const decideChargeSave = (
  rules: readonly ChargeRule[],
  input: ChargeInput,
  isKnownParty: boolean,
): Result<Pick<ChargeRule, 'id' | 'rev'>, SaveChargeError> => {
  const { id, rev } = input;
  if (input.pincodeFrom > input.pincodeTo) return err('range-crossed');
  const sameScope = rules.find((rule) => isSameCharge(rule, input));
  if (sameScope && hasSameAmounts(sameScope, input) && (id === newChargeId || id === sameScope.id))
    return ok({ id: sameScope.id, rev: sameScope.rev });
  if (sameScope && sameScope.id !== id) return err('charge-doubled');
  const stored = rules.find((rule) => rule.id === id);
  if (!isKnownParty && stored?.partyId !== input.partyId) return err('unknown-party');
  if (id === newChargeId) return ok({ id, rev: 1 });
  if (!stored) return err('unknown-charge');
  return stored.rev === rev ? ok({ id, rev: rev + 1 }) : err('charge-changed');
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
