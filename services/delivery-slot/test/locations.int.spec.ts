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
}, 60_000);
afterAll(() => service.stop());

const list = () => service.read<readonly LocationResponse[]>('list-locations');
const save = (body: { Id?: number; Name: string; Rev?: number }) =>
  service.write('save-location', { Id: 0, ...body });
const assign = (LocationId: number, GroupId = areaId) =>
  service.write('assign-location', { GroupId, LocationId });
const findPublished = <Data>(key: string) =>
  published
    .filter((event) => event.key === key)
    .sort((a, b) => a.seq - b.seq)
    .at(-1)?.data as Data | undefined;
const publishedLocationOfArea = () =>
  findPublished<EventData<typeof areaSnapshot>>(String(areaId))?.locationId;

describe('locations', () => {
  it('start with location 1, which serves every area', async () => {
    expect(await list()).toEqual([{ Id: 1, Name: 'Main shop', Rev: 0, GroupIds: [areaId] }]);
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
    ['an unknown area', () => assign(1, 99), 'unknown-group'],
  ])('reject %s', async (_situation, act, code) => {
    expect(await act()).toMatchObject({ Error: 1, Code: code });
  });

  it.each([
    ['save-location', { Id: 0, Name: 'Other' }],
    ['assign-location', { GroupId: areaId, LocationId: 1 }],
  ])('are only changed by staff with the permission pincodes (%s)', async (operation, body) => {
    const other = await service.bearer({ userId: 2, permissions: ['slots', 'items'] });
    expect((await service.call('POST', operation, { body })).status).toBe(401);
    expect((await service.call('POST', operation, { as: other, body })).status).toBe(403);
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
