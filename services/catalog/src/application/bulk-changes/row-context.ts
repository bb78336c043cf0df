import type { RowContext } from '../../domain/bulk-changes/apply-row.ts';
import { toItemCategory } from '../../domain/categories/category.ts';
import type { Clock } from '@tokri/service-kit/use-case';
import type { CatalogIndex } from '../ports/catalog-index.ts';
import type { NextId } from '../ports/next-id.ts';

interface RowContextDeps {
  readonly catalogIndex: CatalogIndex;
  readonly nextRateId: NextId;
  readonly clock: Clock;
}

/** What the rows of one item need, with an id for each rate that they may add. */
export const createRowContext = async (
  { catalogIndex, nextRateId, clock }: RowContextDeps,
  count: number,
): Promise<RowContext> => {
  const rateIds = await Promise.all(Array.from({ length: count }, nextRateId));
  return {
    now: clock(),
    nextRateId: () => {
      const rateId = rateIds.pop();
      if (rateId === undefined) throw new RangeError(`more than ${count} rates need an id`);
      return rateId;
    },
    findCategory: (itemTypeId) => {
      const type = catalogIndex.type(itemTypeId);
      const group = type && catalogIndex.group(type.itemGroupId);
      return group ? toItemCategory(type, group) : undefined;
    },
  };
};
