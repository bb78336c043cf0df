import { slotFeeFor } from '@tokri/contracts/slots';
import {
  priceCart,
  rateWithTax,
  toDeliveryRule,
  type CartLineIssue,
  type Coupon,
  type Offer,
  type PricedCart,
  type PricedLine,
  type PricingInput,
  type PricingLine,
} from '@tokri/contracts/pricing';
import type { CartLine } from '../lines/cart.ts';
import {
  maxQuantityOnSale,
  findRate,
  findTaxRate,
  type CatalogItem,
  type CatalogUnit,
} from '../catalog-view/catalog-item.ts';
import type { Area, Slot } from '../delivery-view/delivery-slot.ts';

export interface JoinedLine {
  readonly line: CartLine;
  readonly item: CatalogItem | undefined;
  readonly unit: CatalogUnit | undefined;
  readonly available: number;
}

export type LineState = 'ok' | CartLineIssue;

export interface ViewedLine extends JoinedLine {
  readonly state: LineState;
  readonly maxQuantity: number;
}

export interface PricingTerms {
  readonly pdate: string;
  readonly partyId: number;
  readonly supplierState: string;
  readonly deliveryLocation: { readonly pincode: string; readonly stateCode: string } | null;
  readonly area: Area | null;
  /** The location whose stock is sold. */
  readonly locationId: number;
  readonly slot: Slot | null;
  readonly offers: readonly Offer[];
  readonly coupon: Coupon | null;
  readonly roundToRupee: boolean;
}

export interface PricedView {
  readonly lines: readonly ViewedLine[];
  readonly priced: PricedCart;
  readonly itemCount: number;
  readonly leadTimeMinutes: number;
}

export const viewLines = (
  joinedLines: readonly JoinedLine[],
  pricingDate: { readonly pdate: string; readonly partyId: number },
): readonly ViewedLine[] => {
  const quantityByUnit = new Map<number, number>();
  return joinedLines.map((joined): ViewedLine => {
    const { line } = joined;
    const maxUnits = maxQuantityOnSale(joined, pricingDate);
    if (maxUnits === 0) return { ...joined, state: 'not-available', maxQuantity: 0 };
    const earlierQuantity = quantityByUnit.get(line.unitId) ?? 0;
    quantityByUnit.set(line.unitId, earlierQuantity + line.quantity);
    const maxQuantity = Math.max(0, maxUnits - earlierQuantity);
    return { ...joined, state: line.quantity > maxQuantity ? 'stock-short' : 'ok', maxQuantity };
  });
};

const toPricingLine = (
  { line, item, unit }: ViewedLine,
  terms: PricingTerms,
): PricingLine | null => {
  const rate = unit && findRate(unit, terms);
  const taxBasisPoints = item && findTaxRate(item, terms.pdate);
  if (!item || !rate || taxBasisPoints === undefined) return null;
  return {
    key: line.lineKey,
    itemId: item.itemId,
    unitId: line.unitId,
    itemTypeId: item.itemTypeId,
    offerId: line.offerId,
    name: item.name,
    quantity: line.quantity,
    ratePaise: rate.ratePaise,
    mrpPaise: rate.mrpPaise,
    taxBasisPoints,
    hsn: item.hsn,
  };
};

const toPricingInput = (lines: readonly ViewedLine[], terms: PricingTerms): PricingInput => ({
  lines: lines
    .filter(({ state }) => state !== 'not-available')
    .flatMap((line) => toPricingLine(line, terms) ?? []),
  offers: terms.offers,
  coupon: terms.coupon,
  supplierState: terms.supplierState,
  deliveryState: terms.deliveryLocation?.stateCode ?? null,
  delivery: {
    rules: (terms.area?.charges ?? []).map(toDeliveryRule),
    pincode: terms.deliveryLocation?.pincode ?? null,
    partyId: terms.partyId,
    slotFeePaise: terms.slot ? slotFeeFor(terms.slot, terms.partyId) : 0,
  },
  minimumOrderPaise: terms.slot?.minimumOrderPaise ?? 0,
  roundToRupee: terms.roundToRupee,
});

export const priceView = (joinedLines: readonly JoinedLine[], terms: PricingTerms): PricedView => {
  const lines = viewLines(joinedLines, terms);
  const sellableLines = lines.filter(({ state }) => state !== 'not-available');
  return {
    lines,
    priced: priceCart(toPricingInput(lines, terms)),
    itemCount: sellableLines.reduce((count, { line }) => count + line.quantity, 0),
    leadTimeMinutes: Math.max(0, ...sellableLines.map(({ item }) => item?.leadTimeMinutes ?? 0)),
  };
};

export const toUnsoldLinePrices = (
  line: ViewedLine,
  terms: PricingTerms,
): Pick<
  PricedLine,
  | 'ratePaise'
  | 'mrpPaise'
  | 'taxBasisPoints'
  | 'rateWithTaxPaise'
  | 'discountPaise'
  | 'taxablePaise'
  | 'cgstPaise'
  | 'sgstPaise'
  | 'igstPaise'
  | 'totalPaise'
> => {
  const rate = line.unit && findRate(line.unit, terms);
  const taxBasisPoints = (line.item && findTaxRate(line.item, terms.pdate)) ?? 0;
  return {
    ratePaise: rate?.ratePaise ?? 0,
    mrpPaise: rate?.mrpPaise ?? 0,
    taxBasisPoints,
    rateWithTaxPaise: rate ? rateWithTax(rate.ratePaise, taxBasisPoints) : 0,
    discountPaise: 0,
    taxablePaise: 0,
    cgstPaise: 0,
    sgstPaise: 0,
    igstPaise: 0,
    totalPaise: 0,
  };
};
