import type { QuoteClaims, QuotedLine } from '@tokri/contracts';
import type { PricedLine } from '@tokri/contracts/price';
import type { PricedView, Terms, ViewedLine } from './priced-view.ts';

const quotedLine = ({ line, item, unit }: ViewedLine, priced: PricedLine): QuotedLine => ({
  cartLineId: line.lineId, lineKey: line.lineKey, itemId: line.itemId, unitId: line.unitId, offerId: priced.appliedOffer?.offerId ?? 0, name: priced.name, unitName: unit?.name ?? '', image: item?.image ?? '',
  brand: item?.brand ?? '', tint: item?.tint ?? '', itemGroupId: item?.itemGroupId ?? 0, isFood: item?.isFood ?? false, vegetarian: item?.vegetarian ?? null, maxPerOrder: unit?.maxPerOrder ?? 0,
  hsn: priced.hsn, taxBasisPoints: priced.taxBasisPoints, quantity: priced.quantity, ratePaise: priced.ratePaise, rateWithTaxPaise: priced.rateWithTaxPaise, mrpPaise: priced.mrpPaise, discountPaise: priced.discountPaise,
  taxablePaise: priced.taxablePaise, cgstPaise: priced.cgstPaise, sgstPaise: priced.sgstPaise, igstPaise: priced.igstPaise, totalPaise: priced.totalPaise,
});

/** A cart with a line that cannot be sold as it stands, or without lines, is not quoted: the customer decides first. */
export const canQuote = ({ lines }: PricedView): boolean => lines.length > 0 && lines.every(({ state }) => state === 'ok');

export interface QuoteSubject {
  readonly quoteId: string;
  readonly userId: number;
  readonly companyId: number;
  readonly cartVersion: number;
  readonly addressId: number | null;
}

/** Everything that was told to the customer, to be signed. */
export const quoteOf = (view: PricedView, terms: Terms, subject: QuoteSubject): QuoteClaims => {
  const byKey = new Map(view.lines.map((line) => [line.line.lineKey, line]));
  const { slot, place } = terms;
  const { priced } = view;
  return {
    ...subject, partyId: terms.partyId, pdate: terms.pdate, pincode: place?.pincode ?? null, stateCode: place?.stateCode ?? terms.supplierState, placeOfSupply: priced.placeOfSupply,
    slot: slot && { slotId: slot.slotId, date: slot.date, start: slot.start, end: slot.end, cutOffAt: slot.cutOffAt, feePaise: slot.feePaise },
    lines: priced.lines.flatMap((line) => { const viewed = byKey.get(line.key); return viewed ? [quotedLine(viewed, line)] : []; }),
    totals: priced.totals, taxSummary: [...priced.taxSummary], coupon: priced.coupon, itemCount: view.itemCount, leadTimeMinutes: view.leadTimeMinutes,
  };
};
