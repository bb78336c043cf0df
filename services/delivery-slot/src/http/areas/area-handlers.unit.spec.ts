import type { Area } from '../../domain/areas/area.ts';
import { createAreaHandlers } from './area-handlers.ts';
import type { HandlerDeps } from '../handler-deps.ts';

const bengaluru: Area = {
  groupId: 1,
  companyId: 1,
  name: 'Bengaluru',
  stateCode: '29',
  locationId: 1,
  ranges: [],
};

const createHandlers = (concurrentArea?: Area) => {
  const areas = new Map([[1, bengaluru]]);
  const save = (area: Area, before: Area | null) => {
    if (concurrentArea) areas.set(concurrentArea.groupId, concurrentArea);
    if (before === null && areas.has(area.groupId)) return Promise.resolve(false);
    areas.set(area.groupId, area);
    return Promise.resolve(true);
  };
  const rangeReservations = {
    read: () => Promise.resolve({ rev: 0, reservations: [] }),
    replace: () => Promise.resolve(true),
    remove: () => Promise.resolve(),
  };
  const handlers = createAreaHandlers({
    areas: { findAll: () => Promise.resolve([...areas.values()]), save },
    rangeReservations,
    clock: () => new Date(0),
    views: {},
  } as unknown as HandlerDeps);
  const open = async (query: object) =>
    (
      await handlers['open-pincodes']({
        query: { start: '600001', end: '600002', UserId: 7, StateCode: '33', ...query },
        language: 'en',
      } as never)
    ).body?.[0];
  return { areas, open };
};

describe('open-pincodes', () => {
  it.each([
    ['uses the first area without id and name', { StateCode: undefined }, 1],
    ['creates an area for a name without id', { GroupName: 'Chennai' }, 2],
    ['creates an area for id 0', { groupid: 0, GroupName: 'Chennai' }, 2],
    ['uses the area with the id', { groupid: 1, StateCode: '29' }, 1],
    ['creates an area with an unused id', { groupid: 90 }, 90],
  ])('%s', async (_situation, query, groupId) =>
    expect(await createHandlers().open(query)).toMatchObject({ Id: groupId, Error: 0, Added: 2 }),
  );
  it('gives a new area its own id when another clerk creates one at the same time', async () => {
    const mysuru: Area = {
      ...bengaluru,
      groupId: 2,
      name: 'Mysuru',
      ranges: [{ from: '570001', to: '570010' }],
    };
    const { areas, open } = createHandlers(mysuru);
    expect(await open({ groupid: 0, GroupName: 'Chennai' })).toMatchObject({ Id: 3 });
    expect([areas.get(2), areas.get(3)?.name]).toEqual([mysuru, 'Chennai']);
  });
  it('rejects another State and leaves the area unchanged', async () => {
    const { areas, open } = createHandlers();
    expect(await open({ groupid: 1, GroupName: 'Chennai' })).toMatchObject({
      Id: 0,
      Error: 1,
      Code: 'other-state',
    });
    expect(areas.get(1)).toEqual(bengaluru);
  });
});
