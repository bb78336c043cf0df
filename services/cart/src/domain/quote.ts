import { slotFeeFor, type QuoteClaims, type QuotedLine } from '@tokri/contracts';
import type { PricedLine } from '@tokri/contracts/price';
import { unpriced, type PricedView, type Terms, type ViewedLine } from './priced-view.ts';

/** A line as a quote has it; one that cannot be sold shows what a unit of it costs and counts nothing. */
export const lineToShow = (
  viewed: ViewedLine,
  priced: PricedLine | undefined,
  terms: Terms,
): QuotedLine => {
  const { line, item, unit } = viewed;
  const sums = priced ?? unpriced(viewed, terms);
  return {
    cartLineId: line.lineId,
    lineKey: line.lineKey,
    itemId: line.itemId,
    unitId: line.unitId,
    offerId: priced?.appliedOffer?.offerId ?? 0,
    name: item?.name ?? '',
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
    taxBasisPoints: sums.taxBasisPoints,
    ratePaise: sums.ratePaise,
    rateWithTaxPaise: sums.rateWithTaxPaise,
    mrpPaise: sums.mrpPaise,
    discountPaise: sums.discountPaise,
    taxablePaise: sums.taxablePaise,
    cgstPaise: sums.cgstPaise,
    sgstPaise: sums.sgstPaise,
    igstPaise: sums.igstPaise,
    totalPaise: sums.totalPaise,
  };
};

/** A cart with a line that cannot be sold as it stands, or without lines, is not quoted: the customer decides first. */
export const canQuote = ({ lines }: PricedView): boolean =>
  lines.length > 0 && lines.every(({ state }) => state === 'ok');

/** What a quote says; it has an id once it is issued. */
export type QuoteTerms = Omit<QuoteClaims, 'quoteId'>;

export interface QuoteSubject {
  readonly userId: number;
  readonly companyId: number;
  readonly cartVersion: number;
  readonly addressId: number | null;
}

/** Everything that was told to the customer, to be signed. */
export const quoteOf = (view: PricedView, terms: Terms, subject: QuoteSubject): QuoteTerms => {
  const byKey = new Map(view.lines.map((line) => [line.line.lineKey, line]));
  const { slot, place } = terms;
  const { priced } = view;
  return {
    ...subject,
    partyId: terms.partyId,
    pdate: terms.pdate,
    pincode: place?.pincode ?? null,
    stateCode: place?.stateCode ?? terms.supplierState,
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
      return viewed ? [lineToShow(viewed, line, terms)] : [];
    }),
    totals: priced.totals,
    taxSummary: [...priced.taxSummary],
    coupon: priced.coupon,
    itemCount: view.itemCount,
    leadTimeMinutes: view.leadTimeMinutes,
  };
};
