import { isGroupOffer, offerCovers, type Offer as Rule } from '@tokri/contracts/pricing';
import type { Item } from '../items/item.ts';

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
