import { ok, Problem, refusal } from '@tokri/contracts';
import type { RunningOffer } from '@tokri/contracts/price';
import { conflict, updateAggregate } from '@tokri/service-kit/use-case';
import { isInOrder, itemsOf, ruleOf, withItems } from '../domain/offer.ts';
import type { Offer, OfferItem, RuleWish } from '../domain/offer.ts';
import type { Saved } from './outcome.ts';
import type { Catalogue } from './ports/catalogue.ts';
import type { NextId } from './ports/clock-and-ids.ts';
import type { OfferBoard, OfferStore, StoredOffer } from './ports/offers.ts';
import type { PictureStore } from './ports/pictures.ts';

export interface OfferNeeds {
  readonly offers: OfferStore;
  readonly board: OfferBoard;
  readonly catalogue: Catalogue;
  readonly pictures: PictureStore;
}

export interface OfferWish extends Omit<Offer, 'rule'> {
  readonly rule: RuleWish;
}

const termsRefusal = ({
  fromDate,
  toDate,
  places,
}: Omit<RunningOffer, 'rule'>): 'offer-period' | 'offer-places' | null => {
  if (!isInOrder(fromDate, toDate)) return 'offer-period';
  return places.every(({ pincodeFrom, pincodeTo }) => isInOrder(pincodeFrom, pincodeTo))
    ? null
    : 'offer-places';
};

const knownRefusal = async (
  { catalogue, pictures }: OfferNeeds,
  { rule, image }: OfferWish,
): Promise<'unknown-item-type' | 'unknown-image' | null> => {
  if (rule.itemTypeIds.some((typeId) => !catalogue.type(typeId))) return 'unknown-item-type';
  return image !== '' && (await pictures.known([image])).size === 0 ? 'unknown-image' : null;
};

/** Loads, decides, saves; what was saved shows in this process at once. @throws Problem not-found. */
const changeOffer = (
  { offers, board }: OfferNeeds,
  offerId: number,
  decide: (offer: Offer) => Saved | Offer,
): Promise<Saved> =>
  updateAggregate({
    load: () => offers.byId(offerId),
    decide: (stored) => stored && decide(stored.offer),
    save: async (stored: StoredOffer | null, decision): Promise<Saved | typeof conflict> => {
      if (!stored || !decision) throw new Problem('not-found');
      if ('ok' in decision) return decision;
      const saved = await offers.save(stored, decision);
      if (!saved) return conflict;
      board.put([saved]);
      return ok(offerId);
    },
  });

const createOffer = async ({ offers, board }: OfferNeeds, offer: Offer): Promise<Saved> => {
  const { offerId } = offer.rule;
  // Under an id that an earlier try of the same call has written, what stands counts.
  await offers.insert(offer);
  const stored = await offers.byId(offerId);
  if (stored) board.put([stored]);
  return ok(offerId);
};

/** Creates (id 0) or changes an offer; one that names its goods keeps them. @throws Problem not-found. */
export const saveOfferFor = async (
  needs: OfferNeeds & { readonly allocateId: (next: NextId) => Promise<number> },
  { rule: wish, ...terms }: OfferWish,
): Promise<Saved> => {
  const refused = termsRefusal(terms) ?? (await knownRefusal(needs, { rule: wish, ...terms }));
  if (refused) return refusal(refused);
  if (wish.offerId !== 0) {
    return changeOffer(needs, wish.offerId, (offer) => {
      const rule = ruleOf(wish, itemsOf(offer.rule));
      return rule.ok ? { ...terms, rule: rule.value } : rule;
    });
  }
  const rule = ruleOf({ ...wish, offerId: await needs.allocateId(needs.offers.nextId) }, []);
  return rule.ok ? createOffer(needs, { ...terms, rule: rule.value }) : rule;
};

const hasUnit = ({ catalogue }: OfferNeeds, { itemId, unitId }: OfferItem): boolean => {
  const known = catalogue.item(itemId);
  return (
    known !== undefined && (unitId === 0 || known.item.units.some((unit) => unit.unitId === unitId))
  );
};

/** The goods of an offer, all of them. @throws Problem not-found. */
export const mapOfferItemsFor = async (
  needs: OfferNeeds,
  { offerId, items }: { readonly offerId: number; readonly items: readonly OfferItem[] },
): Promise<Saved> => {
  if (!items.every((item) => hasUnit(needs, item))) return refusal('unknown-unit');
  if (new Set(items.map(({ itemId, unitId }) => `${itemId}/${unitId}`)).size !== items.length)
    return refusal('doubled-item');
  return changeOffer(needs, offerId, (offer) => {
    const rule = withItems(offer.rule, items);
    return rule.ok ? { ...offer, rule: rule.value } : rule;
  });
};
