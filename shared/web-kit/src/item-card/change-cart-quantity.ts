import type { ItemResponse } from '@tokri/contracts/api';
import { isApiProblem, loadPart, preview } from '@tokri/web-kit/platform';
import {
  cartQuantity,
  requirePincode,
  session,
  setQuantity,
  type CartItemRef,
  type SetQuantityResult,
} from '@tokri/web-kit/session';
import { announce, CircleAlert, showToast } from '@tokri/web-kit/ui';
import { stockLimit, maxQuantity, type Unit } from './select-unit.ts';
import { t } from './labels.ts';
import { captureFocus } from './capture-focus.ts';

export interface CartProduct {
  readonly cartItem: CartItemRef;
  readonly name: string;
  readonly unit: Unit;
  readonly offer?: ItemResponse['Offer'];
}

export const limitLabel = (unit: Unit, quantity: number): string | undefined => {
  const limit = stockLimit(unit, quantity);
  if (!limit) return undefined;
  return limit.kind === 'low-stock'
    ? t('left', { count: limit.count })
    : t('maximum', { count: limit.count });
};

const showWarning = (text: string): void => showToast({ icon: CircleAlert, text });

const announceResult = (
  product: CartProduct,
  previous: number,
  {
    requestedQuantity,
    result,
  }: { readonly requestedQuantity: number; readonly result: SetQuantityResult },
): void => {
  const { name, unit } = product;
  const { kind, quantity } = result;
  if (kind === 'rejected') return showWarning(result.message || t('failed'));
  if (kind === 'capped') return showWarning(t('cart.capped', { name, count: quantity }));
  if (quantity === 0 && previous > 0)
    return showToast({
      text: t('cart.removed', { name }),
      action: { label: t('undo'), run: () => void changeCartQuantity(product, previous) },
    });
  const limit = quantity >= maxQuantity(unit) ? limitLabel(unit, quantity) : undefined;
  if (quantity === requestedQuantity)
    announce([t('cart.announcement', { name, count: quantity }), limit].filter(Boolean).join('. '));
};

const seenPrice = ({ RateWithTax, OfferPrice }: Unit) => ({
  SeenRateWithTax: RateWithTax,
  ...(OfferPrice === undefined ? {} : { SeenOfferPrice: OfferPrice }),
});

const mentionOffer = (offer: CartProduct['offer']): void => {
  if (!offer) return;
  loadPart(() => import('./offer-toast.ts'))
    .then(({ showOfferToast }) => showOfferToast(offer))
    .catch(() => undefined);
};

export const changeCartQuantity = async (
  product: CartProduct,
  requestedQuantity: number,
): Promise<void> => {
  const previous = cartQuantity(product.cartItem);
  if (previous === 0 && session().pincode === '') {
    requirePincode(() => void changeCartQuantity(product, requestedQuantity));
    return;
  }
  const restoreFocus = captureFocus();
  try {
    const change = setQuantity(
      { ...product.cartItem, ...seenPrice(product.unit) },
      requestedQuantity,
      () => showToast({ icon: CircleAlert, text: t('waiting', { name: product.name }) }),
    );
    restoreFocus();
    const result = await change;
    if (result.kind === 'superseded') return;
    announceResult(product, previous, { requestedQuantity, result });
    if (previous === 0 && result.quantity > 0) mentionOffer(product.offer);
  } catch (error) {
    showToast({
      icon: CircleAlert,
      text: isApiProblem(error) ? error.message : t('failed'),
      ...(preview()
        ? {}
        : {
            action: {
              label: t('retry'),
              run: () => void changeCartQuantity(product, requestedQuantity),
            },
          }),
    });
  }
};
