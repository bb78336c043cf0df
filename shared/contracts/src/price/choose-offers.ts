import type { Supply } from '../gst.ts';
import { sumsWithGroupOffer } from './group-offer.ts';
import { sumOfUnits } from './line.ts';
import type { LineSum, LineToPrice } from './line.ts';
import { isGroupOffer, offerCovers, sumWithLineOffer } from './offer.ts';
import type { GroupOffer, LineOffer } from './offer.ts';
import type { Offer } from './terms.ts';

export interface OfferedLine {
  readonly line: LineToPrice;
  readonly sum: LineSum;
  readonly appliedOffer: { readonly offerId: number; readonly name: string } | null;
}

export type OfferMessageCode = 'offer-ended' | 'offer-not-for-item';
export interface OfferMessage {
  readonly code: OfferMessageCode;
  readonly lineKey: string;
}

interface Choice {
  readonly offer: GroupOffer;
  readonly sums: ReadonlyMap<string, LineSum>;
  readonly isWanted: boolean;
  readonly gainPaise: number;
}

const named = ({ offerId, name }: Offer): { offerId: number; name: string } => ({ offerId, name });

/** The offer that a line names, when it runs and is for the line. */
const namedOffer = (line: LineToPrice, offers: readonly Offer[]): Offer | undefined =>
  offers.find((offer) => offer.offerId === line.offerId && offerCovers(offer, line));

const messageOf = (line: LineToPrice, offers: readonly Offer[]): OfferMessage[] => {
  if (line.offerId === 0 || namedOffer(line, offers)) return [];
  return [
    {
      code: offers.some(({ offerId }) => offerId === line.offerId)
        ? 'offer-not-for-item'
        : 'offer-ended',
      lineKey: line.key,
    },
  ];
};

/** A line by itself: its named offer, else the one with the smallest total; of equal ones the older. */
const priceAlone = (line: LineToPrice, offers: readonly Offer[], supply: Supply): OfferedLine => {
  const wanted = namedOffer(line, offers);
  if (wanted && !isGroupOffer(wanted))
    return { line, sum: sumWithLineOffer(wanted, line, supply), appliedOffer: named(wanted) };
  const candidates = offers.filter(
    (offer): offer is LineOffer => !isGroupOffer(offer) && offerCovers(offer, line),
  );
  const full: OfferedLine = {
    line,
    sum: sumOfUnits({ line, paidUnits: line.quantity, supply }),
    appliedOffer: null,
  };
  return candidates.reduce((best, offer) => {
    const sum = sumWithLineOffer(offer, line, supply);
    return sum.totalPaise < best.sum.totalPaise ? { line, sum, appliedOffer: named(offer) } : best;
  }, full);
};

const evaluate = (
  offer: GroupOffer,
  open: readonly OfferedLine[],
  of: { readonly offers: readonly Offer[]; readonly supply: Supply },
): Choice | null => {
  const pool = open.filter(({ line }) => {
    const wanted = namedOffer(line, of.offers);
    return offerCovers(offer, line) && (wanted === undefined || wanted.offerId === offer.offerId);
  });
  const sums = sumsWithGroupOffer(
    offer,
    pool.map(({ line }) => line),
    of.supply,
  );
  if (sums === null) return null;
  const members = pool.filter(({ line }) => sums.has(line.key));
  return {
    offer,
    sums,
    isWanted: members.some(({ line }) => line.offerId === offer.offerId),
    gainPaise: members.reduce(
      (gain, { line, sum }) => gain + sum.totalPaise - (sums.get(line.key)?.totalPaise ?? 0),
      0,
    ),
  };
};

const better = (a: Choice | null, b: Choice | null): Choice | null => {
  if (a === null || b === null) return a ?? b;
  if (a.isWanted !== b.isWanted) return a.isWanted ? a : b;
  return b.gainPaise > a.gainPaise ? b : a;
};

/**
 * Step 2: one offer a line at most. First every line by itself, then combo and threshold offers take lines over while they save more:
 * those that a line names first, then by what they save. Nothing depends on the order of lines or offers.
 */
export const chooseOffers = (of: {
  readonly lines: readonly LineToPrice[];
  readonly offers: readonly Offer[];
  readonly supply: Supply;
}): { readonly lines: OfferedLine[]; readonly messages: OfferMessage[] } => {
  const offers = [...of.offers].sort((a, b) => a.offerId - b.offerId);
  const settled: OfferedLine[] = [];
  let open = of.lines.map((line) => priceAlone(line, offers, of.supply));
  let left = offers.filter(isGroupOffer);
  for (;;) {
    const choice = left
      .map((offer) => evaluate(offer, open, { offers, supply: of.supply }))
      .reduce(better, null);
    if (choice === null || (!choice.isWanted && choice.gainPaise <= 0)) break;
    settled.push(
      ...open.flatMap(({ line }) => {
        const sum = choice.sums.get(line.key);
        return sum ? [{ line, sum, appliedOffer: named(choice.offer) }] : [];
      }),
    );
    open = open.filter(({ line }) => !choice.sums.has(line.key));
    left = left.filter((offer) => offer !== choice.offer);
  }
  return {
    lines: [...settled, ...open],
    messages: of.lines.flatMap((line) => messageOf(line, offers)),
  };
};
