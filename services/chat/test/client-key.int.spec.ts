import { randomUUID } from 'node:crypto';
import { eventually } from '@tokri/service-kit/testing';
import { chatStaff, type ChatService, customer, startChatService } from './chat-service.ts';

let chat: ChatService;
beforeAll(async () => {
  chat = await startChatService('client-key');
  await chat.placeOrder(48, customer.userId);
  await eventually(async () => (await chat.read(customer, 48)).status === 200, {
    missing: 'order 48 to be known',
  });
});
afterAll(() => chat.stop());

describe('ClientKey of a message', () => {
  it('returns 409 for another text under a used key and keeps the first message', async () => {
    const ClientKey = randomUUID();
    const sent = await chat.sendMessage(customer, 48, { ClientKey, Message: 'Ripe mangoes' });
    expect(
      await chat.send(customer, 48, { ClientKey, Message: 'No mangoes, please' }),
    ).toMatchObject({ status: 409, body: { code: 'client-key-reused' } });
    expect((await chat.read(customer, 48)).body).toMatchObject([
      { Id: sent.Id, Message: 'Ripe mangoes' },
    ]);
    const again = { ClientKey, Message: ' Ripe  mangoes\n' };
    expect(await chat.sendMessage(customer, 48, again)).toEqual(sent);
  });

  it('stores one of two texts that arrive under one key at once and refuses the other', async () => {
    const ClientKey = randomUUID();
    const answers = await Promise.all(
      ['One', 'Two'].map((Message) => chat.send(customer, 48, { ClientKey, Message })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('accepts the key of another sender', async () => {
    const ClientKey = randomUUID();
    const question = await chat.sendMessage(customer, 48, { ClientKey, Message: 'Ripe?' });
    const answer = await chat.sendMessage(chatStaff, 48, { ClientKey, Message: 'Ripe.' });
    expect(answer.Id).not.toBe(question.Id);
  });
});
