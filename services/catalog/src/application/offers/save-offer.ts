import { err, ok } from '@tokri/contracts/result';
import type { ScheduledOffer } from '@tokri/contracts/pricing';
import { changeHindi } from '../../domain/hindi/change-hindi.ts';
import { isInOrder, offerItems, toOfferRule, withItems } from '../../domain/offers/offer.ts';
import type { Offer, OfferItem, OfferRuleInput } from '../../domain/offers/offer.ts';
import { stoppedOnAfterSave } from '../../domain/promotions/promotion-switch.ts';
import type { SaveResult } from '../save-result.ts';
import type { CatalogIndex } from '../ports/catalog-index.ts';
import type { NextId } from '../ports/next-id.ts';
import type { ImageStore } from '../ports/images.ts';
import { changeOffer, type ChangeOfferDeps } from './change-offer.ts';

export interface SaveOfferDeps extends ChangeOfferDeps {
  readonly catalogIndex: CatalogIndex;
  readonly imageStore: ImageStore;
}

export interface OfferInput extends Omit<Offer, 'rule' | 'stoppedOn'> {
  readonly rule: OfferRuleInput;
  /** Without them the items stay. */
  readonly items?: readonly OfferItem[] | undefined;
  /** The version that was edited; without it whoever saves last wins. */
  readonly rev?: number | undefined;
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

const hasUnit = ({ catalogIndex }: SaveOfferDeps, { itemId, unitId }: OfferItem): boolean => {
  const stored = catalogIndex.findItem(itemId);
  return (
    stored !== undefined &&
    (unitId === 0 || stored.item.units.some((unit) => unit.unitId === unitId))
  );
};

const findItemError = (
  deps: SaveOfferDeps,
  items: readonly OfferItem[],
): 'unknown-unit' | 'doubled-item' | null => {
  if (!items.every((item) => hasUnit(deps, item))) return 'unknown-unit';
  return new Set(items.map(({ itemId, unitId }) => `${itemId}/${unitId}`)).size === items.length
    ? null
    : 'doubled-item';
};

const findInputError = async (deps: SaveOfferDeps, input: OfferInput) => {
  const { items = [], rule } = input;
  if (items.length > 0 && rule.kind !== 'combo' && rule.scope !== 'items')
    return 'offer-not-of-items';
  return (
    validateTerms(input) ?? findItemError(deps, items) ?? (await findUnknownReference(deps, input))
  );
};

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
  input: OfferInput,
): Promise<SaveResult> => {
  const errorCode = await findInputError(deps, input);
  if (errorCode) return err(errorCode);
  const { rule: ruleInput, items, rev, ...terms } = input;
  if (ruleInput.offerId !== 0) {
    return changeOffer(deps, { offerId: ruleInput.offerId, rev }, (offer) => {
      const hindi = changeOfferHindi(offer, input);
      const rule = toOfferRule(
        { ...ruleInput, hindiName: hindi.name },
        items ?? offerItems(offer.rule),
      );
      const stoppedOn = stoppedOnAfterSave(offer, terms.isOn);
      return rule.ok
        ? { ...terms, stoppedOn, hindiNarration: hindi.narration, rule: rule.value }
        : rule;
    });
  }
  const rule = toOfferRule(
    { ...ruleInput, offerId: await deps.allocateId(deps.offers.nextId) },
    items ?? [],
  );
  return rule.ok ? createOffer(deps, { ...terms, stoppedOn: '', rule: rule.value }) : rule;
};

export const setOfferItems = async (
  deps: SaveOfferDeps,
  { offerId, items }: { readonly offerId: number; readonly items: readonly OfferItem[] },
): Promise<SaveResult> => {
  const errorCode = findItemError(deps, items);
  if (errorCode) return err(errorCode);
  return changeOffer(deps, { offerId }, (offer) => {
    const rule = withItems(offer.rule, items);
    return rule.ok ? { ...offer, rule: rule.value } : rule;
  });
};
