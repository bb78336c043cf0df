import { catalogHandlers } from './handlers.ts';

describe('rows of a catalogue that is still being filled', () => {
  it.each(['list-items-on-sale', 'filter-items', 'create-item'])(
    '%s, is unavailable and not empty',
    async (id) => {
      const handlers = catalogHandlers({ isLoaded: () => false } as unknown as Parameters<
        typeof catalogHandlers
      >[0]);
      await expect(handlers[id]?.({} as never)).rejects.toMatchObject({
        code: 'unavailable',
        retryAfterSeconds: 1,
      });
    },
  );
});
