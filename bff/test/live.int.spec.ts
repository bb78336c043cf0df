import {
  areaState,
  cartChanged,
  notificationSent,
  orderConfirmed,
  orderPlaced,
  slotState,
} from '@tokri/contracts/events';
import type { DataOf } from '@tokri/contracts/events';
import { tokenAudience, tokenIssuer, createSigner } from '@tokri/service-kit/auth';
import { eventually, publishTo } from '@tokri/service-kit/testing';
import { startBff } from './bff.ts';
import type { Bff } from './bff.ts';
import { heard, liveReader } from './live-reader.ts';

let bff: Bff;
const { open, streams, forgetAll } = liveReader(() => bff);
let seq = 0;
beforeAll(async () => {
  bff = await startBff('live', {
    LIVE_HEARTBEAT_MS: '100',
    LIVE_PER_USER: '3',
    LIVE_PER_ADDRESS: '8',
  });
});
afterEach(forgetAll);
afterAll(async () => {
  await bff.stop();
});

const line = { cartLineId: 1, itemId: 11, unitId: 21, offerId: 0, quantity: 2 };
const placed = (orderId: number, userId: number) =>
  publishTo(bff.broker, orderPlaced, {
    key: String(orderId),
    seq: 1,
    data: {
      orderId,
      userId,
      partyId: 0,
      status: 1,
      paymentStatus: 1,
      companyId: 1,
      transactionNumber: 'T1',
      holdId: 3,
      slotId: 5,
      pdate: '2026-11-20',
      cartVersion: 1,
      paymentMethod: 'cod',
      payablePaise: 100,
      couponCode: null,
      lines: [line],
    },
  });
const confirmed = (orderId: number, userId: number) =>
  publishTo(bff.broker, orderConfirmed, {
    key: String(orderId),
    seq: 2,
    data: {
      orderId,
      userId,
      partyId: 0,
      status: 3,
      paymentStatus: 1,
      pdate: '2026-11-20',
      cartVersion: 1,
      lines: [line],
    },
  });
const slot = (change: Partial<DataOf<typeof slotState>> = {}) =>
  publishTo(bff.broker, slotState, {
    key: String(change.slotId ?? 5),
    seq: ++seq,
    data: {
      slotId: 5,
      companyId: 1,
      groupId: 1,
      date: '2099-11-20',
      start: '07:00',
      end: '10:00',
      cutOffAt: '2099-11-20T05:00:00+05:30',
      feePaise: 0,
      minimumOrderPaise: 0,
      capacity: 40,
      left: 30,
      itemsFree: null,
      closedFor: '',
      ...change,
    },
  });
const area = (groupId: number, from: string, to: string) =>
  publishTo(bff.broker, areaState, {
    key: String(groupId),
    seq: 1,
    data: {
      groupId,
      companyId: 1,
      name: 'Area',
      stateCode: '29',
      ranges: [{ from, to }],
      charges: [],
    },
  });

describe('events of a user', () => {
  it('an order that moves on, told by its service, reaches its user and nobody else', async () => {
    const [own, other] = [
      await open('', { as: 7, headers: { 'accept-language': 'hi' } }),
      await open('', { as: 8 }),
    ];
    await placed(501, 7);
    await confirmed(501, 7);
    const events = await heard(own, 2, 'both states of the order');
    expect(events).toMatchObject([
      { event: 'order.status', data: { Id: 501, Status: 1 } },
      { event: 'order.status', data: { Id: 501, Status: 3, StatusText: 'ऑर्डर पक्का' } },
    ]);
    expect(events.every(({ id }) => /^\d+-\d+$/.test(id ?? ''))).toBe(true);
    expect(other.events()).toEqual([]);
  });

  it('an order that moves on, told by its service, reaches staff who may see orders and no other staff', async () => {
    const asStaff = async (userId: number, permission: 'transactions' | 'slots') =>
      open('', {
        headers: { authorization: await bff.tokens.bearer({ userId, permissions: [permission] }) },
      });
    const [clerk, porter] = [await asStaff(61, 'transactions'), await asStaff(62, 'slots')];
    await placed(502, 60);
    expect(await heard(clerk, 1, 'the order of somebody else')).toMatchObject([
      { event: 'order.status', data: { Id: 502, Status: 1 }, id: undefined },
    ]);
    expect(porter.events()).toEqual([]);
  });

  it('an order of staff themselves, told by its service, is told once', async () => {
    const clerk = await open('', {
      headers: {
        authorization: await bff.tokens.bearer({ userId: 63, permissions: ['transactions'] }),
      },
    });
    await placed(503, 63);
    await placed(504, 60);
    const events = await heard(clerk, 2, 'both orders');
    expect(events.map(({ data }) => data.Id)).toEqual([503, 504]);
  });

  it('a cart that changes, told by its service, is told to its user', async () => {
    const stream = await open('', { as: 17 });
    await publishTo(bff.broker, cartChanged, {
      key: '17',
      seq: 1,
      data: { userId: 17, pdate: '2026-11-20', version: 4, count: 3 },
    });
    expect(await heard(stream, 1, 'the cart')).toMatchObject([
      { event: 'cart.changed', data: { PDate: '2026-11-20', Count: 3 } },
    ]);
  });

  it('a message that has gone out, told by notification, is told to its user and nobody else', async () => {
    const [own, other] = [
      await open('', { as: 18 }),
      await open('', { as: 19, permissions: ['transactions'] }),
    ];
    await publishTo(bff.broker, notificationSent, {
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
    expect((await heard(own, 1, 'the message')).map(({ event, data }) => [event, data])).toEqual([
      ['notification', { Kind: 'confirmed', TransactionId: 505, At: '2026-11-20T05:00:00.000Z' }],
    ]);
    expect(other.events()).toEqual([]);
  });

  it('silence, between events, is broken by heartbeats', async () => {
    const stream = await open('', { as: 7 });
    await eventually(() => stream.text().includes(': heartbeat\n\n'), { missing: 'a heartbeat' });
    expect(stream.text()).toMatch(/^retry: \d+\n\n/);
  });
});

describe('a stream that comes back', () => {
  it('with the id of its last event, at another process, hears what it missed, once and in order', async () => {
    const second = await bff.another();
    const first = await open('', { as: 27 });
    await placed(601, 27);
    const [last] = await heard(first, 1, 'the first event');
    first.stop();
    await confirmed(601, 27);
    await placed(602, 27);
    const probe = await open('', { as: 27, headers: { 'last-event-id': last?.id ?? '' } });
    await heard(probe, 2, 'what was missed, in the same process');
    const again = await open('', {
      as: 27,
      url: second.url,
      headers: { 'last-event-id': last?.id ?? '' },
    });
    const events = await heard(again, 2, 'what was missed, in the other process');
    expect(events.map(({ data }) => [data.Id, data.Status]).sort()).toEqual([
      [601, 3],
      [602, 1],
    ]);
    await confirmed(602, 27);
    const [a, b] = [
      (await heard(probe, 3, 'the next event')).at(-1),
      (await heard(again, 3, 'the next event in the other process')).at(-1),
    ];
    expect(a?.id).toBe(b?.id);
    expect(a?.data).toMatchObject({ Id: 602, Status: 3 });
    await second.stop();
  });

  it.each(['nonsense', '1-1', '99999999999999-0', ''])(
    'with the unknown id "%s", is told to read again',
    async (id) => {
      const stream = await open('', { as: 37, headers: { 'last-event-id': id } });
      expect(await heard(stream, 1, 'resync')).toMatchObject([{ event: 'resync', data: {} }]);
    },
  );

  it('with the id that came with resync, is not told so again', async () => {
    const stream = await open('', { as: 38, headers: { 'last-event-id': 'nonsense' } });
    const [resync] = await heard(stream, 1, 'resync');
    await placed(701, 38);
    await heard(stream, 2, 'the order');
    const again = await open('', { as: 38, headers: { 'last-event-id': resync?.id ?? '' } });
    expect(await heard(again, 1, 'what came since')).toMatchObject([
      { event: 'order.status', data: { Id: 701 } },
    ]);
  });
});

describe('places left', () => {
  it('a slot that changes, in the group of the pincode, is told with its state; other groups are not', async () => {
    await area(1, '560001', '560110');
    await area(2, '600001', '600020');
    await slot({ left: 7 });
    const [bengaluru, chennai, nowhere] = [
      await open('?Pincode=560034'),
      await open('?Pincode=600004'),
      await open('?pincode=110001'),
    ];
    // Until both areas are known to the bff, nothing is told to anybody.
    let left = 6;
    await eventually(
      async () => {
        await slot({ left });
        left = left === 6 ? 7 : 6;
        return bengaluru.events().length > 0;
      },
      { missing: 'the first slot.left' },
    );
    await slot({ left: 5 });
    await slot({ left: 5, feePaise: 2_000 });
    await slot({ left: 0 });
    await slot({ left: 0, closedFor: 'closed' });
    await eventually(() => bengaluru.events().at(-1)?.data.State === 'Closed', {
      missing: 'the closed slot',
    });
    expect(
      bengaluru
        .events()
        .slice(-3)
        .map(({ event, data }) => [event, data.SlotId, data.Left, data.State]),
    ).toEqual([
      ['slot.left', 5, 5, 'FewLeft'],
      ['slot.left', 5, 0, 'Full'],
      ['slot.left', 5, 0, 'Closed'],
    ]);
    expect(bengaluru.events().every(({ id }) => id === undefined)).toBe(true);
    expect([...chennai.events(), ...nowhere.events()]).toEqual([]);
  });

  it('a stream that comes back, with a pincode, is told how all its slots stand', async () => {
    await area(3, '700001', '700010');
    await slot({ slotId: 31, groupId: 3, left: 9 });
    await eventually(
      async () => {
        const stream = await open('?Pincode=700004', { headers: { 'last-event-id': 'x' } });
        const found = await eventually(
          () => stream.events().some(({ data }) => data.SlotId === 31),
          { timeoutMs: 300, missing: 'slot 31' },
        );
        stream.stop();
        return found;
      },
      { missing: 'the present places' },
    );
  });

  it('a stream opened for the first time, with a pincode, is told what changed since its page read the list', async () => {
    await area(4, '700021', '700030');
    await slot({ slotId: 41, groupId: 4, left: 9 });
    await eventually(
      async () => {
        const stream = await open('?Pincode=700024');
        const found = await eventually(
          () => stream.events().some(({ data }) => data.SlotId === 41),
          { timeoutMs: 300, missing: 'slot 41' },
        );
        stream.stop();
        return found;
      },
      { missing: 'what changed a moment ago' },
    );
  });
});

describe('who may listen', () => {
  it("nobody's stream, without a pincode, is 401", async () => {
    expect((await bff.call('/api/Events')).problem).toMatchObject({
      status: 401,
      code: 'not-signed-in',
    });
  });

  it('a bad token, with a pincode too, is 401 so that the page renews it', async () => {
    expect(
      (await bff.call('/api/Events?Pincode=560034', { headers: { authorization: 'Bearer x.y.z' } }))
        .status,
    ).toBe(401);
  });

  it('a pincode that is none, asked for, is 400; HEAD is 405', async () => {
    expect((await bff.call('/api/Events?Pincode=12')).status).toBe(400);
    expect((await bff.call('/api/Events?Pincode=560034', { method: 'HEAD' })).status).toBe(405);
  });

  it('a token that ends, in an open stream, ends the stream', async () => {
    const signer = createSigner({
      privateJwk: bff.tokens.privateJwk,
      issuer: tokenIssuer,
      audience: tokenAudience,
    });
    const token = await signer.sign({
      subject: '47',
      claims: { partyId: 0, roles: [] },
      expiresInSeconds: 2,
    });
    const stream = await open('', { headers: { authorization: `Bearer ${token}` } });
    expect(stream.status()).toBe(200);
    await eventually(() => stream.isOver(), { missing: 'the end of the stream' });
  });

  it('streams of one user, over the limit, are refused until one ends', async () => {
    for (let count = 0; count < 3; count += 1)
      expect((await open('', { as: 57 })).status()).toBe(200);
    expect((await bff.call('/api/Events', { as: 57 })).problem).toMatchObject({
      status: 429,
      code: 'too-many-requests',
    });
    streams[0]?.stop();
    await eventually(async () => (await open('', { as: 57 })).status() === 200, {
      missing: 'room for another stream',
    });
  });

  it('streams of one address, over the limit, are refused', async () => {
    for (let count = 0; count < 8; count += 1) await open('?Pincode=560034');
    expect((await bff.call('/api/Events?Pincode=560034')).status).toBe(429);
  });
});
