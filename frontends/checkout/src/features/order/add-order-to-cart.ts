import type { OrderResponse } from '@tokri/contracts/api';
import { cartQuantity, chosenOfferId, setQuantity } from '@tokri/web-kit/session';

type OrderLine = NonNullable<OrderResponse['Lines']>[number];

export interface AddedOrder {
  readonly added: readonly string[];
  /** Names of which the shop has fewer than were ordered. */
  readonly fewer: readonly string[];
  readonly unavailable: readonly string[];
}

type LineResult = keyof AddedOrder;

const addLine = async (line: OrderLine): Promise<LineResult> => {
  const item = { ItemId: line.ItemId, UnitId: line.UnitId, OfferId: chosenOfferId(line) };
  const wanted = line.Ordered ?? line.Quantity;
  if (cartQuantity(item) >= wanted) return 'added';
  const result = await setQuantity(item, wanted);
  if (result.kind === 'rejected' || result.quantity === 0) return 'unavailable';
  return result.quantity < wanted ? 'fewer' : 'added';
};

/**
 * One line after the other: they change the same cart. What is in the cart already counts as added.
 * @throws ApiProblem when the server does not respond; what was added until then stays.
 */
export const addOrderToCart = async (lines: readonly OrderLine[]): Promise<AddedOrder> => {
  const names: Record<LineResult, string[]> = { added: [], fewer: [], unavailable: [] };
  for (const line of lines) names[await addLine(line)].push(line.Name);
  return names;
};
