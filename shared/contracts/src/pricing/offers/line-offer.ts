import { scaleHalfUp } from '../../money/money.ts';
import type { SupplyType } from '../../tax/gst.ts';
import { priceUnits, withTax } from '../pricing-line.ts';
import type { LineSum, PricingLine } from '../pricing-line.ts';
import { maxTaxable, basisPointsPerWhole } from '../../tax/tax.ts';
import type { Offer, OfferScope } from '../price-rules.ts';

export type GroupOffer = Extract<Offer, { kind: 'combo' | 'threshold' }>;
export type LineOffer = Exclude<Offer, GroupOffer>;

export const isGroupOffer = (offer: Offer): offer is GroupOffer =>
  offer.kind === 'combo' || offer.kind === 'threshold';

type OfferedUnit = Pick<PricingLine, 'itemId' | 'unitId' | 'itemTypeId'>;

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

export const offerCovers = (offer: Offer, line: OfferedUnit): boolean =>
  offer.kind === 'combo'
    ? offer.parts.some((part) => matchesUnit(line, part))
    : scopeCovers(offer.scope, line);

export const paidUnits = (
  quantity: number,
  { buy, free }: { readonly buy: number; readonly free: number },
): number => quantity - free * Math.floor(quantity / (buy + free));

export const applyLineOffer = (
  offer: LineOffer,
  line: PricingLine,
  supply: SupplyType,
): LineSum => {
  const fullPrice = priceUnits({ line, paidUnits: line.quantity, supply });
  switch (offer.kind) {
    case 'buy-x-get-y':
      return priceUnits({ line, paidUnits: paidUnits(line.quantity, offer), supply });
    case 'percentage':
      return withTax(
        scaleHalfUp(
          fullPrice.taxablePaise,
          basisPointsPerWhole - offer.basisPoints,
          basisPointsPerWhole,
        ),
        line,
        supply,
      );
    case 'amount':
      return withTax(
        maxTaxable({
          maxTaxablePaise: fullPrice.taxablePaise,
          maxTotalPaise: fullPrice.totalPaise - offer.amountPaise * line.quantity,
          taxBasisPoints: line.taxBasisPoints,
          supply,
        }),
        line,
        supply,
      );
  }
};
