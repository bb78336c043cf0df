import type {
  ItemPricesResponse,
  PricedItemResponse,
  PriceRowResponse,
} from '@tokri/contracts/api';
import { addDays } from '@tokri/contracts/dates';
import { startItemAdmin, type ItemAdmin } from './item-admin-scenario.ts';

let admin: ItemAdmin;
beforeAll(async () => {
  admin = await startItemAdmin('prices');
});
afterAll(() => admin.catalog.stop());

const readPrices = async (ItemId: number) =>
  (
    await admin.catalog.call<ItemPricesResponse>('read-item-prices', {
      as: 'staff',
      query: { ItemId: String(ItemId) },
    })
  ).body;
const listPrices = async (query: Record<string, string>) =>
  admin.catalog.call<PricedItemResponse[]>('list-prices', { as: 'staff', query });

const createPriced = async (change: Record<string, unknown> = {}) => {
  const ItemId = await admin.createItem(change);
  const { Units } = await readPrices(ItemId);
  return {
    ItemId,
    UnitId: Units[0]?.UnitId ?? 0,
    SeenRateId: Units[0]?.Rates[0]?.RateId ?? 0,
  };
};
const tomorrow = () => addDays(admin.today(), 1);
const price = { Rate: 95, Mrp: 110 };

describe('save-rate and withdraw-rate', () => {
  it('schedule, move and withdraw a rate, and never touch the current one', async () => {
    const { ItemId, UnitId, SeenRateId } = await createPriced();
    const unit = { ItemId, UnitId, SeenRateId };
    const { Id: RateId } = await admin.catalog.write('save-rate', {
      ...unit,
      ...price,
      FromDate: tomorrow(),
    });
    const moved = await admin.catalog.write('save-rate', {
      ...unit,
      ...price,
      RateId,
      FromDate: addDays(tomorrow(), 3),
    });
    expect((await readPrices(ItemId)).Units[0]?.Rates).toMatchObject([
      { State: 'current', Rate: 90, RateWithTax: 94.5 },
      { State: 'scheduled', Rate: 95, RateWithTax: 99.76, FromDate: addDays(tomorrow(), 3) },
    ]);
    expect(
      await admin.catalog.write('withdraw-rate', { ItemId, UnitId, RateId: moved.Id }),
    ).toMatchObject({ Error: 0 });
    expect(
      await admin.catalog.write('withdraw-rate', { ItemId, UnitId, RateId: SeenRateId }),
    ).toMatchObject({ Error: 1, Code: 'rate-started' });
    expect((await readPrices(ItemId)).Units[0]?.Rates).toHaveLength(1);
  });
  it('shows the later of two people what the first one saved', async () => {
    const { ItemId, UnitId, SeenRateId } = await createPriced();
    const rate = { ItemId, UnitId, SeenRateId, FromDate: tomorrow(), ...price };
    const first = await admin.catalog.write('save-rate', rate);
    expect(await admin.catalog.write('save-rate', { ...rate, Rate: 98 })).toMatchObject({
      Error: 1,
      Code: 'changed-meanwhile',
      Current: { RateId: first.Id, Rate: 95, Mrp: 110, FromDate: tomorrow() },
    });
    expect(
      await admin.catalog.write('save-rate', { ...rate, Rate: 98, SeenRateId: first.Id }),
    ).toMatchObject({ Error: 0 });
  });
  it('names the highest rate below the MRP, and refuses the past', async () => {
    const { ItemId, UnitId, SeenRateId } = await createPriced();
    const rate = { ItemId, UnitId, SeenRateId, FromDate: tomorrow(), Rate: 105, Mrp: 110 };
    expect(await admin.catalog.write('save-rate', rate)).toMatchObject({
      Code: 'rate-above-mrp',
      HighestRate: 104.76,
      Message: '500 g: The price with GST would be ₹110.26, above the MRP of ₹110.00.',
    });
    expect(
      await admin.catalog.write('save-rate', { ...rate, FromDate: addDays(admin.today(), -1) }),
    ).toMatchObject({ Code: 'date-past' });
    expect(await admin.catalog.write('save-rate', { ...rate, UnitId: 999_999 })).toMatchObject({
      Code: 'unknown-unit',
    });
  });
});

describe('list-prices and export-prices', () => {
  it('show the price of today, the next one and rates of parties, and filter by them', async () => {
    const { ItemId, UnitId, SeenRateId } = await createPriced({ Name: 'Fonio', Brand: 'Sahel' });
    const rate = { ItemId, UnitId, FromDate: tomorrow(), ...price };
    await admin.catalog.write('save-rate', { ...rate, SeenRateId });
    await admin.catalog.write('save-rate', {
      ...rate,
      SeenRateId: 0,
      PartyId: 7,
      FromDate: admin.today(),
    });
    const { body, headers } = await listPrices({ Search: 'fonio', Price: 'scheduled' });
    expect(headers.get('x-total-count')).toBe('1');
    expect(body).toMatchObject([
      {
        Id: ItemId,
        TaxPercent: 5,
        Units: [{ Now: { Rate: 90 }, Next: { Rate: 95, FromDate: tomorrow() }, Parties: 1 }],
      },
    ]);
    expect((await listPrices({ Brand: 'Sahel', Price: 'party' })).body).toHaveLength(1);
    expect((await listPrices({ Brand: 'Sahel', Price: 'none' })).body).toEqual([]);
    const exported = await admin.catalog.call<{ Parts: number; Rows: PriceRowResponse[] }>(
      'export-prices',
      { as: 'staff', query: { Part: '1', Brand: 'Sahel' } },
    );
    expect(exported.body).toMatchObject({
      Parts: 1,
      Rows: [
        { UnitId, PartyId: 0, Rate: 90, Mrp: 110, RateWithTax: 94.5 },
        { UnitId, PartyId: 7, Rate: 95 },
      ],
    });
  });
  it('exports the items after an id, whatever changed before it', async () => {
    const made = [];
    for (const Name of ['Zebra beans', 'Apple beans', 'Mango beans'])
      made.push((await createPriced({ Name, Brand: 'Cursor' })).ItemId);
    const exportAfter = async (After: number) => {
      const query = { Part: '1', After: String(After), Brand: 'Cursor' };
      return (
        await admin.catalog.call<{ Rows: PriceRowResponse[]; After: number | null }>(
          'export-prices',
          { as: 'staff', query },
        )
      ).body;
    };
    const { Rows, After } = await exportAfter(0);
    expect([Rows.map(({ ItemId }) => ItemId), After]).toEqual([made, null]);
    await admin.catalog.call('delete-item', { as: 'staff', query: { ItemId: String(made[0]) } });
    expect((await exportAfter(made[1] ?? 0)).Rows.map(({ ItemId }) => ItemId)).toEqual([made[2]]);
  });
  it.each(['list-prices', 'read-item-prices', 'export-prices'])(
    '%s is for staff with the permission rates',
    async (operation) => {
      const query = { ItemId: '1', Part: '1' };
      const token = await admin.catalog.tokens.bearer({ userId: 2, permissions: ['items'] });
      const call = (headers: Record<string, string>) =>
        admin.catalog.call(operation, { query, headers });
      expect((await call({})).status).toBe(401);
      expect((await call({ authorization: token })).status).toBe(403);
    },
  );
});
