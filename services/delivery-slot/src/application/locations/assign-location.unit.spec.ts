import { assignLocation } from './assign-location.ts';

type Deps = Parameters<typeof assignLocation>[0];

describe('assignLocation', () => {
  it('keeps what a colleague decided since', async () => {
    let saves = 0;
    const deps = {
      areas: {
        findById: async () => ({ groupId: 4, locationId: 2, rev: 1 }),
        save: async () => (saves += 1) > 0,
      },
      locations: { findAll: async () => [{ locationId: 3, isClosed: false, closedAt: null }] },
    } as unknown as Deps;
    expect(await assignLocation(deps, { groupId: 4, locationId: 3, before: 1 })).toEqual({
      ok: false,
      code: 'area-changed',
    });
    expect(saves).toBe(0);
  });
});
