import { cartChanged, notificationSent } from '@tokri/contracts/events';
import { eventually, publishEvent } from '@tokri/service-kit/testing';
import { startBff } from './support/bff-fixture.ts';
import type { Bff } from './support/bff-fixture.ts';
import { createOrderPublishers } from './support/live-publishers.ts';
import { createLiveReader, waitForEvents } from './support/live-reader.ts';

let bff: Bff;
const { open, closeAll } = createLiveReader(() => bff);
const { publishOrderPlaced, publishOrderConfirmed } = createOrderPublishers(() => bff);
beforeAll(async () => {
  bff = await startBff('live-user-events', { LIVE_HEARTBEAT_MS: '100' });
});
afterEach(closeAll);
afterAll(async () => {
  await bff.stop();
});

describe('user events', () => {
  it('deliver order status changes to the customer only', async () => {
    const [own, other] = [
      await open('', { asUser: 7, headers: { 'accept-language': 'hi' } }),
      await open('', { asUser: 8 }),
    ];
    await publishOrderPlaced(501, 7);
    await publishOrderConfirmed(501, 7);
    const events = await waitForEvents(own, 2, 'both states of the order');
    expect(events).toMatchObject([
      { event: 'order.status', data: { Id: 501, Status: 1 } },
      { event: 'order.status', data: { Id: 501, Status: 3, StatusText: 'ऑर्डर पक्का' } },
    ]);
    expect(events.every(({ id }) => /^\d+-\d+$/.test(id ?? ''))).toBe(true);
    expect(other.events()).toEqual([]);
  });

  it('deliver order status changes to staff with the transactions permission only', async () => {
    const openAsStaff = async (userId: number, permission: 'transactions' | 'slots') =>
      open('', {
        headers: { authorization: await bff.tokens.bearer({ userId, permissions: [permission] }) },
      });
    const [clerk, porter] = [await openAsStaff(61, 'transactions'), await openAsStaff(62, 'slots')];
    await publishOrderPlaced(502, 60);
    expect(await waitForEvents(clerk, 1, 'the order of somebody else')).toMatchObject([
      { event: 'order.status', data: { Id: 502, Status: 1 }, id: undefined },
    ]);
    expect(porter.events()).toEqual([]);
  });

  it('deliver an order of staff to them once', async () => {
    const clerk = await open('', {
      headers: {
        authorization: await bff.tokens.bearer({ userId: 63, permissions: ['transactions'] }),
      },
    });
    await publishOrderPlaced(503, 63);
    await publishOrderPlaced(504, 60);
    const events = await waitForEvents(clerk, 2, 'both orders');
    expect(events.map(({ data }) => data.Id)).toEqual([503, 504]);
  });

  it("deliver cart changes to the cart's user", async () => {
    const stream = await open('', { asUser: 17 });
    await publishEvent(bff.broker, cartChanged, {
      key: '17',
      seq: 1,
      data: { userId: 17, pdate: '2026-11-20', version: 4, count: 3 },
    });
    expect(await waitForEvents(stream, 1, 'the cart')).toMatchObject([
      { event: 'cart.changed', data: { PDate: '2026-11-20', Count: 3 } },
    ]);
  });

  it('deliver a sent notification to its recipient only', async () => {
    const [own, other] = [
      await open('', { asUser: 18 }),
      await open('', { asUser: 19, permissions: ['transactions'] }),
    ];
    await publishEvent(bff.broker, notificationSent, {
      key: '18',
      seq: 1,
      occurredAt: new Date('2026-11-20T05:00:00Z'),
      data: {
        userId: 18,
        orderId: 505,
        kind: 'confirmed',
        channel: 'sms',
        deliveryId: 'ntf:1:sms',
      },
    });
    expect(
      (await waitForEvents(own, 1, 'the message')).map(({ event, data }) => [event, data]),
    ).toEqual([
      ['notification', { Kind: 'confirmed', TransactionId: 505, At: '2026-11-20T05:00:00.000Z' }],
    ]);
    expect(other.events()).toEqual([]);
  });

  it('are interleaved with heartbeats', async () => {
    const stream = await open('', { asUser: 7 });
    await eventually(() => stream.text().includes(': heartbeat\n\n'), { missing: 'a heartbeat' });
    expect(stream.text()).toMatch(/^retry: \d+\n\n/);
  });
});

describe('a resumed stream', () => {
  it('replays missed events once and in order from another process', async () => {
    const second = await bff.startAnother();
    const first = await open('', { asUser: 27 });
    await publishOrderPlaced(601, 27);
    const [last] = await waitForEvents(first, 1, 'the first event');
    first.stop();
    await publishOrderConfirmed(601, 27);
    await publishOrderPlaced(602, 27);
    const probe = await open('', { asUser: 27, headers: { 'last-event-id': last?.id ?? '' } });
    await waitForEvents(probe, 2, 'what was missed, in the same process');
    const resumed = await open('', {
      asUser: 27,
      url: second.url,
      headers: { 'last-event-id': last?.id ?? '' },
    });
    const events = await waitForEvents(resumed, 2, 'what was missed, in the other process');
    expect(events.map(({ data }) => [data.Id, data.Status]).sort()).toEqual([
      [601, 3],
      [602, 1],
    ]);
    await publishOrderConfirmed(602, 27);
    const [a, b] = [
      (await waitForEvents(probe, 3, 'the next event')).at(-1),
      (await waitForEvents(resumed, 3, 'the next event in the other process')).at(-1),
    ];
    expect(a?.id).toBe(b?.id);
    expect(a?.data).toMatchObject({ Id: 602, Status: 3 });
  });

  it.each(['nonsense', '1-1', '99999999999999-0', ''])(
    'answers the unknown event id "%s" with resync',
    async (id) => {
      const stream = await open('', { asUser: 37, headers: { 'last-event-id': id } });
      expect(await waitForEvents(stream, 1, 'resync')).toMatchObject([
        { event: 'resync', data: {} },
      ]);
    },
  );

  it('resumes from the id that came with resync', async () => {
    const stream = await open('', { asUser: 38, headers: { 'last-event-id': 'nonsense' } });
    const [resync] = await waitForEvents(stream, 1, 'resync');
    await publishOrderPlaced(701, 38);
    await waitForEvents(stream, 2, 'the order');
    const resumed = await open('', { asUser: 38, headers: { 'last-event-id': resync?.id ?? '' } });
    expect(await waitForEvents(resumed, 1, 'what came since')).toMatchObject([
      { event: 'order.status', data: { Id: 701 } },
    ]);
  });
});
