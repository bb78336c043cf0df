import { kolkataDate } from '@tokri/contracts';
import { isForParty, isForPlace, runsOn, type Offer as Rule } from '@tokri/contracts/price';
import type { OfferSeeker } from '@tokri/contracts/price';
import type { Listed } from '../domain/listing.ts';
import { inCardOrder, isUnder } from '../domain/offer-of-item.ts';
import type { Offer } from '../domain/offer.ts';
import type { Asker } from '../domain/rate-of-date.ts';
import type { Catalogue } from './ports/catalogue.ts';
import type { Clock } from './ports/clock-and-ids.ts';
import type { OfferBoard } from './ports/offers.ts';

export interface OfferListNeeds {
  readonly board: OfferBoard;
  readonly catalogue: Catalogue;
  readonly clock: Clock;
}

/** Without a date it is today; `anyPlace` asks for no place. */
export type Seeker = Omit<OfferSeeker, 'date'> & {
  readonly date?: string | undefined;
  readonly anyPlace?: boolean;
};

/** Offers that run for somebody, the older first; without a date those of today. */
export const runningOffers = (
  { board, clock }: Pick<OfferListNeeds, 'board' | 'clock'>,
  { date = kolkataDate(clock()), partyId, pincode, anyPlace = false }: Seeker,
): readonly Offer[] =>
  board
    .all()
    .filter(
      (offer) =>
        runsOn(offer, date) &&
        isForParty(offer, partyId) &&
        (anyPlace || isForPlace(offer, pincode)),
    );

/** Rules that lists of items name, in the order of cards; two of the same key are the same. */
export interface ListedRules {
  readonly key: string;
  readonly rules: readonly Rule[];
}

export const listedRules = (
  needs: Pick<OfferListNeeds, 'board' | 'clock'>,
  seeker: Seeker,
): ListedRules => {
  const rules = inCardOrder(runningOffers(needs, seeker).map(({ rule }) => rule));
  return { rules, key: `${needs.board.version()}:${rules.map(({ offerId }) => offerId).join()}` };
};

const askerToday = ({ clock }: OfferListNeeds, partyId: number): Asker => ({
  date: kolkataDate(clock()),
  partyId,
});

/** Offers of today with how many items on sale each is for. */
export const countedOffers = (
  needs: OfferListNeeds,
  partyId: number,
): readonly { readonly rule: Rule; readonly count: number }[] => {
  const listed = needs.catalogue.onSale(askerToday(needs, partyId));
  return runningOffers(needs, { partyId, pincode: null })
    .map(({ rule }) => ({ rule, count: listed.filter(({ item }) => isUnder(item, rule)).length }))
    .filter(({ count }) => count > 0);
};

/** Items on sale under any of the running offers, or under one of them. */
export const itemsUnderOffers = (
  needs: OfferListNeeds,
  partyId: number,
  offerId?: number,
): readonly Listed[] => {
  // Who opens one offer was shown it for their place.
  const rules = runningOffers(needs, { partyId, pincode: null, anyPlace: offerId !== undefined })
    .map(({ rule }) => rule)
    .filter((rule) => offerId === undefined || rule.offerId === offerId);
  return rules.length === 0
    ? []
    : needs.catalogue
        .onSale(askerToday(needs, partyId))
        .filter(({ item }) => rules.some((rule) => isUnder(item, rule)));
};

/** How many items on sale an offer is for. */
export const countItems = (needs: OfferListNeeds, rule: Rule): number =>
  needs.catalogue.onSale(askerToday(needs, 0)).filter(({ item }) => isUnder(item, rule)).length;
