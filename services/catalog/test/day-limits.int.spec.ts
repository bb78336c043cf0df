import { addDays } from '@tokri/contracts/dates';
import {
  dayStockSnapshot,
  orderPlaced,
  stockRejected,
  stockReserved,
} from '@tokri/contracts/events';
import type { Envelope, EventData } from '@tokri/contracts/events';
import { collectEvents, eventually, publishEvent } from '@tokri/service-kit/testing';
import { startItemAdmin } from './item-admin-scenario.ts';
import type { ItemAdmin } from './item-admin-scenario.ts';

let admin: ItemAdmin;
let limits: Envelope<EventData<typeof dayStockSnapshot>>[];
let replies: Envelope<{ readonly orderId: number; readonly short?: readonly unknown[] }>[];
beforeAll(async () => {
  admin = await startItemAdmin('day-limits');
  limits = collectEvents(admin.catalog.broker, [dayStockSnapshot]) as typeof limits;
  replies = collectEvents(admin.catalog.broker, [stockReserved, stockRejected]) as typeof replies;
});
afterAll(() => admin.catalog.stop());

describe('limit-day', () => {
  const order = async (
    orderId: number,
    line: { itemId: number; unitId: number; quantity: number },
    pdate: string,
  ): Promise<string> => {
    await publishEvent(admin.catalog.broker, orderPlaced, {
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
      await eventually(() => replies.find(({ data }) => data.orderId === orderId), {
        missing: `a reply to order ${orderId}`,
      })
    ).type;
  };
  it('limits availability and sales for its date only', async () => {
    const id = await admin.createItem();
    const [unitId, date] = [await admin.firstUnitId(id), addDays(admin.today(), 3)];
    const other = addDays(admin.today(), 4);
    expect(
      await admin.catalog.write('limit-day', { UnitId: unitId, PDate: date, Left: 2 }),
    ).toMatchObject({ Id: unitId, Error: 0 });
    expect([
      (await admin.findListed(id, date))?.Units[0]?.Stock,
      (await admin.findListed(id, other))?.Units[0]?.Stock,
    ]).toEqual([2, 10]);
    await eventually(
      () => limits.find(({ key, data }) => key === `${unitId}:${date}` && data.left === 2),
      { missing: 'the limit on catalog.stock' },
    );
    expect(await order(9001, { itemId: id, unitId, quantity: 2 }, date)).toBe('stock.reserved.v1');
    expect(await order(9002, { itemId: id, unitId, quantity: 1 }, date)).toBe('stock.refused.v1');
    expect(replies.find(({ data }) => data.orderId === 9002)?.data.short).toEqual([
      { itemId: id, unitId, wanted: 1, free: 0 },
    ]);
    expect(await order(9003, { itemId: id, unitId, quantity: 1 }, other)).toBe('stock.reserved.v1');
    expect([
      (await admin.findListed(id, date))?.Units[0],
      (await admin.findListed(id, other))?.Units[0],
    ]).toMatchObject([
      { Stock: 0, Available: false },
      { Stock: 7, Available: true },
    ]);
  });
  it('ignores and does not list a removed limit', async () => {
    const id = await admin.createItem();
    const [unitId, date] = [await admin.firstUnitId(id), addDays(admin.today(), 5)];
    await admin.catalog.write('limit-day', { UnitId: unitId, PDate: date, Left: 0 });
    const listed = async () =>
      (
        await admin.catalog.call<{ UnitId: number }[]>('list-day-limits', { as: 'staff' })
      ).body.filter(({ UnitId }) => UnitId === unitId);
    expect(await listed()).toEqual([
      {
        UnitId: unitId,
        LocationId: 1,
        ItemId: id,
        ItemName: 'Toor Dal',
        UnitName: '500 g',
        PDate: date,
        Left: 0,
      },
    ]);
    await admin.catalog.write('limit-day', { UnitId: unitId, PDate: date, Left: null });
    expect([await listed(), (await admin.findListed(id, date))?.Units[0]?.Stock]).toEqual([[], 10]);
  });
  it('loads the limits after a restart', async () => {
    const id = await admin.createItem();
    const [unitId, date] = [await admin.firstUnitId(id), addDays(admin.today(), 6)];
    await admin.catalog.write('limit-day', { UnitId: unitId, PDate: date, Left: 1 });
    await admin.catalog.restart();
    expect((await admin.findListed(id, date))?.Units[0]?.Stock).toBe(1);
  });
  it('rejects past or distant dates, unknown units and customers', async () => {
    const unitId = await admin.firstUnitId(await admin.createItem());
    expect(
      await admin.catalog.write('limit-day', {
        UnitId: unitId,
        PDate: addDays(admin.today(), -1),
        Left: 1,
      }),
    ).toMatchObject({ Error: 1, Code: 'date-past' });
    expect(
      await admin.catalog.write('limit-day', {
        UnitId: unitId,
        PDate: addDays(admin.today(), 91),
        Left: 1,
      }),
    ).toMatchObject({ Error: 1, Code: 'date-too-far' });
    expect(
      await admin.catalog.write('limit-day', { UnitId: 987_654, PDate: admin.today(), Left: 1 }),
    ).toMatchObject({ Error: 1, Code: 'unknown-unit' });
    expect(
      (
        await admin.catalog.call('limit-day', {
          as: 'customer',
          body: { UnitId: unitId, PDate: admin.today(), Left: 1 },
        })
      ).status,
    ).toBe(403);
  });
});
