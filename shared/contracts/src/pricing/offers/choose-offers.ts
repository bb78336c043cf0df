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
  readonly appliedOffer: Pick<Offer, 'offerId' | 'name' | 'hindiName'> | null;
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

const offerReference = ({
  offerId,
  name,
  hindiName,
}: Offer): Pick<Offer, 'offerId' | 'name' | 'hindiName'> => ({ offerId, name, hindiName });

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
  const requested = findRequestedOffer(line, offers);
  if (requested && !isGroupOffer(requested))
    return {
      line,
      sum: applyLineOffer(requested, line, supply),
      appliedOffer: offerReference(requested),
    };
  const candidates = offers.filter(
    (offer): offer is LineOffer => !isGroupOffer(offer) && offerCovers(offer, line),
  );
  const withoutOffer: LineWithOffer = {
    line,
    sum: priceUnits({ line, paidUnits: line.quantity, supply }),
    appliedOffer: null,
  };
  return candidates.reduce((best, offer) => {
    const sum = applyLineOffer(offer, line, supply);
    return sum.totalPaise < best.sum.totalPaise
      ? { line, sum, appliedOffer: offerReference(offer) }
      : best;
  }, withoutOffer);
};

const evaluateGroupOffer = (
  offer: GroupOffer,
  lines: readonly LineWithOffer[],
  { offers, supply }: { readonly offers: readonly Offer[]; readonly supply: SupplyType },
): GroupOfferCandidate | null => {
  const eligibleLines = lines.filter(({ line }) => {
    const requested = findRequestedOffer(line, offers);
    return (
      offerCovers(offer, line) && (requested === undefined || requested.offerId === offer.offerId)
    );
  });
  const sums = applyGroupOffer(
    offer,
    eligibleLines.map(({ line }) => line),
    supply,
  );
  if (sums === null) return null;
  const includedLines = eligibleLines.filter(({ line }) => sums.has(line.key));
  return {
    offer,
    sums,
    isRequested: includedLines.some(({ line }) => line.offerId === offer.offerId),
    gainPaise: includedLines.reduce(
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
export const chooseOffers = (input: {
  readonly lines: readonly PricingLine[];
  readonly offers: readonly Offer[];
  readonly supply: SupplyType;
}): { readonly lines: LineWithOffer[]; readonly messages: OfferMessage[] } => {
  const offers = [...input.offers].sort((a, b) => a.offerId - b.offerId);
  const linesWithGroupOffer: LineWithOffer[] = [];
  let remainingLines = input.lines.map((line) => priceWithLineOffer(line, offers, input.supply));
  let remainingOffers = offers.filter(isGroupOffer);
  for (;;) {
    const choice = remainingOffers
      .map((offer) => evaluateGroupOffer(offer, remainingLines, { offers, supply: input.supply }))
      .reduce(preferredCandidate, null);
    if (choice === null || (!choice.isRequested && choice.gainPaise <= 0)) break;
    linesWithGroupOffer.push(
      ...remainingLines.flatMap(({ line }) => {
        const sum = choice.sums.get(line.key);
        return sum ? [{ line, sum, appliedOffer: offerReference(choice.offer) }] : [];
      }),
    );
    remainingLines = remainingLines.filter(({ line }) => !choice.sums.has(line.key));
    remainingOffers = remainingOffers.filter((offer) => offer !== choice.offer);
  }
  return {
    lines: [...linesWithGroupOffer, ...remainingLines],
    messages: input.lines.flatMap((line) => offerMessages(line, offers)),
  };
};
