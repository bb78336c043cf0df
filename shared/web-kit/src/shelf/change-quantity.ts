import type { Item } from '@tokri/contracts/http';
import { isApiProblem, textsReady } from '@tokri/web-kit/platform';
import {
  quantityOf,
  setQuantity,
  type CartThing,
  type QuantityOutcome,
} from '@tokri/web-kit/session';
import { announce, CircleAlert, showToast } from '@tokri/web-kit/ui';
import { limitOf, mostOf, type Unit } from './shown-unit.ts';
import { t } from './texts.ts';
import { keepFocus } from './keep-focus.ts';

export interface Bought {
  readonly thing: CartThing;
  readonly name: string;
  readonly unit: Unit;
  /** The running offer that the item is under. */
  readonly offer?: Item['Offer'];
}

/** Why there cannot be more, in words; nothing when there can. */
export const limitWords = (unit: Unit, quantity: number): string | undefined => {
  const limit = limitOf(unit, quantity);
  if (!limit) return undefined;
  return limit.kind === 'few'
    ? t('left', { count: limit.count })
    : t('most', { count: limit.count });
};

const warn = (text: string): void => showToast({ icon: CircleAlert, text });

const tell = (
  bought: Bought,
  before: number,
  { wanted, outcome }: { readonly wanted: number; readonly outcome: QuantityOutcome },
): void => {
  const { name, unit } = bought;
  const { kind, quantity } = outcome;
  if (kind === 'refused') return warn(outcome.message || t('failed'));
  if (kind === 'capped') return warn(t('cart.capped', { name, count: quantity }));
  if (quantity === 0 && before > 0)
    return showToast({
      text: t('cart.gone', { name }),
      action: { label: t('undo'), run: () => void changeQuantity(bought, before) },
    });
  const limit = quantity >= mostOf(unit) ? limitWords(unit, quantity) : undefined;
  if (quantity === wanted)
    announce([t('cart.said', { name, count: quantity }), limit].filter(Boolean).join('. '));
};

/** The popup of an offer (dialog type 9) comes with the first of its goods that goes into the cart; its code only then. */
const tellOffer = (offer: Bought['offer']): void => {
  if (!offer) return;
  import('./offer-popup.ts')
    .then(async ({ showOffer }) => {
      await textsReady();
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
export const changeQuantity = async (bought: Bought, wanted: number): Promise<void> => {
  const before = quantityOf(bought.thing);
  const refocus = keepFocus();
  try {
    const change = setQuantity(
      { ...bought.thing, SeenRateWithTax: bought.unit.RateWithTax },
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
      action: { label: t('retry'), run: () => void changeQuantity(bought, wanted) },
    });
  }
};
