import type { OfferBoard, OfferStore } from './ports/offers.ts';

export interface FollowOfferNeeds {
  readonly offers: OfferStore;
  readonly board: OfferBoard;
}

/** All offers of the store; a process is filled with them at start, and looks again now and then for what the topic did not tell. */
export const followOffers = async ({ offers, board }: FollowOfferNeeds): Promise<void> => {
  board.put(await offers.all());
};

/** Takes over an offer that another process has changed. */
export const followOffer = async (
  { offers, board }: FollowOfferNeeds,
  { offerId, rev }: { readonly offerId: number; readonly rev: number },
): Promise<void> => {
  if ((board.offer(offerId)?.rev ?? -1) >= rev) return;
  const stored = await offers.byId(offerId);
  if (stored) board.put([stored]);
};
