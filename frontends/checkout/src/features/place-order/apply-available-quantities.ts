import type { CartLineResponse } from '@tokri/contracts/api';
import { chosenOfferId, setQuantity } from '@tokri/web-kit/session';
import type { ShortLine } from './use-place-order.ts';

const availableByCart = ({ Code, Most, Quantity }: CartLineResponse): number => {
  if (Code === '') return Quantity;
  return Code === 'stock-short' ? Math.min(Most, Quantity) : 0;
};

/**
 * How many of a line can be ordered: what the rejected order and the cart both say is left. The
 * cart learns of a sold-out item some moments after the order was rejected for it.
 */
export const availableQuantity = (
  line: CartLineResponse,
  shortLines: readonly ShortLine[],
): number => {
  const short = shortLines.find(
    ({ ItemId, UnitId }) => ItemId === line.ItemId && UnitId === line.UnitId,
  );
  return Math.min(availableByCart(line), short?.Stock ?? line.Quantity);
};

/** Of what sold out, as many as are left; nothing of what is no longer sold. */
export const applyAvailableQuantities = async (
  lines: readonly CartLineResponse[],
  shortLines: readonly ShortLine[],
): Promise<void> => {
  for (const line of lines) {
    const quantity = availableQuantity(line, shortLines);
    if (quantity === line.Quantity) continue;
    const { ItemId, UnitId, RateWithTax } = line;
    await setQuantity(
      { ItemId, UnitId, OfferId: chosenOfferId(line), SeenRateWithTax: RateWithTax },
      quantity,
    );
  }
};
