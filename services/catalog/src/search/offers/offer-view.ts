import type { OfferView, StoredOffer } from '../../application/ports/offers.ts';
import type { Offer } from '../../domain/offers/offer.ts';

export const createOfferView = (): OfferView => {
  const limits = new Map<number, StoredOffer>();
  let version = 0;
  let all: readonly Offer[] | undefined;
  return {
    upsert: (values) => {
      for (const stored of values) {
        const { offerId } = stored.offer.rule;
        if ((limits.get(offerId)?.rev ?? -1) >= stored.rev) continue;
        limits.set(offerId, stored);
        version += 1;
        all = undefined;
      }
    },
    all: () =>
      (all ??= [...limits.values()]
        .map(({ offer }) => offer)
        .sort((a, b) => a.rule.offerId - b.rule.offerId)),
    offer: (offerId) => limits.get(offerId),
    version: () => version,
  };
};
