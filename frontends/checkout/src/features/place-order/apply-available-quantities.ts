import type { CartLineResponse } from '@tokri/contracts/api';
import { chosenOfferId, setQuantity } from '@tokri/web-kit/session';

/** Of what sold out, as many as are left; nothing of what is no longer sold. */
export const applyAvailableQuantities = async (
  lines: readonly CartLineResponse[],
): Promise<void> => {
  for (const line of lines.filter(({ Code }) => Code !== ''))
    await setQuantity(
      {
        ItemId: line.ItemId,
        UnitId: line.UnitId,
        OfferId: chosenOfferId(line),
        SeenRateWithTax: line.RateWithTax,
      },
      line.Code === 'stock-short' ? Math.min(line.Most, line.Quantity) : 0,
    );
};
