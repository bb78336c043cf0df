import { isActiveStatus } from '@tokri/contracts/orders';
import { eventually } from '@tokri/service-kit/testing';
import { startSagaScenario, type SagaScenario } from './saga-scenario.ts';

let scenario: SagaScenario;
let shop: SagaScenario['shop'];
beforeAll(async () => {
  scenario = await startSagaScenario('order-changes');
  ({ shop } = scenario);
});
afterAll(() => shop.stop());

describe('cancelling an order', () => {
  it('publishes one cancellation when the customer repeats it', async () => {
    const { Id } = await scenario.placeConfirmed(120);
    const cancel = () =>
      shop.call('GET', `cancel-order?TransactionId=${Id}&reason=Ordered%20twice`, {
        as: { userId: 7 },
      });
    expect((await cancel()).body).toMatchObject([{ Id, Error: 0, RefundAmount: 0, Status: 7 }]);
    expect((await cancel()).body).toMatchObject([{ Id, Error: 0, Status: 7 }]);
    await eventually(() => scenario.eventsOfOrder(Id).length === 3, { missing: 'order.cancelled' });
    expect(
      (await shop.call('GET', `read-order?TransactionId=${Id}`, { as: { userId: 7 } })).body,
    ).toMatchObject({ Status: 7, CancelReason: 'Ordered twice', CanCancel: false });
  });
  it('rejects another customer with 403', async () => {
    const { Id } = await scenario.placeConfirmed(121);
    expect(
      (await shop.call('GET', `cancel-order?TransactionId=${Id}&reason=x`, { as: { userId: 8 } }))
        .status,
    ).toBe(403);
    expect(await scenario.readStatus(Id)).toBe(3);
  });
  it('rejects a request without a token with 401', async () =>
    expect((await shop.call('GET', 'cancel-order?TransactionId=1&reason=x')).status).toBe(401));
  it('rejects an unknown order with 404', async () =>
    expect(
      (await shop.call('GET', 'cancel-order?TransactionId=99999&reason=x', { as: { userId: 7 } }))
        .status,
    ).toBe(404));
});

describe('status changes by staff', () => {
  const move = (
    orderId: number,
    status: number,
    as: { userId: number; permissions?: readonly 'transactions'[] },
  ) => shop.call('GET', `move-order?TransactionId=${orderId}&Status=${status}`, { as });
  const staff = { userId: 1, permissions: ['transactions'] as const };
  it('publishes packing once and rejects a step back and customers', async () => {
    const response = shop.place(130);
    const orderId = await scenario.findOrderId(130);
    await shop.acceptAll(orderId);
    await response;
    expect((await move(orderId, 4, { userId: 7 })).status).toBe(403);
    expect((await move(orderId, 4, staff)).body).toMatchObject([{ Error: 0, Status: 4 }]);
    expect((await move(orderId, 4, staff)).body).toMatchObject([{ Error: 0, Status: 4 }]);
    expect((await move(orderId, 3, staff)).body).toMatchObject([
      { Error: 1, Code: 'transition-refused' },
    ]);
    await eventually(() => scenario.eventsOfOrder(orderId).length === 3, {
      missing: 'order.status-changed',
    });
  });
});

describe('reading orders', () => {
  it('rejects another customer with 403 and shows staff everything', async () => {
    const { Id: orderId } = await scenario.placeConfirmed(101);
    expect(
      (await shop.call('GET', `read-order?TransactionId=${orderId}`, { as: { userId: 8 } })).status,
    ).toBe(403);
    const { body } = await shop.call('GET', `read-order?TransactionId=${orderId}`, {
      as: { userId: 1, permissions: ['transactions'] },
    });
    expect(body).toMatchObject({
      Id: orderId,
      Totals: { Payable: 131 },
      Address: { Name: 'Meera Nair', Pincode: '560034' },
      Lines: [{ Name: 'Onion', Quantity: 2, Total: 84 }],
    });
  });
  it("lists a user's orders, newest first", async () => {
    const { body } = await shop.call('GET', 'list-orders-of-user?UserId=7', { as: { userId: 7 } });
    const ids = (body as readonly { Id: number }[]).map(({ Id }) => Id);
    expect(ids).toEqual([...ids].sort((a, b) => b - a));
    expect(ids.length).toBeGreaterThan(3);
  });
  it('lists active orders first across pages without a gap', async () => {
    const read = async (page: number, pageSize: number) =>
      (
        await shop.call(
          'GET',
          `list-orders-of-user?UserId=7&Sort=running&page=${page}&pageSize=${pageSize}`,
          { as: { userId: 7 } },
        )
      ).body as readonly { Id: number; Status: number }[];
    const whole = await read(1, 200);
    const statuses = whole.map(({ Status }) => isActiveStatus(Status));
    expect([statuses.filter(Boolean).length > 0, statuses.includes(false)]).toEqual([true, true]);
    expect(statuses).toEqual([...statuses].sort((a, b) => Number(b) - Number(a)));
    for (const group of [true, false]) {
      const ids = whole
        .filter(({ Status }) => isActiveStatus(Status) === group)
        .map(({ Id }) => Id);
      expect(ids).toEqual([...ids].sort((a, b) => b - a));
    }
    const paged: number[] = [];
    for (let page = 1; paged.length < whole.length; page += 1)
      paged.push(...(await read(page, 2)).map(({ Id }) => Id));
    expect(paged).toEqual(whole.map(({ Id }) => Id));
  });
  it('lists orders with their lines on request, also one that was cancelled before it was packed', async () => {
    const { Id } = await scenario.placeConfirmed(160);
    await shop.call('GET', `cancel-order?TransactionId=${Id}&reason=x`, { as: { userId: 7 } });
    const list = async (query = '') =>
      (
        (
          await shop.call('GET', `list-orders-of-user?UserId=7&pageSize=50${query}`, {
            as: { userId: 7 },
          })
        ).body as readonly { Id: number }[]
      ).find((order) => order.Id === Id);
    const read = await shop.call('GET', `read-order?TransactionId=${Id}`, { as: { userId: 7 } });
    expect(await list('&Details=1')).toEqual(read.body);
    expect(await list('&Details=1')).toMatchObject({
      Status: 7,
      Lines: [{ Name: 'Onion', Quantity: 2 }],
      History: expect.arrayContaining([expect.objectContaining({ Status: 7 })]) as unknown,
    });
    expect(await list()).not.toHaveProperty('Lines');
  });
  it('refuses a page of more than fifty orders with their lines', async () => {
    const { status, body } = await shop.call(
      'GET',
      'list-orders-of-user?UserId=7&Details=1&pageSize=51',
      { as: { userId: 7 } },
    );
    expect(status).toBe(400);
    expect(body).toMatchObject({
      errors: [{ field: 'pageSize', message: 'must be at most 50' }],
    });
  });
  it('rejects the list of another user with 403', async () =>
    expect(
      (await shop.call('GET', 'list-orders-of-user?UserId=7', { as: { userId: 8 } })).status,
    ).toBe(403));
});
