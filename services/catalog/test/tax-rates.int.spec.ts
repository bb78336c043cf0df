import { addDays } from '@tokri/contracts/dates';
import { itemSnapshot } from '@tokri/contracts/events';
import type { Envelope, EventData } from '@tokri/contracts/events';
import { collectEvents, eventually } from '@tokri/service-kit/testing';
import type { ResultList } from './catalog-service.ts';
import { startItemAdmin } from './item-admin-scenario.ts';
import type { ItemAdmin } from './item-admin-scenario.ts';

let admin: ItemAdmin;
let items: Envelope<EventData<typeof itemSnapshot>>[];
beforeAll(async () => {
  admin = await startItemAdmin('tax-rates');
  items = collectEvents(admin.catalog.broker, [itemSnapshot]) as typeof items;
});
afterAll(() => admin.catalog.stop());

describe('add-tax-rate', () => {
  const addTax = async (body: Record<string, unknown>) =>
    admin.catalog.write('add-tax-rate', {
      FromDate: addDays(admin.today(), 10),
      TaxPercent: 18,
      ...body,
    }) as Promise<
      ResultList[number] & { Changed: number; AboveMrp: readonly { ItemId: number }[] }
    >;
  it('applies the tax of an item from its date, in lists and on the topic', async () => {
    const id = await admin.createItem({
      Units: [
        {
          Name: '500 g',
          Rate: 80,
          Mrp: 110,
          Stock: 10,
          MaxPerOrder: 5,
          Net: { Value: 500, Measure: 'g' },
        },
      ],
    });
    expect(await addTax({ ItemId: id })).toMatchObject({ Error: 0, Changed: 1, AboveMrp: [] });
    expect([
      (await admin.findListed(id, addDays(admin.today(), 9)))?.Units[0]?.RateWithTax,
      (await admin.findListed(id, addDays(admin.today(), 10)))?.Units[0]?.RateWithTax,
    ]).toEqual([84, 94.4]);
    await eventually(
      () => items.find(({ key, data }) => key === String(id) && data.taxes.length === 2),
      { missing: 'both taxes on catalog.items' },
    );
    const listed = await admin.catalog.call('list-tax-rates', {
      as: 'staff',
      query: { ItemId: String(id) },
    });
    expect(listed.body).toEqual([
      { FromDate: admin.today(), TaxPercent: 5 },
      { FromDate: addDays(admin.today(), 10), TaxPercent: 18 },
    ]);
    const groups = await admin.catalog.call<
      readonly { readonly ItemCount: number; readonly Rates: readonly unknown[] }[]
    >('list-tax-groups', { as: 'staff' });
    expect(groups.body.find(({ Rates }) => Rates.length === 2)).toMatchObject({
      ItemCount: 1,
      Rates: listed.body,
    });
    expect((await admin.catalog.call('list-tax-groups', { as: 'customer' })).status).toBe(403);
  });
  it('updates all items of an HSN code except those above the MRP, which are reported', async () => {
    const room = [
      {
        Name: '1 kg',
        Rate: 50,
        Mrp: 100,
        Stock: 1,
        MaxPerOrder: 5,
        Net: { Value: 1000, Measure: 'g' },
      },
    ];
    const [fits, tight] = [
      await admin.createItem({ HSN: '190590', Units: room }),
      await admin.createItem({ HSN: '190590', Units: [{ ...room[0], Rate: 95 }] }),
    ];
    expect(await addTax({ HSN: '190590' })).toMatchObject({
      Error: 1,
      Code: 'rate-above-mrp',
      Changed: 1,
      AboveMrp: [{ ItemId: tight }],
    });
    const buildRate = {
      ItemId: tight,
      UnitId: await admin.firstUnitId(tight),
      PartyId: 0,
      FromDate: addDays(admin.today(), 10),
      Rate: 80,
      Mrp: 100,
    };
    expect(await admin.catalog.write('add-rate', buildRate)).toMatchObject({ Error: 0 });
    expect(await addTax({ HSN: '190590' })).toMatchObject({ Error: 0, Changed: 2 });
    expect((await admin.findListed(fits, addDays(admin.today(), 10)))?.TaxPercent).toBe(18);
  });
  it('rejects past dates, ambiguous targets and callers without permission', async () => {
    const id = await admin.createItem();
    expect(await addTax({ ItemId: id, FromDate: addDays(admin.today(), -1) })).toMatchObject({
      Error: 1,
      Code: 'date-past',
    });
    expect(await addTax({})).toMatchObject({ Error: 1, Code: 'nothing-named' });
    expect(await addTax({ ItemId: id, HSN: '0713' })).toMatchObject({
      Error: 1,
      Code: 'nothing-named',
    });
    expect(
      (
        await admin.catalog.call('add-tax-rate', {
          as: 'customer',
          body: { ItemId: id, FromDate: admin.today(), TaxPercent: 5 },
        })
      ).status,
    ).toBe(403);
    expect(
      (
        await admin.catalog.call('add-tax-rate', {
          as: 'staff',
          body: { ItemId: id, FromDate: admin.today(), TaxPercent: 12 },
        })
      ).status,
    ).toBe(400);
  });
});
