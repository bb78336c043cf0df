import { isGroupOffer, offerCovers, type Offer as Rule } from '@tokri/contracts/pricing';
import type { Item } from '../items/item.ts';
import { offerItems } from './offer.ts';

export const isOnOffer = (
  item: Pick<Item, 'itemId' | 'itemTypeId' | 'units'>,
  rule: Rule,
): boolean =>
  item.units.some(({ unitId }) =>
    offerCovers(rule, { itemId: item.itemId, unitId, itemTypeId: item.itemTypeId }),
  );

const rank = (rule: Rule): number => (isGroupOffer(rule) ? 1 : 0);

export const sortForDisplay = (rules: readonly Rule[]): readonly Rule[] =>
  [...rules].sort((a, b) => rank(a) - rank(b) || a.offerId - b.offerId);

export const findItemOffer = (
  item: Pick<Item, 'itemId' | 'itemTypeId' | 'units'>,
  rules: readonly Rule[],
): Rule | undefined => rules.find((rule) => isOnOffer(item, rule));

/** The item types that an offer names, itself or by its items. */
export const listOfferTypes = (
  rule: Rule,
  typeOf: (itemId: number) => number | undefined,
): readonly number[] => {
  if (rule.kind !== 'combo' && rule.scope.kind === 'types') return rule.scope.itemTypeIds;
  const typeIds = offerItems(rule).map(({ itemId }) => typeOf(itemId));
  return [...new Set(typeIds.filter((typeId) => typeId !== undefined))];
};
