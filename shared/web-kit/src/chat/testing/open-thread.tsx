import { chatOperations, type MessageAnswer } from '@tokri/contracts/http';
import {
  aUser,
  fakeNetwork,
  givenSession,
  renderPage,
  type FakeNetwork,
} from '@tokri/web-kit/testing';
import { useQueryClient } from '@tokri/web-kit/platform';
import { ChatThread } from '../chat-thread.tsx';
import type { Thread } from '../thread.ts';

/** Order 41 of the test's user; 1 and 2 are staff. */
export const orderId = 41;

let lastId = 500;
export const aMessage = (more: Partial<MessageAnswer> = {}): MessageAnswer => {
  lastId += 1;
  const isOwn = (more.CreatorId ?? aUser.Id) === aUser.Id;
  return {
    Id: lastId,
    CreatorId: aUser.Id,
    RecipientId: isOwn ? 0 : aUser.Id,
    TransactionId: orderId,
    Message: 'Is the mango ripe?',
    ClientKey: `key ${lastId}`,
    SentAt: new Date().toISOString(),
    ReadAt: null,
    ...more,
  };
};

/** The shop's side of a thread test: what stands in the conversation, which a test changes, and how sending goes. */
export interface Shop {
  readonly network: FakeNetwork;
  messages: MessageAnswer[];
}

/** Answers as chat does when all goes well. */
export const openShop = (): Shop => {
  givenSession({ user: aUser, token: 'token' });
  const network = fakeNetwork();
  const shop: Shop = { network, messages: [] };
  network.answer(chatOperations.listMessages, () => shop.messages);
  network.answer(chatOperations.markMessagesRead, () => {
    shop.messages = shop.messages.map((message) => ({
      ...message,
      ReadAt: message.ReadAt ?? new Date().toISOString(),
    }));
    return [{ Id: orderId, Error: 0, Message: '', Code: '', Read: 1 }];
  });
  network.answer(chatOperations.sendMessage, ({ body }) => {
    const known = shop.messages.find(({ ClientKey }) => ClientKey === body.ClientKey);
    const message =
      known ??
      aMessage({
        CreatorId: body.CreatorId,
        RecipientId: body.RecipientId,
        Message: body.Message,
        ClientKey: body.ClientKey,
      });
    if (!known) shop.messages = [...shop.messages, message];
    return [{ Id: message.Id, Error: 0, Message: '', Code: '', SentAt: message.SentAt }];
  });
  return shop;
};

/** What the shell does on a live event. */
const LiveEvent = () => {
  const client = useQueryClient();
  return (
    <button
      type="button"
      onClick={() => void client.invalidateQueries({ queryKey: [chatOperations.listMessages.id] })}
    >
      live event
    </button>
  );
};

export const openThread = (more: Partial<Thread> = {}) =>
  renderPage(
    [
      {
        path: 'thread',
        element: (
          <>
            <ChatThread
              orderId={orderId}
              customerId={aUser.Id}
              side="customer"
              otherName="Tokri"
              {...more}
            />
            <LiveEvent />
          </>
        ),
      },
    ],
    '/thread',
  );
