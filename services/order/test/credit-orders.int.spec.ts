import { paymentStatus, orderStatus } from '@tokri/contracts/orders';
import {
  billIssued,
  creditRejected,
  creditReserved,
  orderConfirmed,
  orderPlaced,
  orderRejected,
  type EventData,
} from '@tokri/contracts/events';
import { collectEvents, eventually, publishEvent } from '@tokri/service-kit/testing';
import { startOrderService, type OrderService } from './order-service.ts';

const partyId = 4;
const buyer = { partyId, partyRoles: ['buyer'] as const };
let shop: OrderService;
let published: ReturnType<typeof collectEvents>;
beforeAll(async () => {
  shop = await startOrderService('creditorders');
  published = collectEvents(shop.broker, [orderPlaced, orderConfirmed, orderRejected]);
  await shop.publishAddress(3, 7);
});
afterAll(() => shop.stop());

const place = (holdId: number, as: Parameters<OrderService['place']>[1] = { buyer }) =>
  shop.place(holdId, { claims: { partyId }, PaymentMethod: 'credit', ...as });
const read = async (orderId: number) =>
  (await shop.call('GET', `read-order?TransactionId=${orderId}`, { as: { userId: 7 } }))
    .body as Record<string, unknown>;
const findEvent = (orderId: number, type: string) =>
  published.find((event) => event.key === String(orderId) && event.type === type);
const waitForEvent = (orderId: number, type: string) =>
  eventually(() => findEvent(orderId, type), { missing: `${type} of order ${orderId}` });
const replyFields = (orderId: number) => ({ key: String(orderId), seq: 1 });
const refuse = (orderId: number, reason: EventData<typeof creditRejected>['reason']) =>
  publishEvent(shop.broker, creditRejected, {
    ...replyFields(orderId),
    data: { orderId, userId: 7, partyId, reason },
  });

describe('an order on credit', () => {
  it('is confirmed once credit is reserved too, and nothing is due', async () => {
    const { Id, Status } = await place(801);
    expect(Status).toBe(orderStatus.Placed);
    expect((await waitForEvent(Id, 'order.placed.v1')).data).toMatchObject({
      paymentMethod: 'credit',
      partyId,
    });
    await shop.acceptAll(Id);
    await publishEvent(shop.broker, creditReserved, {
      ...replyFields(Id),
      data: { orderId: Id, userId: 7, partyId, amountPaise: 13_100, termsDays: 30 },
    });
    await waitForEvent(Id, 'order.confirmed.v1');
    expect(await read(Id)).toMatchObject({
      Status: orderStatus.Confirmed,
      PaymentMethod: 'credit',
      PaymentStatus: paymentStatus.NotDue,
    });
    await publishEvent(shop.broker, billIssued, {
      ...replyFields(Id),
      data: {
        orderId: Id,
        userId: 7,
        partyId,
        billId: 5,
        number: 'TI/26-27/0000001',
        kind: 'TaxInvoice',
        totalPaise: 13_100,
        dueDate: '2026-12-22',
      },
    });
    await eventually(async () => (await read(Id)).Bill !== null, { missing: 'the bill' });
    expect(await read(Id)).toMatchObject({ Bill: { Id: 5, DueDate: '2026-12-22' } });
  });

  it.each([
    ['limit', 'credit-limit', 'Not enough credit is left'],
    ['overdue', 'credit-overdue', 'is overdue'],
    ['no-credit', 'credit-not-agreed', 'No credit is agreed'],
    ['account', 'credit-account', 'Only buyers'],
  ] as const)('is rejected when credit is refused for %s', async (reason, code, text) => {
    const { Id } = await place(
      { limit: 811, overdue: 812, 'no-credit': 813, account: 814 }[reason],
    );
    await refuse(Id, reason);
    expect((await waitForEvent(Id, 'order.rejected.v1')).data).toMatchObject({
      code,
      paymentStatus: paymentStatus.NotDue,
    });
    expect(await read(Id)).toMatchObject({
      Rejection: { Code: code, Message: expect.stringContaining(text) },
    });
  });

  it.each([
    ['an accountant', { buyer: { partyId, partyRoles: ['accountant'] as const } }],
    ['a member of another party', { buyer: { ...buyer, partyId: 5 } }],
    ['a private customer', {}],
  ])('is not placed by %s', async (_who, as) =>
    expect(await place(821, as)).toMatchObject({ Error: 1, Code: 'credit-account' }),
  );

  it('is not placed by the operation of online payments', async () =>
    expect(await place(822, { buyer, operation: 'place-order' })).toMatchObject({
      Error: 1,
      Code: 'payment-method',
    }));
});
