import { itemSnapshot, stockSnapshot } from '@tokri/contracts/events';
import type { Envelope, EventData } from '@tokri/contracts/events';
import type { ItemGroup, ItemResponse, ItemType } from '@tokri/contracts/api';
import { addDays, kolkataDate } from '@tokri/contracts/dates';
import { collectEvents, eventually } from '@tokri/service-kit/testing';
import { itemBody, startCatalog } from './catalog-service.ts';
import type { CatalogUnderTest, ResultList } from './catalog-service.ts';

describe('items', () => {
  let catalog: CatalogUnderTest;
  let items: Envelope<EventData<typeof itemSnapshot>>[];
  let stock: Envelope<EventData<typeof stockSnapshot>>[];
  let pulses: number;

  beforeAll(async () => {
    catalog = await startCatalog('items');
    items = collectEvents(catalog.broker, [itemSnapshot]) as typeof items;
    stock = collectEvents(catalog.broker, [stockSnapshot]) as typeof stock;
    pulses = await catalog.shelf('Staples', 'Dals & Pulses');
  });
  afterAll(() => catalog.stop());

  const place = { typeId: '0', categoryId: '0', pincode: '0', userId: '0', PDate: '0' };
  const forPlace = async (query: Record<string, string>) =>
    (await catalog.call<ItemResponse[]>('list-items-for-place', { query: { ...place, ...query } }))
      .body;
  const entry = async (id: number, more: Record<string, string> = {}) =>
    (await forPlace({ ids: String(id), ...more }))[0];
  const today = () => kolkataDate(new Date());

  it('lists and publishes a new item at once', async () => {
    const created = await catalog.write('create-item', itemBody(pulses));
    expect(created).toEqual({ Id: expect.any(Number), Error: 0, Message: '', Code: '' });
    const shown = await entry(created.Id);
    expect(shown).toMatchObject({
      Id: created.Id,
      Name: 'Toor Dal',
      Status: 1,
      ItemTypeName: 'Dals & Pulses',
      ItemGroupName: 'Staples',
      TaxPercent: 5,
      Offer: null,
      IsFavorite: false,
      Tint: 'staples',
      Units: [
        {
          Name: '500 g',
          Rate: 90,
          Mrp: 110,
          RateWithTax: 94.5,
          DiscountPercent: 14,
          UnitPrice: '₹189/kg',
          Stock: 10,
          MaxPerOrder: 5,
          Available: true,
        },
      ],
      Declarations: { NetQuantity: '500 g', Vegetarian: true },
    });
    expect(shown?.Code).toMatch(/^ITEM\d{8}$/);
    const record = await eventually(() => items.find(({ key }) => key === String(created.Id)), {
      missing: 'the item on catalog.items',
    });
    expect(record.data).toMatchObject({
      itemId: created.Id,
      status: 1,
      isFood: true,
      units: [
        {
          name: '500 g',
          rates: [{ partyId: 0, fromDate: today(), ratePaise: 9000, mrpPaise: 11000 }],
        },
      ],
      taxes: [{ taxBasisPoints: 500 }],
    });
    const unitId = shown?.Units[0]?.UnitId;
    expect(
      await eventually(() => stock.find(({ key }) => key === String(unitId)), {
        missing: 'its stock on catalog.stock',
      }),
    ).toMatchObject({ data: { unitId, itemId: created.Id, free: 10 } });
  });

  it('creates one item for repeated requests with one Idempotency-Key', async () => {
    const key = { 'idempotency-key': 'create-once-only' };
    const body = itemBody(pulses, { Name: 'Made once' });
    const [first, second] = [
      await catalog.write('create-item', body, key),
      await catalog.write('create-item', body, key),
    ];
    expect(second).toEqual(first);
    expect(await catalog.connection.collection('items').countDocuments({ name: 'Made once' })).toBe(
      1,
    );
  });

  it.each([
    [
      {
        Units: [
          {
            Name: '1 kg',
            Rate: 110,
            Mrp: 110,
            Stock: 1,
            MaxPerOrder: 1,
            Net: { Value: 1000, Measure: 'g' },
          },
        ],
      },
      'rate-above-mrp',
    ],
    [{ Code: 'ELEVEN-CHAR' }, 'code-too-short'],
    [{ ItemTypeId: 987_654 }, 'unknown-item-type'],
    [{ Images: ['0'.repeat(64)] }, 'unknown-image'],
    [{ Declarations: { ...itemBody(1).Declarations, BestBefore: ' ' } }, 'declarations-missing'],
  ])('rejects a new item with %j and writes nothing', async (change, code) => {
    const before = await catalog.connection.collection('items').countDocuments();
    expect(await catalog.write('create-item', itemBody(pulses, change))).toMatchObject({
      Id: 0,
      Error: 1,
      Code: code,
      Message: expect.stringMatching(/.+/),
    });
    expect(await catalog.connection.collection('items').countDocuments()).toBe(before);
  });

  it('rejects a code that is taken', async () => {
    await catalog.write('create-item', itemBody(pulses, { Code: 'TAKEN-CODE-1' }));
    expect(
      await catalog.write('create-item', itemBody(pulses, { Code: 'TAKEN-CODE-1' })),
    ).toMatchObject({ Error: 1, Code: 'code-taken' });
  });

  it('shows a hidden item without declarations only to staff', async () => {
    const { Id } = await catalog.write(
      'create-item',
      itemBody(pulses, {
        Name: 'Not yet',
        Status: 0,
        Declarations: { ...itemBody(1).Declarations, Manufacturer: '' },
      }),
    );
    expect(await entry(Id)).toBeUndefined();
    const all = (
      await catalog.call<ItemResponse[]>('list-all-items', {
        as: 'staff',
        query: { pageSize: '200' },
      })
    ).body;
    expect(all.find((buildItem) => buildItem.Id === Id)).toMatchObject({ Status: 0 });
    expect((await catalog.call('list-all-items', { as: 'customer' })).status).toBe(403);
    expect((await catalog.call('list-all-items')).status).toBe(401);
  });

  it('removes and publishes a deleted item once', async () => {
    const { Id } = await catalog.write('create-item', itemBody(pulses, { Name: 'Short-lived' }));
    const remove = async () =>
      (
        await catalog.call<ResultList>('delete-item', {
          as: 'staff',
          query: { ItemId: String(Id) },
        })
      ).body[0];
    expect(await remove()).toMatchObject({ Id, Error: 0 });
    expect(await entry(Id)).toBeUndefined();
    await eventually(() => items.find(({ key, data }) => key === String(Id) && data.status === 2), {
      missing: 'the deleted item on catalog.items',
    });
    const before = await catalog.connection
      .collection<{ _id: number; rev: number }>('items')
      .findOne({ _id: Id });
    expect(await remove()).toMatchObject({ Id, Error: 0 });
    expect(
      (
        await catalog.connection
          .collection<{ _id: number; rev: number }>('items')
          .findOne({ _id: Id })
      )?.rev,
    ).toBe(before?.rev);
    expect(
      (await catalog.call('delete-item', { as: 'staff', query: { ItemId: '987654' } })).status,
    ).toBe(404);
  });

  it('applies dated rates from their date and party rates to the party', async () => {
    const { Id } = await catalog.write('create-item', itemBody(pulses, { Name: 'Dated' }));
    const unitId = (await entry(Id))?.Units[0]?.UnitId;
    const later = addDays(today(), 5);
    const buildRate = {
      ItemId: Id,
      UnitId: unitId,
      PartyId: 0,
      FromDate: later,
      Rate: 80,
      Mrp: 110,
    };
    expect(await catalog.write('add-rate', buildRate)).toMatchObject({ Error: 0 });
    expect(
      await catalog.write('add-rate', { ...buildRate, PartyId: 1, FromDate: today(), Rate: 70 }),
    ).toMatchObject({ Error: 0 });
    expect(await catalog.write('add-rate', { ...buildRate, Rate: 109 })).toMatchObject({
      Error: 1,
      Code: 'rate-above-mrp',
    });
    expect(await catalog.write('add-rate', { ...buildRate, UnitId: 987_654 })).toMatchObject({
      Error: 1,
      Code: 'unknown-unit',
    });
    expect((await entry(Id, { PDate: addDays(later, -1) }))?.Units[0]?.Rate).toBe(90);
    expect((await entry(Id, { PDate: later }))?.Units[0]?.Rate).toBe(80);
    const asParty = await catalog.call<ItemResponse[]>('list-items-for-place', {
      as: 'customer',
      partyId: 1,
      query: { ...place, userId: '7', ids: String(Id) },
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
          query: { ...place, userId: '8' },
        })
      ).status,
    ).toBe(403);
    expect(
      (await catalog.call('list-items-for-place', { query: { ...place, userId: '8' } })).status,
    ).toBe(401);
  });

  it('shows and publishes stock set by staff', async () => {
    const { Id } = await catalog.write('create-item', itemBody(pulses, { Name: 'Counted' }));
    const unitId = (await entry(Id))?.Units[0]?.UnitId;
    expect(await catalog.write('set-stock', { UnitId: unitId, Stock: 0 })).toMatchObject({
      Error: 0,
    });
    expect((await entry(Id))?.Units[0]).toMatchObject({ Stock: 0, Available: false });
    await eventually(
      () => stock.find(({ key, data }) => key === String(unitId) && data.free === 0),
      { missing: 'no stock on catalog.stock' },
    );
    expect(await catalog.write('set-stock', { UnitId: 987_654, Stock: 1 })).toMatchObject({
      Error: 1,
      Code: 'unknown-unit',
    });
  });

  it('updates items and topic when a type or group is renamed', async () => {
    const type = await catalog.shelf('Old department', 'Old type');
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
    expect(await entry(Id)).toMatchObject({
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
    const before = await entry(Id);
    await catalog.restart();
    expect(await entry(Id)).toEqual(before);
  });

  it('updates a second process after changes in the first', async () => {
    const other = await catalog.second();
    try {
      const { Id } = await catalog.write('create-item', itemBody(pulses, { Name: 'Seen by both' }));
      const seen = async (): Promise<ItemResponse | undefined> =>
        (
          (await (
            await fetch(
              `${other.url}/v1/list-items-for-place?${new URLSearchParams({ ...place, ids: String(Id) })}`,
            )
          ).json()) as ItemResponse[]
        )[0];
      expect(await eventually(seen, { missing: 'the item at the second process' })).toMatchObject({
        Name: 'Seen by both',
      });
      await eventually(async () => (await seen())?.Units[0]?.Stock === 10, {
        missing: 'its stock at the second process',
      });
    } finally {
      await other.stop();
    }
  });
});
