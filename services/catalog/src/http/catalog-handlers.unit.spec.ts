import { createCatalogHandlers } from './catalog-handlers.ts';

describe('createCatalogHandlers while the catalog is loading', () => {
  it.each(['list-items-on-sale', 'filter-items', 'create-item'])(
    'responds to %s with unavailable instead of an empty list',
    async (id) => {
      const handlers = createCatalogHandlers({ isLoaded: () => false } as unknown as Parameters<
        typeof createCatalogHandlers
      >[0]);
      await expect(handlers[id]?.({} as never)).rejects.toMatchObject({
        code: 'unavailable',
        retryAfterSeconds: 1,
      });
    },
  );
});
