import type { OfferView, StoredOffer } from '../../application/ports/offers.ts';
import type { Offer } from '../../domain/offers/offer.ts';

export const createOfferView = (): OfferView => {
  const offers = new Map<number, StoredOffer>();
  let version = 0;
  let all: readonly Offer[] | undefined;
  return {
    upsert: (values) => {
      for (const stored of values) {
        const { offerId } = stored.offer.rule;
        if ((offers.get(offerId)?.rev ?? -1) >= stored.rev) continue;
        offers.set(offerId, stored);
        version += 1;
        all = undefined;
      }
    },
    all: () =>
      (all ??= [...offers.values()]
        .map(({ offer }) => offer)
        .sort((a, b) => a.rule.offerId - b.rule.offerId)),
    offer: (offerId) => offers.get(offerId),
    version: () => version,
  };
};
