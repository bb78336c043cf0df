import type { StoredArea } from '../../domain/areas/area.ts';
import type { StoredLocation } from '../../domain/locations/location.ts';
import type { AreaStore } from '../ports/areas.ts';
import type { LocationStore } from '../ports/locations.ts';
import { setLocationClosed } from './set-location-closed.ts';

const [north, south, west] = [2, 3, 4];
const [northArea, secondNorthArea, southArea] = [12, 13, 14];

/** `beforeClosing` runs before the given location is closed for the first time. */
const createStores = ({
  beforeClosing = {},
  onSaved = () => undefined,
}: {
  readonly beforeClosing?: Record<number, () => Promise<void>>;
  readonly onSaved?: (groupId: number, stores: { readonly rename: (id: number) => void }) => void;
} = {}) => {
  const locations = new Map<number, StoredLocation>(
    [north, south, west].map((locationId) => [
      locationId,
      { locationId, name: `${locationId}`, rev: 1, closedAt: null },
    ]),
  );
  const areas = new Map(
    [
      [northArea, north],
      [secondNorthArea, north],
      [southArea, south],
    ].map(([groupId = 0, locationId]) => [
      groupId,
      { groupId, locationId, rev: 1 } as unknown as StoredArea,
    ]),
  );
  const pending = new Map(Object.entries(beforeClosing));
  const rename = (id: number) => {
    const location = locations.get(id);
    if (location) locations.set(id, { ...location, rev: location.rev + 1 });
  };
  const stores = {
    clock: () => new Date('2026-11-29T10:00:00Z'),
    areas: {
      findAll: () => Promise.resolve([...areas.values()]),
      findById: (groupId: number) => Promise.resolve(areas.get(groupId)),
      save: (changed: StoredArea, before: StoredArea) => {
        if (areas.get(changed.groupId)?.rev !== before.rev) return Promise.resolve(false);
        areas.set(changed.groupId, { ...changed, rev: before.rev + 1 });
        onSaved(changed.groupId, { rename });
        return Promise.resolve(true);
      },
    } as unknown as AreaStore,
    locations: {
      findAll: () => Promise.resolve([...locations.values()]),
      setClosed: async ({ locationId, rev }: StoredLocation, at: Date | null) => {
        const other = pending.get(String(locationId));
        pending.delete(String(locationId));
        if (at && other) await other();
        const stored = locations.get(locationId);
        if (stored?.rev !== rev) return false;
        locations.set(locationId, { ...stored, rev: rev + 1, closedAt: at });
        return true;
      },
    } as unknown as LocationStore,
  };
  return {
    close: (locationId: number, moveAreasTo: number) =>
      setLocationClosed(stores, { locationId, rev: 1, isClosed: true, moveAreasTo }),
    areas: () => [...areas.values()].map(({ locationId }) => locationId),
    closed: () => [...locations.values()].flatMap((one) => (one.closedAt ? [one.locationId] : [])),
  };
};

describe('two locations that are closed at once and are to take over each other', () => {
  it.each([
    [north, south],
    [south, north],
  ])('both stay open with their areas when both had decided (%i first)', async (first, second) => {
    const stores = createStores();
    const results = await Promise.all([stores.close(first, second), stores.close(second, first)]);
    expect(results.map(({ ok }) => ok)).toEqual([false, false]);
    expect([stores.areas(), stores.closed()]).toEqual([[north, north, south], []]);
  });

  it('leave the one that is refused with its own areas, in whatever step the other one runs', async () => {
    const results: unknown[] = [];
    const stores: ReturnType<typeof createStores> = createStores({
      beforeClosing: {
        [north]: async () => {
          results.push(await stores.close(south, north));
        },
      },
    });
    results.push(await stores.close(north, south));
    expect(results).toEqual([
      { ok: true, value: south },
      { ok: false, code: 'location-serves-areas' },
    ]);
    expect([stores.areas(), stores.closed()]).toEqual([[north, north, north], [south]]);
  });

  it('leave the second one with its areas when the first is closed', async () => {
    const stores = createStores();
    expect(await stores.close(north, south)).toEqual({ ok: true, value: north });
    expect(await stores.close(south, north)).toEqual({ ok: false, code: 'location-closed' });
    expect([stores.areas(), stores.closed()]).toEqual([[south, south, south], [north]]);
  });

  it('give the areas back that had moved when another area was refused', async () => {
    const stores = createStores({
      onSaved: (groupId, { rename }) => {
        if (groupId === secondNorthArea) rename(north);
      },
    });
    expect(await stores.close(north, west)).toEqual({ ok: false, code: 'location-changed' });
    expect([stores.areas(), stores.closed()]).toEqual([[north, north, south], []]);
  });
});
