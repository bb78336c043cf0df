import { scaleHalfUp } from '../../money/money.ts';
import type { SupplyType } from '../../tax/gst.ts';
import { priceUnits, withTax } from '../pricing-line.ts';
import type { LineSum, PricingLine } from '../pricing-line.ts';
import { maxTaxable, basisPointsPerWhole } from '../../tax/tax.ts';
import type { Offer, OfferScope } from '../price-rules.ts';

/** Offers that look at several lines together. */
export type GroupOffer = Extract<Offer, { kind: 'combo' | 'threshold' }>;
/** Offers that look at one line by itself. */
export type LineOffer = Exclude<Offer, GroupOffer>;

export const isGroupOffer = (offer: Offer): offer is GroupOffer =>
  offer.kind === 'combo' || offer.kind === 'threshold';

type OfferedUnit = Pick<PricingLine, 'itemId' | 'unitId' | 'itemTypeId'>;

/** Whether a line is of an item and unit; `unitId` 0 means every unit. */
export const matchesUnit = (
  line: Pick<PricingLine, 'itemId' | 'unitId'>,
  unit: { readonly itemId: number; readonly unitId: number },
): boolean => line.itemId === unit.itemId && (unit.unitId === 0 || line.unitId === unit.unitId);

const scopeCovers = (scope: OfferScope, line: OfferedUnit): boolean => {
  switch (scope.kind) {
    case 'everything':
      return true;
    case 'types':
      return scope.itemTypeIds.includes(line.itemTypeId);
    case 'items':
      return scope.items.some((unit) => matchesUnit(line, unit));
  }
};

/** Whether an offer is for an item's unit at all; what it takes off may still need more units or other lines. */
export const offerCovers = (offer: Offer, line: OfferedUnit): boolean =>
  offer.kind === 'combo'
    ? offer.parts.some((part) => matchesUnit(line, part))
    : scopeCovers(offer.scope, line);

/** Step 2, 'paid units': every full X + Y of a line has Y free; units beyond the last full set are paid. */
export const paidUnits = (
  quantity: number,
  of: { readonly buy: number; readonly free: number },
): number => quantity - of.free * Math.floor(quantity / (of.buy + of.free));

/** Step 2 for one line: buy X get Y pays fewer units, a percentage scales the taxable value of step 3, an amount comes off the card price of each unit. */
export const applyLineOffer = (
  offer: LineOffer,
  line: PricingLine,
  supply: SupplyType,
): LineSum => {
  const full = priceUnits({ line, paidUnits: line.quantity, supply });
  switch (offer.kind) {
    case 'buy-x-get-y':
      return priceUnits({ line, paidUnits: paidUnits(line.quantity, offer), supply });
    case 'percentage':
      return withTax(
        scaleHalfUp(
          full.taxablePaise,
          basisPointsPerWhole - offer.basisPoints,
          basisPointsPerWhole,
        ),
        line,
        supply,
      );
    case 'amount':
      return withTax(
        maxTaxable({
          taxableAtMostPaise: full.taxablePaise,
          totalAtMostPaise: full.totalPaise - offer.amountPaise * line.quantity,
          taxBasisPoints: line.taxBasisPoints,
          supply,
        }),
        line,
        supply,
      );
  }
};
