import type { CartLine } from '../domain/cart.ts';
import type { ShelvedLine } from '../domain/priced-view.ts';
import type { Shelf } from './ports.ts';

/** Lines beside what this service knows of their goods for a delivery date. */
export const shelve = (shelf: Shelf, lines: readonly CartLine[], pdate: string): ShelvedLine[] =>
  lines.map((line) => {
    const item = shelf.item(line.itemId);
    return {
      line,
      item,
      unit: item?.units.find(({ unitId }) => unitId === line.unitId),
      free: shelf.free(line.unitId, pdate),
    };
  });
