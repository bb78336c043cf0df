import { addDays, shopDate } from '@tokri/contracts/dates';
import type { Envelope } from '@tokri/contracts/events';
import { orderPlaced } from '@tokri/contracts/events';
import type { OrderResponse } from '@tokri/contracts/api';
import { collectEvents, eventually } from '@tokri/service-kit/testing';
import { startOrderService, type OrderService, type PlacedOrderResponse } from './order-service.ts';

const staff = { userId: 1, permissions: ['transactions'] } as const;
const otherSlot = { slotId: 6, start: '19:00', end: '21:00' };
let shop: OrderService;
let published: Envelope[];
let orders: PlacedOrderResponse[];

const confirmed = async (holdId: number, slot: object = {}): Promise<PlacedOrderResponse> => {
  const base = shop.buildQuote().slot;
  const response = shop.place(holdId, { claims: { slot: base && { ...base, ...slot } } });
  const event = await eventually(
    () => published.find(({ data }) => (data as { holdId: number }).holdId === holdId),
    { missing: `order.placed of hold ${holdId}` },
  );
  await shop.acceptAll(Number(event.key));
  return response;
};

beforeAll(async () => {
  shop = await startOrderService('day-orders');
  published = collectEvents(shop.broker, [orderPlaced]);
  await shop.publishAddress(3, 7);
  await shop.publishPerson(7, { email: '' });
  orders = [await confirmed(201, otherSlot), await confirmed(202), await confirmed(203)];
});
afterAll(() => shop.stop());

const read = async <T>(path: string): Promise<T> =>
  (await shop.call('GET', path, { as: staff })).body as T;
const fetchIds = async (path: string) =>
  (await read<readonly OrderResponse[]>(path)).map(({ Id }) => Id);
const ids = () => orders.map(({ Id }) => Id) as [number, number, number];
const move = async (TransactionIds: readonly number[], Status: number) =>
  (await shop.call('POST', 'move-orders', { as: staff, body: { TransactionIds, Status } }))
    .body as readonly Record<string, unknown>[];

describe('a delivery day', () => {
  it('lists orders by the start of their slots', async () => {
    const [late, first, second] = ids();
    expect(await fetchIds(`list-day-orders?PDate=${shop.pdate}`)).toEqual([first, second, late]);
    expect(await fetchIds('list-day-orders?PDate=2020-01-01')).toEqual([]);
  });
  it('filters orders by slot and status', async () => {
    const [late] = ids();
    expect(await fetchIds(`list-day-orders?PDate=${shop.pdate}&SlotId=6`)).toEqual([late]);
    expect(await fetchIds(`list-day-orders?PDate=${shop.pdate}&SlotId=6&Status=4`)).toEqual([]);
    expect(await fetchIds(`list-day-orders?PDate=${shop.pdate}&Status=99`)).toEqual([]);
  });
  it('filters orders by payment method and pincode', async () => {
    const list = `list-day-orders?PDate=${shop.pdate}`;
    const [first] = await read<readonly OrderResponse[]>(list);
    expect(
      await fetchIds(`${list}&Method=cod&Pincode=${first?.Address.Pincode ?? ''}`),
    ).toHaveLength(3);
    expect(await fetchIds(`${list}&Method=online`)).toEqual([]);
    expect(await fetchIds(`${list}&Pincode=110001`)).toEqual([]);
    expect((await shop.call('GET', `${list}&Pincode=12`, { as: staff })).status).toBe(400);
  });
  it.each([
    ['a part of the name in lower case', 'meera'],
    ['the mobile number with blanks', '90000 00002'],
    ['regular expression characters', '.*'],
  ])('finds orders by %s', async (_kind, search) => {
    const found = await fetchIds(
      `list-day-orders?PDate=${shop.pdate}&Search=${encodeURIComponent(search)}`,
    );
    expect(found).toHaveLength(search === '.*' ? 0 : 3);
  });
  it('finds an order of any day by its number', async () => {
    expect(await fetchIds(`find-orders?Search=${orders[1]?.TransactionNumber ?? ''}`)).toEqual([
      orders[1]?.Id,
    ]);
  });
  it('counts orders per slot and status', async () => {
    expect(await read(`count-day-orders?PDate=${shop.pdate}`)).toEqual([
      { SlotId: 5, Start: '16:00', End: '19:00', Status: 3, Count: 2, Items: 4, Payable: 262 },
      { SlotId: 6, Start: '19:00', End: '21:00', Status: 3, Count: 1, Items: 2, Payable: 131 },
    ]);
  });
  it('names the next day with orders, and none after the last one', async () => {
    expect(await read('find-next-order-day?FromDate=2020-01-01')).toEqual({ PDate: shop.pdate });
    expect(await read(`find-next-order-day?FromDate=${shop.pdate}`)).toEqual({
      PDate: shop.pdate,
    });
    expect(await read(`find-next-order-day?FromDate=${addDays(shop.pdate, 1)}`)).toEqual({
      PDate: null,
    });
  });
  it('does not count cancelled orders', async () => {
    const day = addDays(shop.pdate, 30);
    const stored = await shop.database.collection<{ _id: number }>('orders').findOne({
      _id: ids()[0],
    });
    const copies = (['Cancelled', 'Rejected'] as const).map((status, index) => ({
      ...stored,
      _id: 900_000 + index,
      userHold: `7:90000${index}`,
      pdate: day,
      status,
    }));
    await shop.database.collection<{ _id: number }>('orders').insertMany(copies);
    expect(await read(`find-next-order-day?FromDate=${day}`)).toEqual({ PDate: null });
    await shop.database
      .collection<{ _id: number }>('orders')
      .deleteMany({ _id: { $in: copies.map(({ _id }) => _id) } });
  });
  it('shows how far the orders of today are and lists late ones', async () => {
    const today = shopDate(new Date());
    const documents = shop.database.collection<{ _id: number }>('orders');
    const stored = await documents.findOne({ _id: ids()[0] });
    const copy = (index: number, status: string, change: { pdate?: string; end?: string } = {}) => {
      const { pdate = today, end = '23:59' } = change;
      const slot = { slotId: 6, date: pdate, start: '00:00', end, cutOffAt: new Date() };
      const _id = 910_000 + index;
      const agreement = { ...(stored as unknown as { agreement: object }).agreement, slot, pdate };
      return {
        ...stored,
        _id,
        userHold: `7:${_id}`,
        pdate,
        status,
        agreement: { ...agreement, orderId: _id },
      };
    };
    const copies = [
      copy(0, 'Confirmed'),
      copy(1, 'Packed'),
      copy(2, 'OutForDelivery', { pdate: addDays(today, -1) }),
      copy(3, 'Delivered', { pdate: addDays(today, -1) }),
      copy(4, 'Cancelled', { pdate: addDays(today, -2) }),
      copy(5, 'Packed', { end: '00:00' }),
    ];
    await documents.insertMany(copies as never);
    const counts = { Start: '00:00', ToPack: 1, Packed: 2, OutForDelivery: 0, Delivered: 0 };
    expect(await read('read-day-progress')).toEqual({
      PDate: today,
      Slots: [{ SlotId: 6, End: '23:59', Late: 1, ...counts }],
      LateFromEarlierDays: 1,
    });
    expect(await fetchIds('list-late-orders?Late=1')).toEqual([910_005, 910_002]);
    expect(await fetchIds('list-late-orders?Late=1&page=2&pageSize=1')).toEqual([910_002]);
    expect(await fetchIds('list-late-orders?Late=1&SlotId=5')).toEqual([]);
    await documents.deleteMany({ _id: { $in: copies.map(({ _id }) => _id) } });
  });
  it('lists the names of customers and leaves out unknown ones', async () => {
    expect(await read('list-customer-names?UserIds=7,999999,7')).toEqual([
      { UserId: 7, UserName: 'Meera Nair' },
    ]);
  });
  it.each([
    'list-day-orders?PDate=2026-11-22',
    'find-orders?Search=x',
    'count-day-orders?PDate=2026-11-22',
    'read-day-progress',
    'list-late-orders?Late=1',
    'find-next-order-day?FromDate=2026-11-22',
    'list-customer-names?UserIds=7',
    'read-picking-list?PDate=2026-11-22&SlotId=5',
  ])('rejects %s with 403 for a customer', async (path) => {
    expect((await shop.call('GET', path, { as: { userId: 7 } })).status).toBe(403);
  });
});

describe('several orders at once', () => {
  it('lists the summed units of confirmed orders for picking', async () => {
    const list = `read-picking-list?PDate=${shop.pdate}&SlotId=5`;
    expect(await read(list)).toMatchObject([{ Name: 'Onion', Quantity: 4, Orders: 2 }]);
    await move([ids()[1]], 4);
    expect(await read(list)).toMatchObject([{ Name: 'Onion', Quantity: 2, Orders: 1 }]);
  });
  it('reports the result of each status change on its own', async () => {
    const [late, packed] = ids();
    expect(await move([packed, late, 999_999], 5)).toMatchObject([
      { Id: packed, Error: 0, TransactionId: packed, Status: 5 },
      { Id: 0, Error: 1, Code: 'transition-refused', TransactionId: late },
      { Id: 0, Error: 1, Code: 'order-unknown', TransactionId: 999_999 },
    ]);
  });
  it('rejects a customer with 403 and changes nothing', async () => {
    expect(
      (
        await shop.call('POST', 'move-orders', {
          as: { userId: 7 },
          body: { TransactionIds: [ids()[0]], Status: 4 },
        })
      ).status,
    ).toBe(403);
    expect(await read<OrderResponse>(`read-order?TransactionId=${ids()[0]}`)).toMatchObject({
      Status: 3,
    });
  });
});

describe('a search over all dates', () => {
  it('reads the newest 50,000 orders, and finds an older one by its whole number', async () => {
    const orderDocuments = shop.database.collection<{ _id: number }>('orders');
    const [copied, older] = orders;
    const stored = await orderDocuments.findOne({ _id: copied?.Id ?? 0 });
    await orderDocuments.insertOne({
      ...stored,
      _id: (older?.Id ?? 0) + 50_001,
      userHold: 'newest',
      transactionNumber: 'T9912-99999',
    } as never);
    expect(await fetchIds('find-orders?Search=meera')).not.toContain(older?.Id);
    const wholeNumber = older?.TransactionNumber.toLowerCase() ?? '';
    expect(await fetchIds(`find-orders?Search=${wholeNumber}`)).toEqual([older?.Id]);
    const all = 'list-all-orders?TransactionsDetails=0';
    expect(await fetchIds(`${all}&Search=T`)).not.toContain(older?.Id);
    expect(await fetchIds(`${all}&Search=${wholeNumber}`)).toEqual([older?.Id]);
    expect(await fetchIds(`${all}&Search=${wholeNumber}&Status=99`)).toEqual([]);
  });
});
