import { cartPath } from '@tokri/contracts';
import type { ItemResponse, OfferResponse } from '@tokri/contracts/http';
import { dialogTypes, isCheckout, showDialog } from '@tokri/web-kit/ui';
import { fetchActiveOffers } from './active-offers.ts';

/** Ids of the offers that were shown; for this visit only. */
const storageKey = 'tokri.offersShown';
/** Its own page says all of it already. */
const ownPage = '/offer-item-list';

/** For when storage is closed: as long as the page. */
const shownHere = new Set<number>();

const shown = (): ReadonlySet<number> => {
  try {
    const ids: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
    return new Set([
      ...shownHere,
      ...(Array.isArray(ids) ? (ids.filter(Number.isInteger) as number[]) : []),
    ]);
  } catch {
    return shownHere;
  }
};

const noteShown = (offerId: number): void => {
  shownHere.add(offerId);
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...shown()]));
  } catch {
    // Closed or full storage: `shownHere` remembers.
  }
};

const words = ({ Text, Name, Narration }: OfferResponse): string => `${Text}: ${Narration || Name}`;

/**
 * Section 2, dialog type 9: tells of an offer once a visit, when the first of its goods went into the cart. Continue and every way of
 * closing stay; only the button Checkout leads to the cart (readings 13). An offer that does not come, or runs no more, is not spoken of.
 */
export const showOffer = async ({ OfferId }: NonNullable<ItemResponse['Offer']>): Promise<void> => {
  if (location.pathname === ownPage || shown().has(OfferId)) return;
  noteShown(OfferId);
  const offer = (await fetchActiveOffers()).find((running) => running.OfferId === OfferId);
  if (!offer) return;
  const answer = await showDialog({
    type: dialogTypes.offerPopup,
    message: words(offer),
    ...(offer.Image ? { picture: offer.Image } : {}),
  });
  if (isCheckout(answer)) location.assign(cartPath);
};
