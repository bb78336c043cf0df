import { messageRead, messageSent, orderStatusChanged } from '@tokri/contracts/events';
import { publishEvent } from '@tokri/service-kit/testing';
import { startBff } from './support/bff-fixture.ts';
import type { Bff } from './support/bff-fixture.ts';
import { waitForEvents, createLiveReader } from './support/live-reader.ts';
import type { ReceivedEvent } from './support/live-reader.ts';

let bff: Bff;
const { open, closeAll } = createLiveReader(() => bff);
beforeAll(async () => {
  bff = await startBff('live-chat');
});
afterEach(closeAll);
afterAll(async () => {
  await bff.stop();
});

const publishOrderStatus = (orderId: number, userId: number) =>
  publishEvent(bff.broker, orderStatusChanged, {
    key: String(orderId),
    seq: 3,
    data: { orderId, userId, partyId: 0, status: 4, paymentStatus: 1 },
  });

describe('chat events', () => {
  const staff = { permissions: ['chat'] } as const;
  let chatSeq = 0;
  const publishMessage = (orderId: number, userId: number, messageId: number, senderId = userId) =>
    publishEvent(bff.broker, messageSent, {
      key: String(orderId),
      seq: ++chatSeq,
      occurredAt: new Date('2026-11-20T05:00:00Z'),
      data: {
        orderId,
        userId,
        messageId,
        creatorId: senderId,
        recipientId: senderId === userId ? 0 : userId,
        byStaff: senderId !== userId,
      },
    });
  const publishRead = (orderId: number, userId: number, readUpToId: number, senderId = userId) =>
    publishEvent(bff.broker, messageRead, {
      key: String(orderId),
      seq: ++chatSeq,
      data: { orderId, userId, readerId: senderId, readUpToId, byStaff: senderId !== userId },
    });
  const eventIds = (events: readonly ReceivedEvent[]) =>
    events.map(({ event, data }) => [event, data.Id ?? data.ReadUpToId]);

  it('reach the customer and all chat staff only', async () => {
    const [customer, first, second] = [
      await open('', { asUser: 80 }),
      await open('', { asUser: 81, ...staff }),
      await open('', { asUser: 82, ...staff }),
    ];
    const [porter, other] = [
      await open('', { asUser: 83, permissions: ['messages', 'transactions'] }),
      await open('', { asUser: 84 }),
    ];
    await publishMessage(801, 80, 1);
    await publishMessage(801, 80, 2, 81);
    await publishRead(801, 80, 2);
    for (const stream of [customer, first, second]) {
      expect(
        (await waitForEvents(stream, 3, 'the chat')).map(({ event, data }) => [event, data]),
      ).toEqual([
        [
          'chat.message',
          {
            Id: 1,
            TransactionId: 801,
            CreatorId: 80,
            RecipientId: 0,
            SentAt: '2026-11-20T05:00:00.000Z',
          },
        ],
        [
          'chat.message',
          {
            Id: 2,
            TransactionId: 801,
            CreatorId: 81,
            RecipientId: 80,
            SentAt: '2026-11-20T05:00:00.000Z',
          },
        ],
        ['chat.read', { TransactionId: 801, ReaderId: 80, ReadUpToId: 2 }],
      ]);
    }
    expect([...porter.events(), ...other.events()]).toEqual([]);
  });

  it('reach staff once for their own order, also after resuming', async () => {
    const stream = await open('', { asUser: 85, ...staff });
    await publishMessage(802, 85, 11);
    await waitForEvents(stream, 1, 'the own message');
    await publishMessage(803, 90, 12);
    const events = await waitForEvents(stream, 2, 'both messages');
    expect(eventIds(events)).toEqual([
      ['chat.message', 11],
      ['chat.message', 12],
    ]);
    await publishMessage(802, 85, 13);
    await waitForEvents(stream, 3, 'the next message');
    const resumed = await open('', {
      asUser: 85,
      ...staff,
      headers: { 'last-event-id': events[0]?.id ?? '' },
    });
    expect(eventIds(await waitForEvents(resumed, 2, 'what came since'))).toEqual([
      ['chat.message', 12],
      ['chat.message', 13],
    ]);
  });

  it('are replayed to staff in order with their own events', async () => {
    const stream = await open('', { asUser: 86, ...staff });
    await publishMessage(804, 91, 21);
    const [last] = await waitForEvents(stream, 1, 'the first message');
    stream.stop();
    const otherStaff = await open('', { asUser: 87, ...staff });
    const own = await open('', { asUser: 86 });
    await publishMessage(804, 91, 22);
    await waitForEvents(otherStaff, 1, 'the second message');
    await publishOrderStatus(805, 86);
    await waitForEvents(own, 1, 'the order');
    await publishMessage(804, 91, 23);
    await waitForEvents(otherStaff, 2, 'the third message');
    const resumed = await open('', {
      asUser: 86,
      ...staff,
      headers: { 'last-event-id': last?.id ?? '' },
    });
    const events = await waitForEvents(resumed, 3, 'what was missed');
    expect(eventIds(events)).toEqual([
      ['chat.message', 22],
      ['order.status', 805],
      ['chat.message', 23],
    ]);
    const [, order] = events;
    const resumedLater = await open('', {
      asUser: 86,
      ...staff,
      headers: { 'last-event-id': order?.id ?? '' },
    });
    expect(eventIds(await waitForEvents(resumedLater, 1, 'what came after the order'))).toEqual([
      ['chat.message', 23],
    ]);
  });

  it('are not replayed to other customers', async () => {
    const stream = await open('', { asUser: 88 });
    await publishMessage(806, 88, 31);
    const [last] = await waitForEvents(stream, 1, 'the message');
    await publishMessage(807, 92, 32);
    await publishMessage(806, 88, 33, 81);
    await waitForEvents(stream, 2, 'the answer, in the open stream');
    const resumed = await open('', { asUser: 88, headers: { 'last-event-id': last?.id ?? '' } });
    expect(eventIds(await waitForEvents(resumed, 1, 'the answer'))).toEqual([['chat.message', 33]]);
  });
});
