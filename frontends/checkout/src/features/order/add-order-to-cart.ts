import type { OrderResponse } from '@tokri/contracts/api';
import {
  cartQuantity,
  chosenOfferId,
  setQuantities,
  type SetQuantityResult,
} from '@tokri/web-kit/session';

type OrderLine = NonNullable<OrderResponse['Lines']>[number];

export interface AddedOrder {
  readonly added: readonly string[];
  /** Names of items with less stock than the quantity ordered. */
  readonly fewer: readonly string[];
  readonly unavailable: readonly string[];
  /** Names of items that a full cart could not take. */
  readonly withoutRoom: readonly string[];
}

type LineResult = keyof AddedOrder;

const toLineResult = (result: SetQuantityResult, wanted: number): LineResult => {
  if (result.kind === 'rejected')
    return result.code === 'cart-full' ? 'withoutRoom' : 'unavailable';
  if (result.quantity === 0) return 'unavailable';
  return result.quantity < wanted ? 'fewer' : 'added';
};

const toWanted = (line: OrderLine) => ({
  name: line.Name,
  item: { ItemId: line.ItemId, UnitId: line.UnitId, OfferId: chosenOfferId(line) },
  quantity: line.Ordered ?? line.Quantity,
});

/**
 * One write for all lines. What is in the cart already counts as added.
 * @throws ApiProblem when the server does not respond; AbortError when `signal` aborts.
 */
export const addOrderToCart = async (
  lines: readonly OrderLine[],
  signal: AbortSignal,
): Promise<AddedOrder> => {
  const names: Record<LineResult, string[]> = {
    added: [],
    fewer: [],
    unavailable: [],
    withoutRoom: [],
  };
  const all = lines.map(toWanted);
  const missing = all.filter(({ item, quantity }) => cartQuantity(item) < quantity);
  const results = await setQuantities(missing, signal);
  for (const wanted of all) {
    const result = results[missing.indexOf(wanted)];
    names[result ? toLineResult(result, wanted.quantity) : 'added'].push(wanted.name);
  }
  return names;
};
