import { ProblemError } from '@tokri/contracts/problems';
import { err, ok } from '@tokri/contracts/result';
import type { ScheduledOffer } from '@tokri/contracts/pricing';
import { conflict, updateAggregate } from '@tokri/service-kit/use-case';
import { changeHindi } from '../../domain/hindi/change-hindi.ts';
import { isInOrder, offerItems, toOfferRule, withItems } from '../../domain/offers/offer.ts';
import type { Offer, OfferItem, OfferRuleInput } from '../../domain/offers/offer.ts';
import type { SaveResult } from '../save-result.ts';
import type { CatalogIndex } from '../ports/catalog-index.ts';
import type { NextId } from '../ports/next-id.ts';
import type { OfferView, OfferStore, StoredOffer } from '../ports/offers.ts';
import type { ImageStore } from '../ports/images.ts';

export interface SaveOfferDeps {
  readonly offers: OfferStore;
  readonly offerView: OfferView;
  readonly catalogIndex: CatalogIndex;
  readonly imageStore: ImageStore;
}

export interface OfferInput extends Omit<Offer, 'rule'> {
  readonly rule: OfferRuleInput;
}

const validateTerms = ({
  fromDate,
  toDate,
  places,
}: Omit<ScheduledOffer, 'rule'>): 'offer-period' | 'offer-places' | null => {
  if (!isInOrder(fromDate, toDate)) return 'offer-period';
  return places.every(({ pincodeFrom, pincodeTo }) => isInOrder(pincodeFrom, pincodeTo))
    ? null
    : 'offer-places';
};

const findUnknownReference = async (
  { catalogIndex, imageStore }: SaveOfferDeps,
  { rule, image }: OfferInput,
): Promise<'unknown-item-type' | 'unknown-image' | null> => {
  if (rule.itemTypeIds.some((typeId) => !catalogIndex.type(typeId))) return 'unknown-item-type';
  return image !== '' && (await imageStore.findExisting([image])).size === 0
    ? 'unknown-image'
    : null;
};

const changeOffer = (
  { offers, offerView }: SaveOfferDeps,
  offerId: number,
  decide: (offer: Offer) => SaveResult | Offer,
): Promise<SaveResult> =>
  updateAggregate({
    load: () => offers.findById(offerId),
    decide: (stored) => stored && decide(stored.offer),
    save: async (stored: StoredOffer | null, decision): Promise<SaveResult | typeof conflict> => {
      if (!stored || !decision) throw new ProblemError('not-found');
      if ('ok' in decision) return decision;
      const saved = await offers.save(stored, decision);
      if (!saved) return conflict;
      offerView.upsert([saved]);
      return ok(offerId);
    },
  });

const changeOfferHindi = (before: Offer, { rule, narration, hindiNarration }: OfferInput) => ({
  name: changeHindi(
    { english: before.rule.name, hindi: before.rule.hindiName },
    { english: rule.name, hindi: rule.hindiName },
  ),
  narration: changeHindi(
    { english: before.narration, hindi: before.hindiNarration },
    { english: narration, hindi: hindiNarration },
  ),
});

const createOffer = async (
  { offers, offerView }: SaveOfferDeps,
  offer: Offer,
): Promise<SaveResult> => {
  const { offerId } = offer.rule;
  // A retry under the same id keeps what the first attempt stored.
  await offers.insert(offer);
  const stored = await offers.findById(offerId);
  if (stored) offerView.upsert([stored]);
  return ok(offerId);
};

export const saveOffer = async (
  deps: SaveOfferDeps & { readonly allocateId: (next: NextId) => Promise<number> },
  { rule: ruleInput, ...terms }: OfferInput,
): Promise<SaveResult> => {
  const errorCode =
    validateTerms(terms) ?? (await findUnknownReference(deps, { rule: ruleInput, ...terms }));
  if (errorCode) return err(errorCode);
  if (ruleInput.offerId !== 0) {
    return changeOffer(deps, ruleInput.offerId, (offer) => {
      const hindi = changeOfferHindi(offer, { rule: ruleInput, ...terms });
      const rule = toOfferRule({ ...ruleInput, hindiName: hindi.name }, offerItems(offer.rule));
      return rule.ok ? { ...terms, hindiNarration: hindi.narration, rule: rule.value } : rule;
    });
  }
  const rule = toOfferRule(
    { ...ruleInput, offerId: await deps.allocateId(deps.offers.nextId) },
    [],
  );
  return rule.ok ? createOffer(deps, { ...terms, rule: rule.value }) : rule;
};

const hasUnit = ({ catalogIndex }: SaveOfferDeps, { itemId, unitId }: OfferItem): boolean => {
  const stored = catalogIndex.findItem(itemId);
  return (
    stored !== undefined &&
    (unitId === 0 || stored.item.units.some((unit) => unit.unitId === unitId))
  );
};

export const setOfferItems = async (
  deps: SaveOfferDeps,
  { offerId, items }: { readonly offerId: number; readonly items: readonly OfferItem[] },
): Promise<SaveResult> => {
  if (!items.every((item) => hasUnit(deps, item))) return err('unknown-unit');
  if (new Set(items.map(({ itemId, unitId }) => `${itemId}/${unitId}`)).size !== items.length)
    return err('doubled-item');
  return changeOffer(deps, offerId, (offer) => {
    const rule = withItems(offer.rule, items);
    return rule.ok ? { ...offer, rule: rule.value } : rule;
  });
};
