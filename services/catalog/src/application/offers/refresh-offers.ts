import type { OfferView, OfferStore } from '../ports/offers.ts';

export interface RefreshOffersDeps {
  readonly offers: OfferStore;
  readonly offerView: OfferView;
}

export const refreshOffers = async ({ offers, offerView }: RefreshOffersDeps): Promise<void> => {
  offerView.upsert(await offers.all());
};

export const refreshOffer = async (
  { offers, offerView }: RefreshOffersDeps,
  { offerId, rev }: { readonly offerId: number; readonly rev: number },
): Promise<void> => {
  if ((offerView.offer(offerId)?.rev ?? -1) >= rev) return;
  const stored = await offers.findById(offerId);
  if (stored) offerView.upsert([stored]);
};
