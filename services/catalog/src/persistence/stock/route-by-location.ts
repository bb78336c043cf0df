import { isOfOtherLocation } from '@tokri/contracts/orders';
import type {
  ReservedQuantity,
  ReservedQuantityStore,
} from '../../application/ports/reserved-quantities.ts';

/**
 * Other locations have collections of their own: a process of an earlier version would count their
 * documents as those of the default location.
 */
export const routeByLocation = <Line extends ReservedQuantity>(
  atDefault: ReservedQuantityStore<Line>,
  elsewhere: ReservedQuantityStore<Line>,
): ReservedQuantityStore<Line> => {
  const storeOf = ({ resourceId }: Line): ReservedQuantityStore<Line> =>
    isOfOtherLocation(resourceId) ? elsewhere : atDefault;
  return {
    reserve: (line) => storeOf(line).reserve(line),
    release: (line) => storeOf(line).release(line),
    consume: (line) => storeOf(line).consume(line),
    restore: (line) => storeOf(line).restore(line),
    clear: (line) => storeOf(line).clear(line),
  };
};
