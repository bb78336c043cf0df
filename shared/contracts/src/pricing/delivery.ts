import type { Paise } from '../money/money.ts';
import type { SupplyType } from '../tax/gst.ts';
import { calculateTax } from '../tax/tax.ts';
import type { Tax } from '../tax/tax.ts';
import type { DeliveryRule } from './price-rules.ts';

/** What delivery costs is decided by pincode, party and Items; the fee belongs to the chosen slot (0 without one). */
export interface DeliveryTerms {
  readonly rules: readonly DeliveryRule[];
  /** Null before a visitor has told one. */
  readonly pincode: string | null;
  /** 0 is the public. */
  readonly partyId: number;
  readonly slotFeePaise: Paise;
}

/** Rate and code of delivery (specification 9, facts.md 3.1): what a new rule is given, and what a slot's fee bears where no rule speaks. */
export const standardDeliveryTax = { taxBasisPoints: 1800, hsn: '9965' } as const;

/** Charge and fee before tax, and the tax on both together. */
export interface PricedDelivery extends Tax {
  readonly chargePaise: Paise;
  readonly slotFeePaise: Paise;
  readonly taxBasisPoints: number;
  readonly hsn: string;
}

/** A charge as delivery-slot publishes it: 0 in `freeAbovePaise` of a rule that charges means that it is never free. */
export const toDeliveryRule = <
  Charge extends Omit<DeliveryRule, 'freeAbovePaise'> & { readonly freeAbovePaise: Paise },
>({
  id,
  pincodeFrom,
  pincodeTo,
  partyId,
  chargePaise,
  freeAbovePaise,
  taxBasisPoints,
  hsn,
}: Charge): DeliveryRule => ({
  id,
  pincodeFrom,
  pincodeTo,
  partyId,
  chargePaise,
  freeAbovePaise: freeAbovePaise > 0 ? freeAbovePaise : null,
  taxBasisPoints,
  hsn,
});

const width = (rule: DeliveryRule): number => Number(rule.pincodeTo) - Number(rule.pincodeFrom);

/** The party's own rule before the public one, then the narrowest range around the pincode. Without a pincode the widest range speaks. */
export const findDeliveryRule = (
  rules: readonly DeliveryRule[],
  of: { readonly pincode: string | null; readonly partyId: number },
): DeliveryRule | null => {
  const { pincode, partyId } = of;
  const fitting = rules.filter(
    (rule) =>
      (rule.partyId === 0 || rule.partyId === partyId) &&
      (pincode === null || (rule.pincodeFrom <= pincode && pincode <= rule.pincodeTo)),
  );
  const isPublic = (rule: DeliveryRule): number => (rule.partyId === 0 ? 1 : 0);
  const byWidth = (a: DeliveryRule, b: DeliveryRule): number =>
    pincode === null ? width(b) - width(a) : width(a) - width(b);
  return (
    [...fitting].sort((a, b) => isPublic(a) - isPublic(b) || byWidth(a, b) || a.id - b.id)[0] ??
    null
  );
};

/** Step 6: the rule's charge, nothing from its free sum on, nothing where no rule is. Items are with tax, after offers, before the coupon. */
export const deliveryCharge = (rule: DeliveryRule | null, itemsPaise: Paise): Paise => {
  if (rule === null) return 0;
  return rule.freeAbovePaise !== null && itemsPaise >= rule.freeAbovePaise ? 0 : rule.chargePaise;
};

/** From which Items on delivery is free and how much is missing; 0 and 0 when there is nothing to reach. */
export const freeDeliveryShortfall = (
  rule: DeliveryRule | null,
  itemsPaise: Paise,
): { readonly abovePaise: Paise; readonly shortPaise: Paise } => {
  const abovePaise = rule === null || rule.chargePaise === 0 ? 0 : (rule.freeAbovePaise ?? 0);
  return { abovePaise, shortPaise: Math.max(0, abovePaise - itemsPaise) };
};

/** Step 6: tax on charge and fee together, in halves or as IGST. */
export const withDeliveryTax = (
  of: Omit<PricedDelivery, keyof Tax>,
  supply: SupplyType,
): PricedDelivery => {
  const { chargePaise, slotFeePaise, taxBasisPoints, hsn } = of;
  return {
    chargePaise,
    slotFeePaise,
    taxBasisPoints,
    hsn,
    ...calculateTax({ taxablePaise: chargePaise + slotFeePaise, taxBasisPoints, supply }),
  };
};

/** Step 6 for a cart. A cart without lines is delivered nowhere and costs nothing. */
export const priceDelivery = (
  terms: DeliveryTerms,
  cart: { readonly itemsPaise: Paise; readonly isEmpty: boolean; readonly supply: SupplyType },
): PricedDelivery => {
  const rule = findDeliveryRule(terms.rules, terms);
  const { taxBasisPoints, hsn } = rule ?? standardDeliveryTax;
  const chargePaise = cart.isEmpty ? 0 : deliveryCharge(rule, cart.itemsPaise);
  const slotFeePaise = cart.isEmpty ? 0 : terms.slotFeePaise;
  return withDeliveryTax({ chargePaise, slotFeePaise, taxBasisPoints, hsn }, cart.supply);
};

/** What a sale says of delivery: its sums, and the summary by HSN and rate. */
export interface SoldCartTax<Row> {
  readonly totals: { readonly deliveryChargePaise: Paise; readonly slotFeePaise: Paise };
  readonly taxSummary: readonly Row[];
}

/** The row that delivery has in the summary of a sale: the last, apart from those of goods (price.md 8). Undefined where nothing is charged for delivery. */
export const deliveryTaxRow = <Row extends { readonly taxablePaise: Paise }>({
  totals,
  taxSummary,
}: SoldCartTax<Row>): Row | undefined => {
  const chargedPaise = totals.deliveryChargePaise + totals.slotFeePaise;
  const last = taxSummary.at(-1);
  return chargedPaise > 0 && last?.taxablePaise === chargedPaise ? last : undefined;
};
