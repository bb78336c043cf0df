import type { LocationResponse } from '@tokri/contracts/api';
import {
  areaSnapshot,
  locationSnapshot,
  type Envelope,
  type EventData,
} from '@tokri/contracts/events';
import { collectEvents, eventually } from '@tokri/service-kit/testing';
import { startSlotService, type SlotService } from './slot-service.ts';

const areaId = 1;
let service: SlotService;
let published: Envelope[];
beforeAll(async () => {
  service = await startSlotService('locations');
  published = collectEvents(service.broker, [areaSnapshot, locationSnapshot]);
});
afterAll(() => service.stop());

const list = () => service.read<readonly LocationResponse[]>('list-locations');
const save = (body: { Id?: number; Name: string; Rev?: number }) =>
  service.write('save-location', { Id: 0, ...body });
const findServing = async () =>
  (await list()).find(({ GroupIds }) => GroupIds.includes(areaId))?.Id ?? 1;
const assign = async (
  LocationId: number,
  { GroupId = areaId, Before }: { GroupId?: number; Before?: number } = {},
) =>
  service.write('assign-location', {
    GroupId,
    LocationId,
    Before: Before ?? (await findServing()),
  });
const findPublished = <Data>(key: string) =>
  published
    .filter((event) => event.key === key)
    .sort((a, b) => a.seq - b.seq)
    .at(-1)?.data as Data | undefined;
const publishedLocationOfArea = () =>
  findPublished<EventData<typeof areaSnapshot>>(String(areaId))?.locationId;

describe('locations', () => {
  it('start with location 1, which serves every area', async () => {
    expect(await list()).toEqual([
      { Id: 1, Name: 'Main shop', Rev: 0, GroupIds: [areaId], ClosedAt: null },
    ]);
    await eventually(() => publishedLocationOfArea() === 1, {
      missing: 'the location of the area',
    });
  });

  it('are created and serve an area, which is published at once', async () => {
    const { Id } = await save({ Name: 'Warehouse' });
    expect(await assign(Id)).toMatchObject({ Id: areaId, Error: 0 });
    expect(await list()).toMatchObject([
      { Id: 1, GroupIds: [] },
      { Id, Name: 'Warehouse', Rev: 1, GroupIds: [areaId] },
    ]);
    await eventually(() => publishedLocationOfArea() === Id, { missing: 'the new location' });
    await eventually(
      () =>
        findPublished<EventData<typeof locationSnapshot>>(`location:${Id}`)?.name === 'Warehouse',
      { missing: 'the name of the location' },
    );
  });

  it('are renamed by one of two members of staff, and the other is told', async () => {
    const { Id } = await save({ Name: 'Depot' });
    expect(await save({ Id, Name: 'Depot north', Rev: 1 })).toMatchObject({ Error: 0 });
    expect(await save({ Id, Name: 'Depot south', Rev: 1 })).toMatchObject({
      Error: 1,
      Code: 'location-changed',
    });
    expect(await save({ Id: 1, Name: 'Corner shop' })).toMatchObject({ Id: 1, Error: 0 });
    expect((await list())[0]).toMatchObject({ Name: 'Corner shop', Rev: 1 });
  });

  it('get an id each when two are created at the same moment', async () => {
    const created = await Promise.all([save({ Name: 'Shop A' }), save({ Name: 'Shop B' })]);
    expect(new Set(created.map(({ Id }) => Id)).size).toBe(2);
  });

  it.each([
    ['a name that is taken', () => save({ Name: 'CORNER SHOP' }), 'location-name-taken'],
    ['a location that does not exist', () => save({ Id: 99, Name: 'X' }), 'unknown-location'],
    ['an area for an unknown location', () => assign(99), 'unknown-location'],
    ['an unknown area', () => assign(1, { GroupId: 99 }), 'unknown-group'],
  ])('reject %s', async (_situation, act, code) => {
    expect(await act()).toMatchObject({ Error: 1, Code: code });
  });

  it('serve an area as the first of two members of staff chose, and the other is told', async () => {
    const Before = await findServing();
    const first = (await save({ Name: 'East' })).Id;
    const second = (await save({ Name: 'West' })).Id;
    expect(await assign(first, { Before })).toMatchObject({ Error: 0 });
    expect(await assign(second, { Before })).toMatchObject({ Error: 1, Code: 'area-changed' });
    expect(await assign(first, { Before })).toMatchObject({ Error: 0 });
    expect((await list()).find(({ Id }) => Id === first)?.GroupIds).toEqual([areaId]);
  });

  it.each([
    ['save-location', { Id: 0, Name: 'Other' }],
    ['assign-location', { GroupId: areaId, LocationId: 1, Before: 1 }],
    ['set-location-closed', { LocationId: 2, Rev: 1, Closed: true }],
  ])('are only changed by staff with the permission pincodes (%s)', async (operation, body) => {
    const other = await service.bearer({ userId: 2, permissions: ['slots', 'items'] });
    expect((await service.call('POST', operation, { body })).status).toBe(401);
    expect((await service.call('POST', operation, { as: other, body })).status).toBe(403);
  });

  it('are closed once another one serves their areas, and reopened', async () => {
    const { Id } = await save({ Name: 'Closing shop' });
    await assign(Id);
    const close = (MoveAreasTo = 0, Rev = 1) =>
      service.write('set-location-closed', { LocationId: Id, Rev, Closed: true, MoveAreasTo });
    expect(await close()).toMatchObject({ Code: 'location-serves-areas' });
    expect(await close(1, 7)).toMatchObject({ Code: 'location-changed' });
    expect(await close(1)).toMatchObject({ Id, Error: 0 });
    const find = async (id: number) => (await list()).find((location) => location.Id === id);
    expect(await find(Id)).toMatchObject({ GroupIds: [], ClosedAt: expect.any(String) as string });
    expect(await find(1)).toMatchObject({ GroupIds: [areaId] });
    expect(await assign(Id)).toMatchObject({ Code: 'location-closed' });
    const isPublishedClosed = (isClosed: true | undefined) =>
      eventually(
        () =>
          findPublished<EventData<typeof locationSnapshot>>(`location:${Id}`)?.closed === isClosed,
        { missing: `the location with closed ${isClosed}` },
      );
    await isPublishedClosed(true);
    expect(
      await service.write('set-location-closed', { LocationId: Id, Rev: 2, Closed: false }),
    ).toMatchObject({ Error: 0 });
    expect(await find(Id)).toMatchObject({ ClosedAt: null });
    await isPublishedClosed(undefined);
  });

  it('keep no area when one is given to them while they are closed', async () => {
    const { Id } = await save({ Name: 'Contended shop' });
    await Promise.all([
      assign(Id),
      service.write('set-location-closed', { LocationId: Id, Rev: 1, Closed: true }),
    ]);
    const location = (await list()).find((one) => one.Id === Id);
    expect(location?.ClosedAt === null || location?.GroupIds.length === 0).toBe(true);
    await assign(1);
  });

  it('never lose the first one', async () => {
    const { Rev = 0 } = (await list())[0] ?? {};
    expect(
      await service.write('set-location-closed', { LocationId: 1, Rev, Closed: true }),
    ).toMatchObject({ Code: 'default-location' });
  });

  it('keep serving an area that was stored before they existed', async () => {
    await service.connection
      .collection<{ _id: number }>('areas')
      .updateOne(
        { _id: areaId },
        { $unset: { locationId: '' }, $inc: { rev: 1 }, $set: { dirty: 1 } },
      );
    expect((await list())[0]).toMatchObject({ Id: 1, GroupIds: [areaId] });
    await eventually(() => publishedLocationOfArea() === 1, { missing: 'the default location' });
  });
});
