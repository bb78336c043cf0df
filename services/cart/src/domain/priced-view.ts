import { slotFeeFor } from '@tokri/contracts';
import type { LineTrouble } from '@tokri/contracts/http';
import {
  deliveryRuleOf,
  priceCart,
  rateWithTax,
  type CartToPrice,
  type Coupon,
  type LineToPrice,
  type Offer,
  type PricedCart,
  type PricedLine,
} from '@tokri/contracts/price';
import type { CartLine } from './cart.ts';
import {
  mostOnSale,
  rateOn,
  taxOn,
  type Area,
  type ShelfItem,
  type ShelfUnit,
  type Slot,
} from './shelf.ts';

/** A line beside what is known of its goods. */
export interface ShelvedLine {
  readonly line: CartLine;
  readonly item: ShelfItem | undefined;
  readonly unit: ShelfUnit | undefined;
  readonly free: number;
}

export type LineState = 'ok' | LineTrouble;

export interface ViewedLine extends ShelvedLine {
  readonly state: LineState;
  /** The most that the line may hold beside the lines of the same unit before it. */
  readonly most: number;
}

export interface Terms {
  readonly pdate: string;
  readonly partyId: number;
  readonly supplierState: string;
  /** Of the address or of the pincode; null without both. */
  readonly place: { readonly pincode: string; readonly stateCode: string } | null;
  readonly area: Area | null;
  readonly slot: Slot | null;
  /** Those that run for this party, date and place. */
  readonly offers: readonly Offer[];
  /** One that this customer may use, except for its minimum; null without. */
  readonly coupon: Coupon | null;
  readonly roundToRupee: boolean;
}

export interface PricedView {
  readonly lines: readonly ViewedLine[];
  readonly priced: PricedCart;
  readonly itemCount: number;
  readonly leadTimeMinutes: number;
}

/** What the lines of a date can be sold as now: out of sale, more than there is of the unit over all its lines (the first ones get it), or fine. */
export const viewLines = (
  shelved: readonly ShelvedLine[],
  at: { readonly pdate: string; readonly partyId: number },
): readonly ViewedLine[] => {
  const before = new Map<number, number>();
  return shelved.map((one): ViewedLine => {
    const { line } = one;
    const ofUnit = mostOnSale(one, at);
    if (ofUnit === 0) return { ...one, state: 'not-available', most: 0 };
    const held = before.get(line.unitId) ?? 0;
    before.set(line.unitId, held + line.quantity);
    const most = Math.max(0, ofUnit - held);
    return { ...one, state: line.quantity > most ? 'stock-short' : 'ok', most };
  });
};

const toPrice = ({ line, item, unit }: ViewedLine, terms: Terms): LineToPrice | null => {
  const rate = unit && rateOn(unit, terms);
  const taxBasisPoints = item && taxOn(item, terms.pdate);
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

const toCart = (lines: readonly ViewedLine[], terms: Terms): CartToPrice => ({
  lines: lines
    .filter(({ state }) => state !== 'not-available')
    .flatMap((line) => toPrice(line, terms) ?? []),
  offers: terms.offers,
  coupon: terms.coupon,
  supplierState: terms.supplierState,
  deliveryState: terms.place?.stateCode ?? null,
  delivery: {
    rules: (terms.area?.charges ?? []).map(deliveryRuleOf),
    pincode: terms.place?.pincode ?? null,
    partyId: terms.partyId,
    slotFeePaise: terms.slot ? slotFeeFor(terms.slot, terms.partyId) : 0,
  },
  minimumOrderPaise: terms.slot?.minimumOrderPaise ?? 0,
  roundToRupee: terms.roundToRupee,
});

/** Prices what can be sold; lines that cannot are shown and count nothing. */
export const viewCart = (shelved: readonly ShelvedLine[], terms: Terms): PricedView => {
  const lines = viewLines(shelved, terms);
  const sold = lines.filter(({ state }) => state !== 'not-available');
  return {
    lines,
    priced: priceCart(toCart(lines, terms)),
    itemCount: sold.reduce((count, { line }) => count + line.quantity, 0),
    leadTimeMinutes: Math.max(0, ...sold.map(({ item }) => item?.leadTimeMinutes ?? 0)),
  };
};

/** What one unit of a line that is not priced costs with tax; of the line itself nothing. */
export const unpriced = (
  line: ViewedLine,
  terms: Terms,
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
  const rate = line.unit && rateOn(line.unit, terms);
  const taxBasisPoints = (line.item && taxOn(line.item, terms.pdate)) ?? 0;
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
