import { itemSnapshot, stockSnapshot } from '@tokri/contracts/events';
import type { Envelope, EventData } from '@tokri/contracts/events';
import type { ItemGroup, ItemResponse, ItemType } from '@tokri/contracts/api';
import { addDays, shopDate } from '@tokri/contracts/dates';
import { collectEvents, eventually } from '@tokri/service-kit/testing';
import { anyPlace, itemBody, startCatalog } from './catalog-service.ts';
import type { CatalogUnderTest } from './catalog-service.ts';

describe('rates, stock and categories of items', () => {
  let catalog: CatalogUnderTest;
  let items: Envelope<EventData<typeof itemSnapshot>>[];
  let stock: Envelope<EventData<typeof stockSnapshot>>[];
  let pulses: number;

  beforeAll(async () => {
    catalog = await startCatalog('item-updates');
    items = collectEvents(catalog.broker, [itemSnapshot]) as typeof items;
    stock = collectEvents(catalog.broker, [stockSnapshot]) as typeof stock;
    pulses = await catalog.ensureCategory('Staples', 'Dals & Pulses');
  });
  afterAll(() => catalog.stop());

  const today = () => shopDate(new Date());

  it('applies dated rates from their date and party rates to the party', async () => {
    const { Id } = await catalog.write('create-item', itemBody(pulses, { Name: 'Dated' }));
    const unitId = (await catalog.findListedItem(Id))?.Units[0]?.UnitId;
    const later = addDays(today(), 5);
    const rate = {
      ItemId: Id,
      UnitId: unitId,
      PartyId: 0,
      FromDate: later,
      Rate: 80,
      Mrp: 110,
    };
    expect(await catalog.write('add-rate', rate)).toMatchObject({ Error: 0 });
    expect(
      await catalog.write('add-rate', { ...rate, PartyId: 1, FromDate: today(), Rate: 70 }),
    ).toMatchObject({ Error: 0 });
    expect(await catalog.write('add-rate', { ...rate, Rate: 109 })).toMatchObject({
      Error: 1,
      Code: 'rate-above-mrp',
    });
    expect(await catalog.write('add-rate', { ...rate, UnitId: 987_654 })).toMatchObject({
      Error: 1,
      Code: 'unknown-unit',
    });
    expect((await catalog.findListedItem(Id, { PDate: addDays(later, -1) }))?.Units[0]?.Rate).toBe(
      90,
    );
    expect((await catalog.findListedItem(Id, { PDate: later }))?.Units[0]?.Rate).toBe(80);
    const asParty = await catalog.call<ItemResponse[]>('list-items-for-place', {
      as: 'customer',
      partyId: 1,
      query: { ...anyPlace, userId: '7', ids: String(Id) },
    });
    expect(asParty.body[0]?.Units[0]?.Rate).toBe(70);
    const rates = await catalog.call<{ ItemId: number; PartyId: number; Rate: number }[]>(
      'list-rates',
      { as: 'staff', query: { adminitemrate: '0', pageSize: '200' } },
    );
    expect(
      rates.body.filter(({ ItemId }) => ItemId === Id).map(({ PartyId, Rate }) => [PartyId, Rate]),
    ).toEqual([
      [0, 90],
      [1, 70],
      [0, 80],
    ]);
  });

  it("rejects requests for another user's prices", async () => {
    expect(
      (
        await catalog.call('list-items-for-place', {
          as: 'customer',
          query: { ...anyPlace, userId: '8' },
        })
      ).status,
    ).toBe(403);
    expect(
      (await catalog.call('list-items-for-place', { query: { ...anyPlace, userId: '8' } })).status,
    ).toBe(401);
  });

  it('shows and publishes stock set by staff', async () => {
    const { Id } = await catalog.write('create-item', itemBody(pulses, { Name: 'Counted' }));
    const unitId = (await catalog.findListedItem(Id))?.Units[0]?.UnitId;
    expect(await catalog.write('set-stock', { UnitId: unitId, Stock: 0 })).toMatchObject({
      Error: 0,
    });
    expect((await catalog.findListedItem(Id))?.Units[0]).toMatchObject({
      Stock: 0,
      Available: false,
    });
    await eventually(
      () => stock.find(({ key, data }) => key === String(unitId) && data.free === 0),
      { missing: 'no stock on catalog.stock' },
    );
    expect(await catalog.write('set-stock', { UnitId: 987_654, Stock: 1 })).toMatchObject({
      Error: 1,
      Code: 'unknown-unit',
    });
  });

  it('says of published stock whether customers can see the unit', async () => {
    const { Id } = await catalog.write(
      'create-item',
      itemBody(pulses, { Name: 'Seen', Status: 1 }),
    );
    const unitId = (await catalog.findListedItem(Id))?.Units[0]?.UnitId;
    const published = (free: number) =>
      stock.findLast(({ key, data }) => key === String(unitId) && data.free === free)?.data;
    await catalog.write('set-stock', { UnitId: unitId, Stock: 3 });
    await eventually(() => published(3), { missing: 'the stock of an item on sale' });
    expect(published(3)).not.toHaveProperty('isHidden');
    const { status } = await catalog.call('update-item', {
      as: 'staff',
      query: {
        name: 'Seen',
        narration: '',
        code: '',
        itemtypeid: String(pulses),
        itemid: String(Id),
        Status: '0',
      },
    });
    expect(status).toBe(200);
    await catalog.write('set-stock', { UnitId: unitId, Stock: 2 });
    await eventually(() => published(2), { missing: 'the stock of a hidden item' });
    expect(published(2)).toMatchObject({ isHidden: true });
  });

  it('updates items and topic when a type or group is renamed', async () => {
    const type = await catalog.ensureCategory('Old department', 'Old type');
    const { Id } = await catalog.write(
      'create-item',
      itemBody(type, { Name: 'Renamed with its shelf' }),
    );
    const groups = (await catalog.call<ItemGroup[]>('list-item-groups')).body;
    const group = groups.find(({ Name }) => Name === 'Old department')?.Id ?? 0;
    expect(
      await catalog.write('save-item-group', { Id: group, Name: 'New department', Tint: 'fresh' }),
    ).toMatchObject({ Id: group, Error: 0 });
    expect(
      await catalog.write('save-item-type', { Id: type, Name: 'New type', ItemGroupId: group }),
    ).toMatchObject({ Id: type, Error: 0 });
    expect(await catalog.findListedItem(Id)).toMatchObject({
      ItemGroupName: 'New department',
      Tint: 'fresh',
      ItemTypeName: 'New type',
    });
    await eventually(
      () => items.find(({ key, data }) => key === String(Id) && data.itemTypeName === 'New type'),
      { missing: 'the new name on catalog.items' },
    );
    expect(
      await catalog.write('save-item-group', { Name: 'new  DEPARTMENT', Tint: 'fresh' }),
    ).toMatchObject({ Error: 1, Code: 'name-taken' });
    expect(
      await catalog.write('save-item-type', { Name: 'x', ItemGroupId: 987_654 }),
    ).toMatchObject({ Error: 1, Code: 'unknown-item-group' });
    const types = (
      await catalog.call<ItemType[]>('list-item-types', { query: { ItemGroupId: String(group) } })
    ).body;
    expect(types).toEqual([
      expect.objectContaining({ Id: type, Name: 'New type', Count: 1, ItemGroupId: group }),
    ]);
  });

  it('restores all lists after a restart', async () => {
    const { Id } = await catalog.write(
      'create-item',
      itemBody(pulses, { Name: 'Kept over a restart' }),
    );
    const before = await catalog.findListedItem(Id);
    await catalog.restart();
    expect(await catalog.findListedItem(Id)).toEqual(before);
  });

  it('updates a second process after changes in the first', async () => {
    const other = await catalog.second();
    try {
      const { Id } = await catalog.write('create-item', itemBody(pulses, { Name: 'Seen by both' }));
      const findListedItem = async (): Promise<ItemResponse | undefined> =>
        (
          (await (
            await fetch(
              `${other.url}/v1/list-items-for-place?${new URLSearchParams({ ...anyPlace, ids: String(Id) })}`,
            )
          ).json()) as ItemResponse[]
        )[0];
      expect(
        await eventually(findListedItem, { missing: 'the item at the second process' }),
      ).toMatchObject({
        Name: 'Seen by both',
      });
      await eventually(async () => (await findListedItem())?.Units[0]?.Stock === 10, {
        missing: 'its stock at the second process',
      });
    } finally {
      await other.stop();
    }
  });
});
