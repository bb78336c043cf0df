import { toRupees } from '@tokri/contracts/money';
import { calculateTax, ownSupplyType, taxTotal } from '@tokri/contracts/tax';
import type { ChargeRule } from '../../domain/charges/charge-rules.ts';

/** Tax for delivery within the State; across States it can differ by one paisa through rounding. */
export const toChargeResponse = (rule: ChargeRule) => ({
  Id: rule.id,
  Rev: rule.rev,
  PincodeFrom: rule.pincodeFrom,
  PincodeTo: rule.pincodeTo,
  PartyId: rule.partyId,
  Charge: toRupees(rule.chargePaise),
  FreeAbove: toRupees(rule.freeAbovePaise),
  TaxPercent: rule.taxBasisPoints / 100,
  HSN: rule.hsn,
  Tax: toRupees(
    taxTotal(
      calculateTax({
        taxablePaise: rule.chargePaise,
        taxBasisPoints: rule.taxBasisPoints,
        supply: ownSupplyType(),
      }),
    ),
  ),
});
