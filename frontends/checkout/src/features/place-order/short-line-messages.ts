import type { CartLineResponse } from '@tokri/contracts/api';
import { t } from '../../labels.ts';
import type { ShortLine } from './use-place-order.ts';

type NamedLine = Pick<CartLineResponse, 'ItemId' | 'UnitId' | 'Name'>;

export const shortLineMessages = (
  shortLines: readonly ShortLine[],
  lines: readonly NamedLine[],
): readonly string[] =>
  shortLines.flatMap(({ ItemId, UnitId, Stock }) => {
    const line = lines.find((one) => one.ItemId === ItemId && one.UnitId === UnitId);
    return line
      ? [t(Stock > 0 ? 'short.left' : 'short.none', { name: line.Name, count: Stock })]
      : [];
  });
