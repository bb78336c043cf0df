import { randomUUID } from 'node:crypto';
import type { Api } from './api.ts';
import { readLocations, type DemoLocation } from './catalog-files.ts';
import { serviceAreas } from './service-areas.ts';
import { waitFor } from './wait-for.ts';

interface StockedItem {
  readonly Code: string;
  readonly Units: readonly { readonly UnitId: number; readonly Stock: number }[];
}
interface Movement {
  readonly UnitId: number;
  readonly Kind: 'receive' | 'withdraw';
  readonly Quantity?: number;
}

const pageSize = 200;
const concurrency = 6;
const fewLeft = 3;

const listItems = async (api: Api, count: number): Promise<readonly StockedItem[]> => {
  const pages = Array.from({ length: Math.ceil(count / pageSize) }, (_, index) =>
    api.get<readonly StockedItem[]>('/api/admin/catalog/items', { page: index + 1, pageSize }),
  );
  return (await Promise.all(pages)).flat();
};

/** Half of what the first location has, except for the items that the location names. */
export const listMovements = (
  { SoldOut = [], FewLeft = [], NotSold = [] }: DemoLocation,
  items: readonly StockedItem[],
): readonly Movement[] =>
  items
    .filter(({ Code }) => !SoldOut.includes(Code))
    .flatMap(({ Code, Units }) =>
      Units.flatMap(({ UnitId, Stock }): readonly Movement[] => {
        if (NotSold.includes(Code)) return [{ UnitId, Kind: 'withdraw' }];
        const Quantity = FewLeft.includes(Code) ? fewLeft : Math.ceil(Stock / 2);
        return Quantity > 0 ? [{ UnitId, Kind: 'receive', Quantity }] : [];
      }),
    );

const fillLocation = async (
  api: Api,
  LocationId: number,
  movements: readonly Movement[],
): Promise<void> => {
  const remaining = movements.map((movement) => ({ ...movement, LocationId, Id: randomUUID() }));
  const record = (movement: (typeof remaining)[number]) =>
    api.write('/api/admin/catalog/stock-movements', { key: randomUUID(), body: movement });
  const work = async (): Promise<void> => {
    for (let next = remaining.pop(); next; next = remaining.pop()) await record(next);
  };
  const first = remaining.pop();
  // The catalog learns of the location a moment after it was created.
  if (first) await waitFor(`location ${LocationId}`, () => record(first).catch(() => undefined));
  await Promise.all(Array.from({ length: concurrency }, work));
};

const saveLocation = async (api: Api, { Name, Area }: DemoLocation): Promise<number> => {
  const areaId = serviceAreas.find(({ name }) => name === Area)?.groupId ?? 0;
  const locations =
    await api.get<readonly { Id: number; Rev: number; GroupIds: number[] }[]>('/api/app/locations');
  // The first location exists and serves every area.
  const first = areaId === 1 ? locations[0] : undefined;
  const serving = locations.find(({ GroupIds }) => GroupIds.includes(areaId));
  const { Id } = await api.write('/api/admin/delivery-slot/locations', {
    key: `location-${Name}`.replaceAll(' ', '_'),
    body: { Id: first?.Id ?? 0, Name, Rev: first?.Rev ?? 0 },
  });
  await api.write('/api/admin/delivery-slot/area-locations', {
    key: `area-location-${areaId}`,
    body: { GroupId: areaId, LocationId: Id, Before: serving?.Id ?? Id },
  });
  return Id;
};

/** The first location has the stock with which items are created; every other gets its own. */
export const createLocations = async (api: Api, itemCount: number): Promise<void> => {
  const items = await listItems(api, itemCount);
  for (const [index, location] of readLocations().entries()) {
    const locationId = await saveLocation(api, location);
    if (index === 0) continue;
    await fillLocation(api, locationId, listMovements(location, items));
  }
};
