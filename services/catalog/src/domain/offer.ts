import { ok, refusal, type Outcome } from '@tokri/contracts';
import type { Offer as Rule, OfferScope, RunningOffer } from '@tokri/contracts/price';

/** An offer as staff keep it: what a price needs, and what a banner says. */
export interface Offer extends RunningOffer {
  readonly narration: string;
  /** Hash of a stored image, or empty. */
  readonly image: string;
}

/** Goods that an offer names; `unitId` 0 is every unit, `quantity` counts in combos only. */
export interface OfferItem {
  readonly itemId: number;
  readonly unitId: number;
  readonly quantity: number;
}

/** What staff say of an offer's rule. A number that a kind does not need is 0. */
export interface RuleWish {
  readonly offerId: number;
  readonly name: string;
  readonly kind: Rule['kind'];
  readonly scope: OfferScope['kind'];
  readonly itemTypeIds: readonly number[];
  readonly basisPoints: number;
  readonly amountPaise: number;
  readonly buy: number;
  readonly free: number;
  readonly pricePaise: number;
  readonly minimumPaise: number;
  /** 0: no limit. */
  readonly atMostPaise: number;
}

/** The goods that an offer names one by one. */
export const itemsOf = (rule: Rule): readonly OfferItem[] => {
  if (rule.kind === 'combo') return rule.parts;
  return rule.scope.kind === 'items'
    ? rule.scope.items.map((item) => ({ ...item, quantity: 1 }))
    : [];
};

const scopeOf = ({ scope, itemTypeIds }: RuleWish, items: readonly OfferItem[]): OfferScope => {
  switch (scope) {
    case 'everything':
      return { kind: scope };
    case 'types':
      return { kind: scope, itemTypeIds: [...itemTypeIds] };
    case 'items':
      return { kind: scope, items: items.map(({ itemId, unitId }) => ({ itemId, unitId })) };
  }
};

const rewardOf = ({ amountPaise, basisPoints, atMostPaise }: RuleWish) =>
  amountPaise > 0
    ? { kind: 'amount' as const, amountPaise }
    : {
        kind: 'percentage' as const,
        basisPoints,
        atMostPaise: atMostPaise > 0 ? atMostPaise : null,
      };

/** Numbers without which a kind takes nothing off. */
const isComplete = (wish: RuleWish): boolean => {
  if (wish.kind !== 'combo' && wish.scope === 'types' && wish.itemTypeIds.length === 0)
    return false;
  switch (wish.kind) {
    case 'percentage':
      return wish.basisPoints > 0;
    case 'amount':
      return wish.amountPaise > 0;
    case 'buy-x-get-y':
      return wish.buy > 0 && wish.free > 0;
    case 'combo':
      return wish.pricePaise > 0;
    case 'threshold':
      return wish.minimumPaise > 0 && wish.amountPaise > 0 !== wish.basisPoints > 0;
  }
};

/** The rule that staff mean, for the goods that the offer names already. */
export const ruleOf = (
  wish: RuleWish,
  items: readonly OfferItem[],
): Outcome<Rule, 'offer-incomplete'> => {
  if (!isComplete(wish)) return refusal('offer-incomplete');
  const named = { offerId: wish.offerId, name: wish.name };
  const scope = scopeOf(wish, items);
  switch (wish.kind) {
    case 'percentage':
      return ok({ kind: wish.kind, ...named, scope, basisPoints: wish.basisPoints });
    case 'amount':
      return ok({ kind: wish.kind, ...named, scope, amountPaise: wish.amountPaise });
    case 'buy-x-get-y':
      return ok({ kind: wish.kind, ...named, scope, buy: wish.buy, free: wish.free });
    case 'combo':
      return ok({
        kind: wish.kind,
        ...named,
        parts: items.map((part) => ({ ...part })),
        pricePaise: wish.pricePaise,
      });
    case 'threshold':
      return ok({
        kind: wish.kind,
        ...named,
        scope,
        minimumPaise: wish.minimumPaise,
        reward: rewardOf(wish),
      });
  }
};

/** The same offer for these goods; only one that names its goods can be given some. */
export const withItems = (
  rule: Rule,
  items: readonly OfferItem[],
): Outcome<Rule, 'offer-not-of-items'> => {
  if (rule.kind === 'combo')
    return ok({ ...rule, parts: items.map((part) => ({ ...part })) });
  if (rule.scope.kind !== 'items') return refusal('offer-not-of-items');
  return ok({
    ...rule,
    scope: { kind: 'items', items: items.map(({ itemId, unitId }) => ({ itemId, unitId })) },
  });
};

/** First and last day, and both ends of a range, in their order. */
export const isInOrder = <Value extends string>(from: Value, to: Value): boolean => from <= to;
