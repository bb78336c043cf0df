import { cartOperations } from '@tokri/contracts/api';
import { callApi } from '../../platform/api/api-client.ts';
import { newUuid } from '../../platform/uuid.ts';
import { session } from '../store/store.ts';
import { fetchServerCart } from './account-cart.ts';
import { isSameItem, type CartItemRef } from './local-line.ts';
import { toCartLineBody, toSetQuantityResult, type SetQuantityResult } from './send-quantity.ts';
import { notifyCartListeners } from './set-quantity.ts';

export interface WantedQuantity {
  readonly item: CartItemRef;
  readonly quantity: number;
}

const lineKeyOf = (item: CartItemRef): string =>
  session().serverLines.find((line) => isSameItem(line, item))?.LineKey ?? newUuid();

/**
 * Changes many lines of the account's cart in one write. The results are in the order of `wanted`.
 * @throws ApiProblem when the server does not respond; AbortError when `signal` aborts. Both leave
 * open whether the lines were written, so the cart is read again.
 */
export const setQuantities = async (
  wanted: readonly WantedQuantity[],
  signal?: AbortSignal,
): Promise<readonly SetQuantityResult[]> => {
  if (wanted.length === 0) return [];
  const body = wanted.map(({ item, quantity }) =>
    toCartLineBody(item, { lineKey: lineKeyOf(item), quantity }),
  );
  try {
    const entries = await callApi(cartOperations.uploadCartLine, { body, signal });
    return wanted.map(({ quantity }, index) => toSetQuantityResult(entries[index], quantity));
  } finally {
    await fetchServerCart().catch(() => undefined);
    notifyCartListeners();
  }
};
