import { messageRead, messageSent, orderStatusChanged } from '@tokri/contracts/events';
import { publishTo } from '@tokri/service-kit/testing';
import { startBff } from './bff.ts';
import type { Bff } from './bff.ts';
import { heard, liveReader } from './live-reader.ts';
import type { Heard } from './live-reader.ts';

let bff: Bff;
const { open, forgetAll } = liveReader(() => bff);
beforeAll(async () => {
  bff = await startBff('live-chat');
});
afterEach(forgetAll);
afterAll(async () => {
  await bff.stop();
});

const moved = (orderId: number, userId: number) =>
  publishTo(bff.broker, orderStatusChanged, {
    key: String(orderId),
    seq: 3,
    data: { orderId, userId, partyId: 0, status: 4, paymentStatus: 1 },
  });

describe('chat of an order', () => {
  const staff = { permissions: ['chat'] } as const;
  let chatSeq = 0;
  const sent = (orderId: number, userId: number, messageId: number, by = userId) =>
    publishTo(bff.broker, messageSent, {
      key: String(orderId),
      seq: ++chatSeq,
      occurredAt: new Date('2026-11-20T05:00:00Z'),
      data: {
        orderId,
        userId,
        messageId,
        creatorId: by,
        recipientId: by === userId ? 0 : userId,
        byStaff: by !== userId,
      },
    });
  const read = (orderId: number, userId: number, readUpToId: number, by = userId) =>
    publishTo(bff.broker, messageRead, {
      key: String(orderId),
      seq: ++chatSeq,
      data: { orderId, userId, readerId: by, readUpToId, byStaff: by !== userId },
    });
  const idsOf = (events: readonly Heard[]) =>
    events.map(({ event, data }) => [event, data.Id ?? data.ReadUpToId]);

  it('messages and read marks, told by chat, reach the customer and all chat staff, nobody else', async () => {
    const [customer, first, second] = [
      await open('', { as: 80 }),
      await open('', { as: 81, ...staff }),
      await open('', { as: 82, ...staff }),
    ];
    const [porter, other] = [
      await open('', { as: 83, permissions: ['messages', 'transactions'] }),
      await open('', { as: 84 }),
    ];
    await sent(801, 80, 1);
    await sent(801, 80, 2, 81);
    await read(801, 80, 2);
    for (const stream of [customer, first, second]) {
      expect((await heard(stream, 3, 'the chat')).map(({ event, data }) => [event, data])).toEqual([
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

  it('staff who ordered, hear of their own order once, also when they come back', async () => {
    const stream = await open('', { as: 85, ...staff });
    await sent(802, 85, 11);
    await heard(stream, 1, 'the own message');
    await sent(803, 90, 12);
    const events = await heard(stream, 2, 'both messages');
    expect(idsOf(events)).toEqual([
      ['chat.message', 11],
      ['chat.message', 12],
    ]);
    await sent(802, 85, 13);
    await heard(stream, 3, 'the next message');
    const again = await open('', {
      as: 85,
      ...staff,
      headers: { 'last-event-id': events[0]?.id ?? '' },
    });
    expect(idsOf(await heard(again, 2, 'what came since'))).toEqual([
      ['chat.message', 12],
      ['chat.message', 13],
    ]);
  });

  it('staff who come back, hear what they missed of the chats and of their own, in order', async () => {
    const stream = await open('', { as: 86, ...staff });
    await sent(804, 91, 21);
    const [last] = await heard(stream, 1, 'the first message');
    stream.stop();
    const witness = await open('', { as: 87, ...staff });
    const own = await open('', { as: 86 });
    await sent(804, 91, 22);
    await heard(witness, 1, 'the second message');
    await moved(805, 86);
    await heard(own, 1, 'the order');
    await sent(804, 91, 23);
    await heard(witness, 2, 'the third message');
    const again = await open('', {
      as: 86,
      ...staff,
      headers: { 'last-event-id': last?.id ?? '' },
    });
    const events = await heard(again, 3, 'what was missed');
    expect(idsOf(events)).toEqual([
      ['chat.message', 22],
      ['order.status', 805],
      ['chat.message', 23],
    ]);
    const [, order] = events;
    const third = await open('', {
      as: 86,
      ...staff,
      headers: { 'last-event-id': order?.id ?? '' },
    });
    expect(idsOf(await heard(third, 1, 'what came after the order'))).toEqual([
      ['chat.message', 23],
    ]);
  });

  it('a customer who comes back, hears of no other chat', async () => {
    const stream = await open('', { as: 88 });
    await sent(806, 88, 31);
    const [last] = await heard(stream, 1, 'the message');
    await sent(807, 92, 32);
    await sent(806, 88, 33, 81);
    await heard(stream, 2, 'the answer, in the open stream');
    const again = await open('', { as: 88, headers: { 'last-event-id': last?.id ?? '' } });
    expect(idsOf(await heard(again, 1, 'the answer'))).toEqual([['chat.message', 33]]);
  });
});
