import type { CartLine } from '../../domain/lines/cart.ts';
import type { JoinedLine } from '../../domain/pricing/priced-view.ts';
import type { CatalogView, LocationDay } from '../ports/catalog-view.ts';

export const joinLines = (
  catalog: CatalogView,
  lines: readonly CartLine[],
  locationDay: LocationDay,
): JoinedLine[] =>
  lines.map((line) => {
    const item = catalog.findItem(line.itemId);
    return {
      line,
      item,
      unit: item?.units.find(({ unitId }) => unitId === line.unitId),
      available: catalog.availableUnits(line.unitId, locationDay),
    };
  });
