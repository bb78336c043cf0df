import { chatOperations, type MessageResponse } from '@tokri/contracts/http';
import {
  testUser,
  fakeNetwork,
  setupSession,
  renderPage,
  type FakeNetwork,
} from '@tokri/web-kit/testing';
import { useQueryClient } from '@tokri/web-kit/platform';
import { ChatThread } from '../chat-thread.tsx';
import type { Thread } from '../thread.ts';

/** Order 41 of the test's user; 1 and 2 are staff. */
export const orderId = 41;

let lastId = 500;
export const aMessage = (more: Partial<MessageResponse> = {}): MessageResponse => {
  lastId += 1;
  const isOwn = (more.CreatorId ?? testUser.Id) === testUser.Id;
  return {
    Id: lastId,
    CreatorId: testUser.Id,
    RecipientId: isOwn ? 0 : testUser.Id,
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
  messages: MessageResponse[];
}

/** Answers as chat does when all goes well. */
export const openShop = (): Shop => {
  setupSession({ user: testUser, token: 'token' });
  const network = fakeNetwork();
  const shop: Shop = { network, messages: [] };
  network.respondTo(chatOperations.listMessages, () => shop.messages);
  network.respondTo(chatOperations.markMessagesRead, () => {
    shop.messages = shop.messages.map((message) => ({
      ...message,
      ReadAt: message.ReadAt ?? new Date().toISOString(),
    }));
    return [{ Id: orderId, Error: 0, Message: '', Code: '', Read: 1 }];
  });
  network.respondTo(chatOperations.sendMessage, ({ body }) => {
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
      onClick={() => void client.invalidateQueries({ queryKey: [chatOperations.listMessages.operationId] })}
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
              customerId={testUser.Id}
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
