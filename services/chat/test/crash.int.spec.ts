import { type Envelope, messageSent } from '@tokri/contracts/events';
import { connectMongo } from '@tokri/service-kit/mongo';
import { collectEvents, eventually } from '@tokri/service-kit/testing';
import { toOutboxEntry } from '../src/messaging/outbox-entries.ts';
import { conversationModel } from '../src/persistence/conversation-model.ts';
import { createConversationRepository } from '../src/persistence/conversation-repository.ts';
import { buildMessage } from '../src/testing/fixtures.ts';
import { chatStaff, type ChatService, customer, startChatService } from './chat-service.ts';

let chat: ChatService;
let events: Envelope[];
beforeAll(async () => {
  chat = await startChatService('crash');
  events = collectEvents(chat.broker, [messageSent]);
});
afterAll(() => chat.stop());

const writeAndDie = async (orderId: number) => {
  const { MONGODB_URL: url, MONGODB_DATABASE: database } = chat.environment;
  const connection = await connectMongo({ url, database, appName: 'spec' });
  const store = createConversationRepository({
    connection,
    model: conversationModel(connection),
    toOutboxEntry,
  });
  const stored = await store.findByOrder(orderId);
  if (!stored) throw new Error(`order ${orderId} is not known`);
  expect(
    await store.addMessage(
      stored,
      buildMessage({ messageId: 900, clientKey: '5e9f3a52-5f0f-4a0a-9a30-3f3b6a1c2d10' }),
    ),
  ).toBe(true);
  await connection.close();
};

describe('crash between write and publish', () => {
  it('publishes the message once after a restart and recognises a repeated request', async () => {
    await chat.placeOrder(51, customer.userId);
    await eventually(async () => (await chat.read(customer, 51)).status === 200, {
      missing: 'order 51 to be known',
    });
    await chat.halt();
    await writeAndDie(51);
    expect(events).toEqual([]);
    await chat.restart();
    await eventually(() => events.length > 0, { missing: 'the event of the message' });
    const again = await chat.sendMessage(customer, 51, {
      ClientKey: '5e9f3a52-5f0f-4a0a-9a30-3f3b6a1c2d10',
    });
    expect(again.Id).toBe(900);
    await chat.sendMessage(chatStaff, 51);
    await eventually(() => events.length > 1, { missing: 'the event of the answer' });
    expect(events.map(({ seq, data }) => [seq, (data as { messageId: number }).messageId])).toEqual(
      [
        [1, 900],
        [2, expect.any(Number)],
      ],
    );
  });
});
