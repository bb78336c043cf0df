import type { OfferBoard, StoredOffer } from '../application/ports/offers.ts';
import type { Offer } from '../domain/offer.ts';

/** The offers of this process, by id. */
export const createOfferBoard = (): OfferBoard => {
  const known = new Map<number, StoredOffer>();
  let version = 0;
  let all: readonly Offer[] | undefined;
  return {
    put: (some) => {
      for (const stored of some) {
        const { offerId } = stored.offer.rule;
        if ((known.get(offerId)?.rev ?? -1) >= stored.rev) continue;
        known.set(offerId, stored);
        version += 1;
        all = undefined;
      }
    },
    all: () =>
      (all ??= [...known.values()]
        .map(({ offer }) => offer)
        .sort((a, b) => a.rule.offerId - b.rule.offerId)),
    offer: (offerId) => known.get(offerId),
    version: () => version,
  };
};
