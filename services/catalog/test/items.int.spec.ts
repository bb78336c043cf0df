import { itemSnapshot, stockSnapshot } from '@tokri/contracts/events';
import type { Envelope, EventData } from '@tokri/contracts/events';
import type { ItemResponse } from '@tokri/contracts/api';
import { shopDate } from '@tokri/contracts/dates';
import { collectEvents, eventually } from '@tokri/service-kit/testing';
import { itemBody, startCatalog } from './catalog-service.ts';
import type { CatalogUnderTest, ResultList } from './catalog-service.ts';

describe('create-item and delete-item', () => {
  let catalog: CatalogUnderTest;
  let items: Envelope<EventData<typeof itemSnapshot>>[];
  let stock: Envelope<EventData<typeof stockSnapshot>>[];
  let pulses: number;

  beforeAll(async () => {
    catalog = await startCatalog('items');
    items = collectEvents(catalog.broker, [itemSnapshot]) as typeof items;
    stock = collectEvents(catalog.broker, [stockSnapshot]) as typeof stock;
    pulses = await catalog.ensureCategory('Staples', 'Dals & Pulses');
  });
  afterAll(() => catalog.stop());

  const today = () => shopDate(new Date());

  it('lists and publishes a new item at once', async () => {
    const created = await catalog.write('create-item', itemBody(pulses));
    expect(created).toEqual({ Id: expect.any(Number), Error: 0, Message: '', Code: '' });
    const listedItem = await catalog.findListedItem(created.Id);
    expect(listedItem).toMatchObject({
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
    expect(listedItem?.Code).toMatch(/^ITEM\d{8}$/);
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
    const unitId = listedItem?.Units[0]?.UnitId;
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
      'a rate above the MRP',
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
    ['a code that is too short', { Code: 'ELEVEN-CHAR' }, 'code-too-short'],
    ['an unknown item type', { ItemTypeId: 987_654 }, 'unknown-item-type'],
    ['an unknown image', { Images: ['0'.repeat(64)] }, 'unknown-image'],
    [
      'an empty declaration',
      { Declarations: { ...itemBody(1).Declarations, BestBefore: ' ' } },
      'declarations-missing',
    ],
  ])('rejects a new item with %s and writes nothing', async (_case, change, code) => {
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
    expect(await catalog.findListedItem(Id)).toBeUndefined();
    const all = (
      await catalog.call<ItemResponse[]>('list-all-items', {
        as: 'staff',
        query: { pageSize: '200' },
      })
    ).body;
    expect(all.find((item) => item.Id === Id)).toMatchObject({ Status: 0 });
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
    expect(await catalog.findListedItem(Id)).toBeUndefined();
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
});
