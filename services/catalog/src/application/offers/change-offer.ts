import { shopDate } from '@tokri/contracts/dates';
import { ProblemError } from '@tokri/contracts/problems';
import { err, ok } from '@tokri/contracts/result';
import { conflict, updateAggregate, type Clock } from '@tokri/service-kit/use-case';
import type { Offer } from '../../domain/offers/offer.ts';
import { switchPromotion, type PromotionSwitch } from '../../domain/promotions/promotion-switch.ts';
import type { OfferView, OfferStore, StoredOffer } from '../ports/offers.ts';
import type { SaveResult } from '../save-result.ts';

export interface ChangeOfferDeps {
  readonly offers: OfferStore;
  readonly offerView: OfferView;
}

/** With `rev` it changes that version only. */
export const changeOffer = (
  { offers, offerView }: ChangeOfferDeps,
  { offerId, rev }: { readonly offerId: number; readonly rev?: number | undefined },
  decide: (offer: Offer) => SaveResult | Offer,
): Promise<SaveResult> =>
  updateAggregate({
    load: () => offers.findById(offerId),
    decide: (stored) => {
      if (!stored) return null;
      return rev !== undefined && rev !== stored.rev ? err('offer-changed') : decide(stored.offer);
    },
    save: async (stored: StoredOffer | null, decision): Promise<SaveResult | typeof conflict> => {
      if (!stored || !decision) throw new ProblemError('not-found');
      if ('ok' in decision) return decision;
      const saved = await offers.save(stored, decision);
      if (!saved) return conflict;
      offerView.upsert([saved]);
      return ok(offerId);
    },
  });

export const switchOffer = (
  deps: ChangeOfferDeps & { readonly clock: Clock },
  { offerId, to }: { readonly offerId: number; readonly to: PromotionSwitch },
): Promise<SaveResult> =>
  changeOffer(deps, { offerId }, (offer) => ({
    ...offer,
    ...switchPromotion(to, shopDate(deps.clock())),
  }));
