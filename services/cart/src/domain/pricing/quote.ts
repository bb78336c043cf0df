import { type QuoteClaims, type QuotedLine } from '@tokri/contracts/pricing';
import { slotFeeFor } from '@tokri/contracts/slots';
import type { PricedLine } from '@tokri/contracts/pricing';
import {
  toUnsoldLinePrices,
  type PricedView,
  type PricingTerms,
  type ViewedLine,
} from './priced-view.ts';

export const toQuotedLine = (
  viewed: ViewedLine,
  priced: PricedLine | undefined,
  terms: PricingTerms,
): QuotedLine => {
  const { line, item, unit } = viewed;
  const amounts = priced ?? toUnsoldLinePrices(viewed, terms);
  return {
    cartLineId: line.lineId,
    lineKey: line.lineKey,
    itemId: line.itemId,
    unitId: line.unitId,
    offerId: priced?.appliedOffer?.offerId ?? 0,
    name: item?.name ?? '',
    hindiName: item?.hindiName,
    unitName: unit?.name ?? '',
    image: item?.image ?? '',
    brand: item?.brand ?? '',
    tint: item?.tint ?? '',
    itemGroupId: item?.itemGroupId ?? 0,
    isFood: item?.isFood ?? false,
    vegetarian: item?.vegetarian ?? null,
    maxPerOrder: unit?.maxPerOrder ?? 0,
    hsn: item?.hsn ?? '',
    quantity: line.quantity,
    taxBasisPoints: amounts.taxBasisPoints,
    ratePaise: amounts.ratePaise,
    rateWithTaxPaise: amounts.rateWithTaxPaise,
    mrpPaise: amounts.mrpPaise,
    discountPaise: amounts.discountPaise,
    taxablePaise: amounts.taxablePaise,
    cgstPaise: amounts.cgstPaise,
    sgstPaise: amounts.sgstPaise,
    igstPaise: amounts.igstPaise,
    totalPaise: amounts.totalPaise,
    ...(priced && priced.itemsPaise !== priced.totalPaise
      ? { totalBeforeCouponPaise: priced.itemsPaise }
      : {}),
  };
};

export const canQuote = ({ lines }: PricedView): boolean =>
  lines.length > 0 && lines.every(({ state }) => state === 'ok');

export type QuoteTerms = Omit<QuoteClaims, 'quoteId'>;

export interface QuoteSubject {
  readonly userId: number;
  readonly companyId: number;
  readonly cartVersion: number;
  readonly addressId: number | null;
}

export const toQuoteTerms = (
  view: PricedView,
  terms: PricingTerms,
  subject: QuoteSubject,
): QuoteTerms => {
  const byKey = new Map(view.lines.map((line) => [line.line.lineKey, line]));
  const { slot, deliveryLocation } = terms;
  const { priced } = view;
  return {
    ...subject,
    partyId: terms.partyId,
    pdate: terms.pdate,
    pincode: deliveryLocation?.pincode ?? null,
    locationId: terms.locationId,
    stateCode: deliveryLocation?.stateCode ?? terms.supplierState,
    placeOfSupply: priced.placeOfSupply,
    slot: slot && {
      slotId: slot.slotId,
      date: slot.date,
      start: slot.start,
      end: slot.end,
      cutOffAt: slot.cutOffAt,
      feePaise: slotFeeFor(slot, terms.partyId),
    },
    lines: priced.lines.flatMap((line) => {
      const viewed = byKey.get(line.key);
      return viewed ? [toQuotedLine(viewed, line, terms)] : [];
    }),
    totals: priced.totals,
    taxSummary: [...priced.taxSummary],
    coupon: priced.coupon,
    itemCount: view.itemCount,
    leadTimeMinutes: view.leadTimeMinutes,
  };
};
