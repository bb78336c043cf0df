import { err, ok, type Result } from '@tokri/contracts/result';
import type { Offer as Rule, OfferScope, ScheduledOffer } from '@tokri/contracts/pricing';

export interface Offer extends ScheduledOffer {
  /** The day on which staff stopped it; empty when they did not. */
  readonly stoppedOn: string;
  readonly narration: string;
  readonly hindiNarration?: string | undefined;
  readonly image: string;
}

/** `unitId` 0 means every unit; `quantity` is used only in combos. */
export interface OfferItem {
  readonly itemId: number;
  readonly unitId: number;
  readonly quantity: number;
}

export interface OfferRuleInput {
  readonly offerId: number;
  readonly name: string;
  readonly hindiName?: string | undefined;
  readonly kind: Rule['kind'];
  readonly scope: OfferScope['kind'];
  readonly itemTypeIds: readonly number[];
  readonly basisPoints: number;
  readonly amountPaise: number;
  readonly buy: number;
  readonly free: number;
  readonly pricePaise: number;
  readonly minimumPaise: number;
  readonly atMostPaise: number;
}

export const offerItems = (rule: Rule): readonly OfferItem[] => {
  if (rule.kind === 'combo') return rule.parts;
  return rule.scope.kind === 'items'
    ? rule.scope.items.map((item) => ({ ...item, quantity: 1 }))
    : [];
};

const toScope = (
  { scope, itemTypeIds }: OfferRuleInput,
  items: readonly OfferItem[],
): OfferScope => {
  switch (scope) {
    case 'everything':
      return { kind: scope };
    case 'types':
      return { kind: scope, itemTypeIds: [...itemTypeIds] };
    case 'items':
      return { kind: scope, items: items.map(({ itemId, unitId }) => ({ itemId, unitId })) };
  }
};

const toReward = ({ amountPaise, basisPoints, atMostPaise }: OfferRuleInput) =>
  amountPaise > 0
    ? { kind: 'amount' as const, amountPaise }
    : {
        kind: 'percentage' as const,
        basisPoints,
        atMostPaise: atMostPaise > 0 ? atMostPaise : null,
      };

const isComplete = (input: OfferRuleInput): boolean => {
  if (input.kind !== 'combo' && input.scope === 'types' && input.itemTypeIds.length === 0)
    return false;
  switch (input.kind) {
    case 'percentage':
      return input.basisPoints > 0;
    case 'amount':
      return input.amountPaise > 0;
    case 'buy-x-get-y':
      return input.buy > 0 && input.free > 0;
    case 'combo':
      return input.pricePaise > 0;
    case 'threshold':
      return input.minimumPaise > 0 && input.amountPaise > 0 !== input.basisPoints > 0;
  }
};

export const toOfferRule = (
  input: OfferRuleInput,
  items: readonly OfferItem[],
): Result<Rule, 'offer-incomplete'> => {
  if (!isComplete(input)) return err('offer-incomplete');
  const identity = {
    offerId: input.offerId,
    name: input.name,
    ...(input.hindiName ? { hindiName: input.hindiName } : {}),
  };
  const scope = toScope(input, items);
  switch (input.kind) {
    case 'percentage':
      return ok({ kind: input.kind, ...identity, scope, basisPoints: input.basisPoints });
    case 'amount':
      return ok({ kind: input.kind, ...identity, scope, amountPaise: input.amountPaise });
    case 'buy-x-get-y':
      return ok({ kind: input.kind, ...identity, scope, buy: input.buy, free: input.free });
    case 'combo':
      return ok({
        kind: input.kind,
        ...identity,
        parts: items.map((part) => ({ ...part })),
        pricePaise: input.pricePaise,
      });
    case 'threshold':
      return ok({
        kind: input.kind,
        ...identity,
        scope,
        minimumPaise: input.minimumPaise,
        reward: toReward(input),
      });
  }
};

export const withItems = (
  rule: Rule,
  items: readonly OfferItem[],
): Result<Rule, 'offer-not-of-items'> => {
  if (rule.kind === 'combo') return ok({ ...rule, parts: items.map((part) => ({ ...part })) });
  if (rule.scope.kind !== 'items') return err('offer-not-of-items');
  return ok({
    ...rule,
    scope: { kind: 'items', items: items.map(({ itemId, unitId }) => ({ itemId, unitId })) },
  });
};

export const isInOrder = <Value extends string>(from: Value, to: Value): boolean => from <= to;
