import { deliveryCodeIndex } from '../market/delivery-code.ts';
import { shopMarket } from '../market/shop-market.ts';
import type { Paise } from '../money/money.ts';
import type { SupplyType } from '../tax/gst.ts';
import { calculateTax } from '../tax/tax.ts';
import type { Tax } from '../tax/tax.ts';
import type { DeliveryRule } from './price-rules.ts';

export interface DeliveryTerms {
  readonly rules: readonly DeliveryRule[];
  readonly pincode: string | null;
  readonly partyId: number;
  readonly slotFeePaise: Paise;
}

const deliveryTaxes = {
  GST: { taxBasisPoints: 1800, hsn: '9965' },
  VAT: { taxBasisPoints: 2000, hsn: '' },
} as const;
export const standardDeliveryTax = () => deliveryTaxes[shopMarket().taxName];

export interface PricedDelivery extends Tax {
  readonly chargePaise: Paise;
  readonly slotFeePaise: Paise;
  readonly taxBasisPoints: number;
  readonly hsn: string;
}

/** Delivery-slot publishes 0 in `freeAbovePaise` for a rule that never becomes free. */
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

const rangeSize = (rule: DeliveryRule): number =>
  deliveryCodeIndex(rule.pincodeTo) - deliveryCodeIndex(rule.pincodeFrom);

export const findDeliveryRule = (
  rules: readonly DeliveryRule[],
  { pincode, partyId }: { readonly pincode: string | null; readonly partyId: number },
): DeliveryRule | null => {
  const matching = rules.filter(
    (rule) =>
      (rule.partyId === 0 || rule.partyId === partyId) &&
      (pincode === null || (rule.pincodeFrom <= pincode && pincode <= rule.pincodeTo)),
  );
  const rank = (rule: DeliveryRule): number => (rule.partyId === 0 ? 1 : 0);
  const byRangeSize = (a: DeliveryRule, b: DeliveryRule): number =>
    pincode === null ? rangeSize(b) - rangeSize(a) : rangeSize(a) - rangeSize(b);
  return (
    [...matching].sort((a, b) => rank(a) - rank(b) || byRangeSize(a, b) || a.id - b.id)[0] ?? null
  );
};

export const deliveryCharge = (rule: DeliveryRule | null, itemsPaise: Paise): Paise => {
  if (rule === null) return 0;
  return rule.freeAbovePaise !== null && itemsPaise >= rule.freeAbovePaise ? 0 : rule.chargePaise;
};

export const freeDeliveryShortfall = (
  rule: DeliveryRule | null,
  itemsPaise: Paise,
): { readonly abovePaise: Paise; readonly shortPaise: Paise } => {
  const abovePaise = rule === null || rule.chargePaise === 0 ? 0 : (rule.freeAbovePaise ?? 0);
  return { abovePaise, shortPaise: Math.max(0, abovePaise - itemsPaise) };
};

export const withDeliveryTax = (
  { chargePaise, slotFeePaise, taxBasisPoints, hsn }: Omit<PricedDelivery, keyof Tax>,
  supply: SupplyType,
): PricedDelivery => ({
  chargePaise,
  slotFeePaise,
  taxBasisPoints,
  hsn,
  ...calculateTax({ taxablePaise: chargePaise + slotFeePaise, taxBasisPoints, supply }),
});

export const priceDelivery = (
  terms: DeliveryTerms,
  cart: { readonly itemsPaise: Paise; readonly isEmpty: boolean; readonly supply: SupplyType },
): PricedDelivery => {
  const rule = findDeliveryRule(terms.rules, terms);
  const { taxBasisPoints, hsn } = rule ?? standardDeliveryTax();
  const chargePaise = cart.isEmpty ? 0 : deliveryCharge(rule, cart.itemsPaise);
  const slotFeePaise = cart.isEmpty ? 0 : terms.slotFeePaise;
  return withDeliveryTax({ chargePaise, slotFeePaise, taxBasisPoints, hsn }, cart.supply);
};

export interface SoldCartTax<Row> {
  readonly totals: { readonly deliveryChargePaise: Paise; readonly slotFeePaise: Paise };
  readonly taxSummary: readonly Row[];
}

export const deliveryTaxRow = <Row extends { readonly taxablePaise: Paise }>({
  totals,
  taxSummary,
}: SoldCartTax<Row>): Row | undefined => {
  const chargedPaise = totals.deliveryChargePaise + totals.slotFeePaise;
  const lastRow = taxSummary.at(-1);
  return chargedPaise > 0 && lastRow?.taxablePaise === chargedPaise ? lastRow : undefined;
};
