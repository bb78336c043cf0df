import { startOnlineScenario, type OnlineScenario } from './online-scenario.ts';

let scenario: OnlineScenario;
beforeAll(async () => {
  scenario = await startOnlineScenario('abandoned-payment');
});
afterAll(() => scenario.shop.stop());

const abandon = async (orderId: number, userId = 7) => {
  const { status, body } = await scenario.shop.call('POST', 'abandon-payment', {
    as: { userId },
    body: { TransactionId: orderId },
  });
  return { status, entry: Array.isArray(body) ? (body[0] as Record<string, unknown>) : {} };
};

describe('a payment that the customer abandons', () => {
  it('ends the order as rejected, once', async () => {
    const orderId = await scenario.placeAwaitingPayment(401);
    expect((await abandon(orderId)).entry).toMatchObject({ Error: 0, Status: 8 });
    await scenario.waitForEvent(orderId, 'rejected');
    expect((await abandon(orderId)).entry).toMatchObject({ Error: 0, Status: 8 });
    expect(scenario.findEventTypes(orderId).filter((type) => type === 'rejected')).toHaveLength(1);
  });

  it('stays with an order that belongs to somebody else', async () => {
    const orderId = await scenario.placeAwaitingPayment(402);
    expect((await abandon(orderId, 8)).status).toBe(403);
    expect(await scenario.read(orderId)).toMatchObject({ Status: 2 });
  });

  it('is not abandoned after it was authorized', async () => {
    const orderId = await scenario.placeAwaitingPayment(403);
    await scenario.publishAuthorized(orderId);
    await scenario.waitForEvent(orderId, 'payment-accepted');
    expect((await abandon(orderId)).entry).toMatchObject({ Error: 1, Code: 'payment-received' });
  });

  it('ends in one way when it is abandoned and authorized at once', async () => {
    const orderId = await scenario.placeAwaitingPayment(404);
    const [{ entry }] = await Promise.all([abandon(orderId), scenario.publishAuthorized(orderId)]);
    const isAbandoned = Number(entry.Error) === 0;
    await scenario.waitForEvent(orderId, isAbandoned ? 'rejected' : 'payment-accepted');
    const types = scenario.findEventTypes(orderId);
    expect(types.includes('rejected') !== types.includes('payment-accepted')).toBe(true);
  });
});
