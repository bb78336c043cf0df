import type { OwnCartResponse } from '@tokri/contracts/api';
import { hindiTexts } from '@tokri/contracts/language';
import type { CatalogView } from '../application/ports/catalog-view.ts';
import type { Cart, CartLine } from '../domain/lines/cart.ts';

const toLine = (
  { itemId, unitId, quantity }: CartLine,
  { findItem }: Pick<CatalogView, 'findItem'>,
): OwnCartResponse['Lines'][number] => {
  const item = findItem(itemId);
  return {
    ItemId: itemId,
    UnitId: unitId,
    Name: item?.name ?? '',
    UnitName: item?.units.find((unit) => unit.unitId === unitId)?.name ?? '',
    Quantity: quantity,
    Hindi: hindiTexts({ Name: item?.hindiName }),
  };
};

export const toOwnCartsResponse = (
  { dates }: Pick<Cart, 'dates'>,
  catalog: Pick<CatalogView, 'findItem'>,
): OwnCartResponse[] =>
  Object.entries(dates)
    .filter(([, { lines }]) => lines.length > 0)
    .sort(([first], [second]) => first.localeCompare(second))
    .map(([pdate, { lines }]) => ({
      PDate: pdate,
      Lines: lines.map((line) => toLine(line, catalog)),
    }));
