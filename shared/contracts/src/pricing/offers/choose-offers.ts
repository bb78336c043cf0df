import type { SupplyType } from '../../tax/gst.ts';
import { applyGroupOffer } from './group-offer.ts';
import { priceUnits } from '../pricing-line.ts';
import type { LineSum, PricingLine } from '../pricing-line.ts';
import { isGroupOffer, offerCovers, applyLineOffer } from './line-offer.ts';
import type { GroupOffer, LineOffer } from './line-offer.ts';
import type { Offer } from '../price-rules.ts';

export interface LineWithOffer {
  readonly line: PricingLine;
  readonly sum: LineSum;
  readonly appliedOffer: { readonly offerId: number; readonly name: string } | null;
}

export type OfferMessageCode = 'offer-ended' | 'offer-not-for-item';
export interface OfferMessage {
  readonly code: OfferMessageCode;
  readonly lineKey: string;
}

interface GroupOfferCandidate {
  readonly offer: GroupOffer;
  readonly sums: ReadonlyMap<string, LineSum>;
  readonly isRequested: boolean;
  readonly gainPaise: number;
}

const offerReference = ({ offerId, name }: Offer): { offerId: number; name: string } => ({
  offerId,
  name,
});

const findRequestedOffer = (line: PricingLine, offers: readonly Offer[]): Offer | undefined =>
  offers.find((offer) => offer.offerId === line.offerId && offerCovers(offer, line));

const offerMessages = (line: PricingLine, offers: readonly Offer[]): OfferMessage[] => {
  if (line.offerId === 0 || findRequestedOffer(line, offers)) return [];
  return [
    {
      code: offers.some(({ offerId }) => offerId === line.offerId)
        ? 'offer-not-for-item'
        : 'offer-ended',
      lineKey: line.key,
    },
  ];
};

const priceWithLineOffer = (
  line: PricingLine,
  offers: readonly Offer[],
  supply: SupplyType,
): LineWithOffer => {
  const wanted = findRequestedOffer(line, offers);
  if (wanted && !isGroupOffer(wanted))
    return {
      line,
      sum: applyLineOffer(wanted, line, supply),
      appliedOffer: offerReference(wanted),
    };
  const candidates = offers.filter(
    (offer): offer is LineOffer => !isGroupOffer(offer) && offerCovers(offer, line),
  );
  const full: LineWithOffer = {
    line,
    sum: priceUnits({ line, paidUnits: line.quantity, supply }),
    appliedOffer: null,
  };
  return candidates.reduce((best, offer) => {
    const sum = applyLineOffer(offer, line, supply);
    return sum.totalPaise < best.sum.totalPaise
      ? { line, sum, appliedOffer: offerReference(offer) }
      : best;
  }, full);
};

const evaluateGroupOffer = (
  offer: GroupOffer,
  open: readonly LineWithOffer[],
  of: { readonly offers: readonly Offer[]; readonly supply: SupplyType },
): GroupOfferCandidate | null => {
  const pool = open.filter(({ line }) => {
    const wanted = findRequestedOffer(line, of.offers);
    return offerCovers(offer, line) && (wanted === undefined || wanted.offerId === offer.offerId);
  });
  const sums = applyGroupOffer(
    offer,
    pool.map(({ line }) => line),
    of.supply,
  );
  if (sums === null) return null;
  const members = pool.filter(({ line }) => sums.has(line.key));
  return {
    offer,
    sums,
    isRequested: members.some(({ line }) => line.offerId === offer.offerId),
    gainPaise: members.reduce(
      (gain, { line, sum }) => gain + sum.totalPaise - (sums.get(line.key)?.totalPaise ?? 0),
      0,
    ),
  };
};

const preferredCandidate = (
  a: GroupOfferCandidate | null,
  b: GroupOfferCandidate | null,
): GroupOfferCandidate | null => {
  if (a === null || b === null) return a ?? b;
  if (a.isRequested !== b.isRequested) return a.isRequested ? a : b;
  return b.gainPaise > a.gainPaise ? b : a;
};

/**
 * Applies at most one offer to a line: line offers first, then combo and threshold offers,
 * requested ones first, then by savings. Independent of the order of lines and offers.
 */
export const chooseOffers = (of: {
  readonly lines: readonly PricingLine[];
  readonly offers: readonly Offer[];
  readonly supply: SupplyType;
}): { readonly lines: LineWithOffer[]; readonly messages: OfferMessage[] } => {
  const offers = [...of.offers].sort((a, b) => a.offerId - b.offerId);
  const settled: LineWithOffer[] = [];
  let open = of.lines.map((line) => priceWithLineOffer(line, offers, of.supply));
  let left = offers.filter(isGroupOffer);
  for (;;) {
    const choice = left
      .map((offer) => evaluateGroupOffer(offer, open, { offers, supply: of.supply }))
      .reduce(preferredCandidate, null);
    if (choice === null || (!choice.isRequested && choice.gainPaise <= 0)) break;
    settled.push(
      ...open.flatMap(({ line }) => {
        const sum = choice.sums.get(line.key);
        return sum ? [{ line, sum, appliedOffer: offerReference(choice.offer) }] : [];
      }),
    );
    open = open.filter(({ line }) => !choice.sums.has(line.key));
    left = left.filter((offer) => offer !== choice.offer);
  }
  return {
    lines: [...settled, ...open],
    messages: of.lines.flatMap((line) => offerMessages(line, offers)),
  };
};
