import type { CatalogIndex } from '../ports/catalog-index.ts';
import { createRowContext } from './row-context.ts';

it('gives each rate an id of its own, and none to a rate too many', async () => {
  let rateId = 40;
  const context = await createRowContext(
    {
      catalogIndex: {} as CatalogIndex,
      nextRateId: async () => (rateId += 1),
      clock: () => new Date(0),
    },
    2,
  );
  expect([context.nextRateId(), context.nextRateId()].sort()).toEqual([41, 42]);
  expect(() => context.nextRateId()).toThrow('more than 2 rates need an id');
});
