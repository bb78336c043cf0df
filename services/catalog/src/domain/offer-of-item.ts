import { isGroupOffer, offerCovers, type Offer as Rule } from '@tokri/contracts/price';
import type { Item } from './item.ts';

/** Whether an offer is for an item, in whichever pack. */
export const isUnder = (item: Pick<Item, 'itemId' | 'itemTypeId' | 'units'>, rule: Rule): boolean =>
  item.units.some(({ unitId }) =>
    offerCovers(rule, { itemId: item.itemId, unitId, itemTypeId: item.itemTypeId }),
  );

const rank = (rule: Rule): number => (isGroupOffer(rule) ? 1 : 0);

/** Rules in the order in which a card names them: those that need no other goods first, then the older. */
export const inCardOrder = (rules: readonly Rule[]): readonly Rule[] =>
  [...rules].sort((a, b) => rank(a) - rank(b) || a.offerId - b.offerId);

/** The offer that a card names, of rules in card order. */
export const offerOfItem = (
  item: Pick<Item, 'itemId' | 'itemTypeId' | 'units'>,
  rules: readonly Rule[],
): Rule | undefined => rules.find((rule) => isUnder(item, rule));
