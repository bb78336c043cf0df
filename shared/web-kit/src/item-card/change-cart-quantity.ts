import type { ItemResponse } from '@tokri/contracts/http';
import { isApiProblem, translationsReady } from '@tokri/web-kit/platform';
import {
  cartQuantity,
  setQuantity,
  type CartItemRef,
  type SetQuantityResult,
} from '@tokri/web-kit/session';
import { announce, CircleAlert, showToast } from '@tokri/web-kit/ui';
import { stockLimit, maxQuantity, type Unit } from './select-unit.ts';
import { t } from './labels.ts';
import { keepFocus } from './capture-focus.ts';

export interface CartProduct {
  readonly cartItem: CartItemRef;
  readonly name: string;
  readonly unit: Unit;
  /** The running offer that the item is under. */
  readonly offer?: ItemResponse['Offer'];
}

/** Why there cannot be more, in words; nothing when there can. */
export const limitLabel = (unit: Unit, quantity: number): string | undefined => {
  const limit = stockLimit(unit, quantity);
  if (!limit) return undefined;
  return limit.kind === 'few'
    ? t('left', { count: limit.count })
    : t('most', { count: limit.count });
};

const warn = (text: string): void => showToast({ icon: CircleAlert, text });

const tell = (
  bought: CartProduct,
  before: number,
  { wanted, outcome }: { readonly wanted: number; readonly outcome: SetQuantityResult },
): void => {
  const { name, unit } = bought;
  const { kind, quantity } = outcome;
  if (kind === 'refused') return warn(outcome.message || t('failed'));
  if (kind === 'capped') return warn(t('cart.capped', { name, count: quantity }));
  if (quantity === 0 && before > 0)
    return showToast({
      text: t('cart.gone', { name }),
      action: { label: t('undo'), run: () => void changeCartQuantity(bought, before) },
    });
  const limit = quantity >= maxQuantity(unit) ? limitLabel(unit, quantity) : undefined;
  if (quantity === wanted)
    announce([t('cart.said', { name, count: quantity }), limit].filter(Boolean).join('. '));
};

/** The popup of an offer (dialog type 9) comes with the first of its goods that goes into the cart; its code only then. */
const tellOffer = (offer: CartProduct['offer']): void => {
  if (!offer) return;
  import('./offer-popup.ts')
    .then(async ({ showOffer }) => {
      await translationsReady();
      await showOffer(offer);
    })
    .catch(() => undefined);
};

/** The bar of the frame says already that there is no network; here is said what did not happen for it. */
const failureWords = (
  problem: unknown,
  { name, before }: { readonly name: string; readonly before: number },
): string => {
  if (!isApiProblem(problem)) return t('failed');
  if (problem.code !== 'offline') return problem.message;
  return before > 0 ? t('notChanged', { name }) : t('notAdded', { name });
};

/** Sets how many of a thing are wanted and says what became of it: to those who listen, or by a toast when it went otherwise. */
export const changeCartQuantity = async (bought: CartProduct, wanted: number): Promise<void> => {
  const before = cartQuantity(bought.cartItem);
  const refocus = keepFocus();
  try {
    const change = setQuantity(
      { ...bought.cartItem, SeenRateWithTax: bought.unit.RateWithTax },
      wanted,
    );
    refocus();
    const outcome = await change;
    if (outcome.kind === 'overtaken') return;
    tell(bought, before, { wanted, outcome });
    if (before === 0 && outcome.quantity > 0) tellOffer(bought.offer);
  } catch (problem) {
    showToast({
      icon: CircleAlert,
      text: failureWords(problem, { name: bought.name, before }),
      action: { label: t('retry'), run: () => void changeCartQuantity(bought, wanted) },
    });
  }
};
