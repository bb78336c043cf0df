import { addDays, kolkataDate } from '@tokri/contracts/dates';
import { orderStatus } from '@tokri/contracts/orders';
import {
  dayStockSnapshot,
  itemSnapshot,
  orderPlaced,
  orderStatusChanged,
  stockRefused,
  stockReserved,
} from '@tokri/contracts/events';
import type { Envelope, EventData } from '@tokri/contracts/events';
import type { ItemReportRow, ItemResponse, Suggestion } from '@tokri/contracts/api';
import { collectEvents, eventually, publishEvent } from '@tokri/service-kit/testing';
import { itemBody, startCatalog } from './catalog-service.ts';
import type { CatalogUnderTest, ResultList } from './catalog-service.ts';

const day = 86_400_000;

describe('item administration', () => {
  let catalog: CatalogUnderTest;
  let items: Envelope<EventData<typeof itemSnapshot>>[];
  let days: Envelope<EventData<typeof dayStockSnapshot>>[];
  let answers: Envelope<{ readonly orderId: number; readonly short?: readonly unknown[] }>[];
  let pulses: number;
  let aheadMs = 0;

  beforeAll(async () => {
    catalog = await startCatalog('item-admin', { clock: () => new Date(Date.now() + aheadMs) });
    items = collectEvents(catalog.broker, [itemSnapshot]) as typeof items;
    days = collectEvents(catalog.broker, [dayStockSnapshot]) as typeof days;
    answers = collectEvents(catalog.broker, [stockReserved, stockRefused]) as typeof answers;
    pulses = await catalog.shelf('Staples', 'Dals & Pulses');
  });
  afterEach(() => {
    aheadMs = 0;
  });
  afterAll(() => catalog.stop());

  const today = () => kolkataDate(new Date(Date.now() + aheadMs));
  const made = async (change: Record<string, unknown> = {}): Promise<number> =>
    (await catalog.write('create-item', itemBody(pulses, change))).Id;
  const shown = async (id: number, PDate = '0'): Promise<ItemResponse | undefined> =>
    (
      await catalog.call<ItemResponse[]>('list-items-for-place', {
        query: { typeId: '0', categoryId: '0', pincode: '0', userId: '0', PDate, ids: String(id) },
      })
    ).body[0];
  const unitOf = async (id: number): Promise<number> => (await shown(id))?.Units[0]?.UnitId ?? 0;
  const update = async (
    id: number,
    change: Record<string, string> = {},
    as: 'staff' | 'customer' | 'nobody' = 'staff',
  ) =>
    catalog.call<ResultList>('update-item', {
      as,
      query: {
        name: 'Toor Dal',
        narration: 'Unpolished',
        code: '',
        itemtypeid: String(pulses),
        itemid: String(id),
        Status: '1',
        ...change,
      },
    });
  const updated = async (id: number, change: Record<string, string> = {}) =>
    (await update(id, change)).body[0];
  const revOf = async (id: number): Promise<number | undefined> =>
    (
      await catalog.connection
        .collection<{ _id: number; rev: number }>('items')
        .findOne({ _id: id })
    )?.rev;

  describe('update-item', () => {
    it('updates lists, search and topic at once', async () => {
      const id = await made();
      const code = `RENAMED-${id}-0001`;
      expect(await updated(id, { name: 'Zzyzx Dal', narration: 'Hand-picked', code })).toEqual({
        Id: id,
        Error: 0,
        Message: '',
        Code: '',
      });
      expect(await shown(id)).toMatchObject({
        Name: 'Zzyzx Dal',
        Narration: 'Hand-picked',
        Code: code,
      });
      expect(
        (
          await catalog.call<{ Items: ItemResponse[] }>('filter-items', {
            query: { search: 'zzyzx' },
          })
        ).body.Items.map(({ Id }) => Id),
      ).toEqual([id]);
      await eventually(
        () => items.find(({ key, data }) => key === String(id) && data.name === 'Zzyzx Dal'),
        { missing: 'the new name on catalog.items' },
      );
      await updated(id, { name: 'Zzyzx Dal', Status: '0' });
      expect(await shown(id)).toBeUndefined();
    });
    it('writes nothing when nothing changes', async () => {
      const id = await made();
      const before = await revOf(id);
      expect(await updated(id)).toMatchObject({ Id: id, Error: 0 });
      expect(await revOf(id)).toBe(before);
    });
    it('rejects each violated rule with its code and writes nothing', async () => {
      const [id, other] = [await made(), await made({ Code: 'OWNED-CODE-01' })];
      const bare = await made({
        Status: 0,
        Declarations: { ...itemBody(1).Declarations, BestBefore: '' },
      });
      const before = await revOf(id);
      expect(other).toBeGreaterThan(0);
      expect(await updated(id, { code: 'OWNED-CODE-01' })).toMatchObject({
        Id: 0,
        Error: 1,
        Code: 'code-taken',
      });
      expect(await updated(id, { code: 'ELEVEN-CHAR' })).toMatchObject({
        Error: 1,
        Code: 'code-too-short',
      });
      expect(await updated(id, { itemtypeid: '987654' })).toMatchObject({
        Error: 1,
        Code: 'unknown-item-type',
      });
      expect(await updated(bare)).toMatchObject({ Error: 1, Code: 'declarations-missing' });
      expect(await revOf(id)).toBe(before);
      expect((await update(987_654)).status).toBe(404);
    });
    it('gives a code to only one of two concurrent updates', async () => {
      const pair = [await made(), await made()];
      const outcomes = await Promise.all(pair.map((id) => update(id, { code: 'WANTED-BY-TWO' })));
      const got = outcomes.filter(({ status, body }) => status === 200 && body[0]?.Error === 0);
      expect(got).toHaveLength(1);
      expect(
        await catalog.connection.collection('items').countDocuments({ code: 'WANTED-BY-TWO' }),
      ).toBe(1);
    });
    it('rejects customers and anonymous callers', async () => {
      const id = await made();
      expect([
        (await update(id, {}, 'customer')).status,
        (await update(id, {}, 'nobody')).status,
      ]).toEqual([403, 401]);
    });
  });

  describe('restore-item', () => {
    const remove = (id: number) =>
      catalog.call('delete-item', { as: 'staff', query: { ItemId: String(id) } });
    it('restores a deleted item once within 30 days', async () => {
      const [open, hidden] = [
        await made({ Name: 'Back on sale' }),
        await made({ Name: 'Back and hidden', Status: 0 }),
      ];
      for (const id of [open, hidden]) await remove(id);
      aheadMs = 30 * day - 60_000;
      for (const id of [open, open, hidden])
        expect(await catalog.write('restore-item', { ItemId: id })).toMatchObject({
          Id: id,
          Error: 0,
        });
      expect([(await shown(open))?.Name, await shown(hidden)]).toEqual(['Back on sale', undefined]);
    });
    it('rejects a later restore, also through update-item', async () => {
      const id = await made({ Name: 'Gone for good' });
      await remove(id);
      aheadMs = 31 * day;
      expect(await catalog.write('restore-item', { ItemId: id })).toMatchObject({
        Id: 0,
        Error: 1,
        Code: 'undo-too-late',
      });
      expect(await updated(id)).toMatchObject({ Error: 1, Code: 'undo-too-late' });
    });
    it('responds with 404 to an unknown item and rejects customers', async () => {
      expect(
        (await catalog.call('restore-item', { as: 'staff', body: { ItemId: 987_654 } })).status,
      ).toBe(404);
      expect(
        (await catalog.call('restore-item', { as: 'customer', body: { ItemId: 1 } })).status,
      ).toBe(403);
    });
  });

  describe('add-tax-rate', () => {
    const taxed = async (body: Record<string, unknown>) =>
      catalog.write('add-tax-rate', {
        FromDate: addDays(today(), 10),
        TaxPercent: 18,
        ...body,
      }) as Promise<
        ResultList[number] & { Changed: number; AboveMrp: readonly { ItemId: number }[] }
      >;
    it('applies the tax of an item from its date, in lists and on the topic', async () => {
      const id = await made({
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
      expect(await taxed({ ItemId: id })).toMatchObject({ Error: 0, Changed: 1, AboveMrp: [] });
      expect([
        (await shown(id, addDays(today(), 9)))?.Units[0]?.RateWithTax,
        (await shown(id, addDays(today(), 10)))?.Units[0]?.RateWithTax,
      ]).toEqual([84, 94.4]);
      await eventually(
        () => items.find(({ key, data }) => key === String(id) && data.taxes.length === 2),
        { missing: 'both taxes on catalog.items' },
      );
      const listed = await catalog.call('list-tax-rates', {
        as: 'staff',
        query: { ItemId: String(id) },
      });
      expect(listed.body).toEqual([
        { FromDate: today(), TaxPercent: 5 },
        { FromDate: addDays(today(), 10), TaxPercent: 18 },
      ]);
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
        await made({ HSN: '190590', Units: room }),
        await made({ HSN: '190590', Units: [{ ...room[0], Rate: 95 }] }),
      ];
      expect(await taxed({ HSN: '190590' })).toMatchObject({
        Error: 1,
        Code: 'rate-above-mrp',
        Changed: 1,
        AboveMrp: [{ ItemId: tight }],
      });
      const buildRate = {
        ItemId: tight,
        UnitId: await unitOf(tight),
        PartyId: 0,
        FromDate: addDays(today(), 10),
        Rate: 80,
        Mrp: 100,
      };
      expect(await catalog.write('add-rate', buildRate)).toMatchObject({ Error: 0 });
      expect(await taxed({ HSN: '190590' })).toMatchObject({ Error: 0, Changed: 2 });
      expect((await shown(fits, addDays(today(), 10)))?.TaxPercent).toBe(18);
    });
    it('rejects past dates, ambiguous targets and callers without permission', async () => {
      const id = await made();
      expect(await taxed({ ItemId: id, FromDate: addDays(today(), -1) })).toMatchObject({
        Error: 1,
        Code: 'date-past',
      });
      expect(await taxed({})).toMatchObject({ Error: 1, Code: 'nothing-named' });
      expect(await taxed({ ItemId: id, HSN: '0713' })).toMatchObject({
        Error: 1,
        Code: 'nothing-named',
      });
      expect(
        (
          await catalog.call('add-tax-rate', {
            as: 'customer',
            body: { ItemId: id, FromDate: today(), TaxPercent: 5 },
          })
        ).status,
      ).toBe(403);
      expect(
        (
          await catalog.call('add-tax-rate', {
            as: 'staff',
            body: { ItemId: id, FromDate: today(), TaxPercent: 12 },
          })
        ).status,
      ).toBe(400);
    });
  });

  describe('limit-day', () => {
    const order = async (
      orderId: number,
      line: { itemId: number; unitId: number; quantity: number },
      pdate: string,
    ): Promise<string> => {
      await publishEvent(catalog.broker, orderPlaced, {
        key: String(orderId),
        seq: 1,
        data: {
          orderId,
          userId: 7,
          partyId: 0,
          status: 1,
          paymentStatus: 1,
          companyId: 1,
          holdId: 1,
          slotId: 1,
          pdate,
          transactionNumber: `T${orderId}`,
          cartVersion: 1,
          paymentMethod: 'cod',
          payablePaise: 100,
          couponCode: null,
          lines: [{ cartLineId: 1, offerId: 0, ...line }],
        },
      });
      return (
        await eventually(() => answers.find(({ data }) => data.orderId === orderId), {
          missing: `an answer to order ${orderId}`,
          timeoutMs: 30_000,
        })
      ).type;
    };
    it('limits availability and sales for its date only', async () => {
      const id = await made();
      const [unitId, date] = [await unitOf(id), addDays(today(), 3)];
      const other = addDays(today(), 4);
      expect(
        await catalog.write('limit-day', { UnitId: unitId, PDate: date, Left: 2 }),
      ).toMatchObject({ Id: unitId, Error: 0 });
      expect([
        (await shown(id, date))?.Units[0]?.Stock,
        (await shown(id, other))?.Units[0]?.Stock,
      ]).toEqual([2, 10]);
      await eventually(
        () => days.find(({ key, data }) => key === `${unitId}:${date}` && data.left === 2),
        { missing: 'the limit on catalog.stock' },
      );
      expect(await order(9001, { itemId: id, unitId, quantity: 2 }, date)).toBe(
        'stock.reserved.v1',
      );
      expect(await order(9002, { itemId: id, unitId, quantity: 1 }, date)).toBe('stock.refused.v1');
      expect(answers.find(({ data }) => data.orderId === 9002)?.data.short).toEqual([
        { itemId: id, unitId, wanted: 1, free: 0 },
      ]);
      expect(await order(9003, { itemId: id, unitId, quantity: 1 }, other)).toBe(
        'stock.reserved.v1',
      );
      expect([(await shown(id, date))?.Units[0], (await shown(id, other))?.Units[0]]).toMatchObject(
        [
          { Stock: 0, Available: false },
          { Stock: 7, Available: true },
        ],
      );
    });
    it('ignores and does not list a removed limit', async () => {
      const id = await made();
      const [unitId, date] = [await unitOf(id), addDays(today(), 5)];
      await catalog.write('limit-day', { UnitId: unitId, PDate: date, Left: 0 });
      const listed = async () =>
        (await catalog.call<{ UnitId: number }[]>('list-day-limits', { as: 'staff' })).body.filter(
          ({ UnitId }) => UnitId === unitId,
        );
      expect(await listed()).toEqual([
        {
          UnitId: unitId,
          ItemId: id,
          ItemName: 'Toor Dal',
          UnitName: '500 g',
          PDate: date,
          Left: 0,
        },
      ]);
      await catalog.write('limit-day', { UnitId: unitId, PDate: date, Left: null });
      expect([await listed(), (await shown(id, date))?.Units[0]?.Stock]).toEqual([[], 10]);
    });
    it('loads the limits after a restart', async () => {
      const id = await made();
      const [unitId, date] = [await unitOf(id), addDays(today(), 6)];
      await catalog.write('limit-day', { UnitId: unitId, PDate: date, Left: 1 });
      await catalog.restart();
      expect((await shown(id, date))?.Units[0]?.Stock).toBe(1);
    });
    it('rejects past or distant dates, unknown units and customers', async () => {
      const unitId = await unitOf(await made());
      expect(
        await catalog.write('limit-day', { UnitId: unitId, PDate: addDays(today(), -1), Left: 1 }),
      ).toMatchObject({ Error: 1, Code: 'date-past' });
      expect(
        await catalog.write('limit-day', { UnitId: unitId, PDate: addDays(today(), 91), Left: 1 }),
      ).toMatchObject({ Error: 1, Code: 'date-too-far' });
      expect(
        await catalog.write('limit-day', { UnitId: 987_654, PDate: today(), Left: 1 }),
      ).toMatchObject({ Error: 1, Code: 'unknown-unit' });
      expect(
        (
          await catalog.call('limit-day', {
            as: 'customer',
            body: { UnitId: unitId, PDate: today(), Left: 1 },
          })
        ).status,
      ).toBe(403);
    });
  });

  describe('report-items', () => {
    const rows = async (id: number): Promise<ItemReportRow[]> => {
      const all: ItemReportRow[] = [];
      for (let page = 1; ; page += 1) {
        const { body, headers } = await catalog.call<ItemReportRow[]>('report-items', {
          as: 'staff',
          query: { report: '0', pageSize: '200', page: String(page) },
        });
        all.push(...body);
        if (all.length >= Number(headers.get('x-total-count')) || body.length === 0)
          return all.filter(({ ItemId }) => ItemId === id);
      }
    };
    const common = (orderId: number) => ({
      orderId,
      userId: 7,
      partyId: 0,
      status: 1,
      paymentStatus: 1,
      companyId: 1,
      holdId: 1,
      slotId: 1,
      pdate: today(),
    });
    it('reports holds and sales with stock, rate and value, and counts repeated events once', async () => {
      const id = await made();
      const unitId = await unitOf(id);
      const line = { cartLineId: 1, itemId: id, unitId, offerId: 0, quantity: 3 };
      const totals = {
        mrpPaise: 0,
        itemsPaise: 0,
        savingsPaise: 0,
        offerDiscountPaise: 0,
        couponDiscountPaise: 0,
        taxablePaise: 0,
        cgstPaise: 0,
        sgstPaise: 0,
        igstPaise: 0,
        deliveryChargePaise: 0,
        deliveryTaxPaise: 0,
        slotFeePaise: 0,
        roundOffPaise: 0,
        payablePaise: 0,
      };
      const sold = {
        cartLineId: 1,
        name: 'Toor Dal',
        unitName: '500 g',
        hsn: '0713',
        taxBasisPoints: 500,
        quantity: 3,
        ratePaise: 9000,
        mrpPaise: 11_000,
        discountPaise: 0,
        taxablePaise: 27_000,
        cgstPaise: 675,
        sgstPaise: 675,
        igstPaise: 0,
        totalPaise: 28_350,
      };
      await publishEvent(catalog.broker, orderPlaced, {
        key: '9101',
        seq: 1,
        data: {
          ...common(9101),
          transactionNumber: 'T9101',
          cartVersion: 1,
          paymentMethod: 'cod',
          payablePaise: 28_350,
          couponCode: null,
          lines: [line],
          sale: { lines: [sold], totals, taxSummary: [], placeOfSupply: '29', addressId: 1 },
        },
      });
      await eventually(async () => (await rows(id))[0]?.SetAside === 3, {
        missing: 'pieces set aside',
      });
      expect(await rows(id)).toEqual([
        expect.objectContaining({
          ItemId: id,
          UnitId: unitId,
          Stock: 7,
          SetAside: 3,
          Rate: 90,
          Mrp: 110,
          RateWithTax: 94.5,
          TaxPercent: 5,
          SoldQuantity: 0,
          SoldValue: 0,
          Status: 1,
        }),
      ]);
      const packed = () =>
        publishEvent(catalog.broker, orderStatusChanged, {
          key: '9101',
          seq: 3,
          data: { ...common(9101), status: orderStatus.Packed },
        });
      await packed();
      await packed();
      await eventually(async () => (await rows(id))[0]?.SetAside === 0, {
        missing: 'pieces packed',
      });
      expect(await rows(id)).toEqual([
        expect.objectContaining({ Stock: 7, SetAside: 0, SoldQuantity: 3, SoldValue: 283.5 }),
      ]);
    });
    it('includes hidden items and rejects callers without permission', async () => {
      const id = await made({ Status: 0 });
      expect(await rows(id)).toEqual([expect.objectContaining({ Status: 0, Stock: 10 })]);
      expect([
        (await catalog.call('report-items', { as: 'customer', query: { report: '0' } })).status,
        (await catalog.call('report-items', { query: { report: '0' } })).status,
      ]).toEqual([403, 401]);
    });
  });

  it('suggest-items is public and knows Hinglish names', async () => {
    await made({ Name: 'Potato Ooty', Aliases: [] });
    expect(
      (await catalog.call<Suggestion[]>('suggest-items', { query: { search: 'alo' } })).body,
    ).toContainEqual({ Kind: 'item', Text: 'Potato Ooty', Id: expect.any(Number), Image: '' });
    expect(
      (await catalog.call<Suggestion[]>('suggest-items', { query: { search: 'dals' } })).body[0],
    ).toEqual({ Kind: 'type', Text: 'Dals & Pulses', Id: pulses, Image: '' });
  });
});
