import { chatOperations, type MessageResponse } from '@tokri/contracts/api';
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

export const orderId = 41;

let lastId = 500;
export const buildMessage = (overrides: Partial<MessageResponse> = {}): MessageResponse => {
  lastId += 1;
  const isOwn = (overrides.CreatorId ?? testUser.Id) === testUser.Id;
  return {
    Id: lastId,
    CreatorId: testUser.Id,
    RecipientId: isOwn ? 0 : testUser.Id,
    TransactionId: orderId,
    Message: 'Is the mango ripe?',
    ClientKey: `key ${lastId}`,
    SentAt: new Date().toISOString(),
    ReadAt: null,
    ...overrides,
  };
};

export interface FakeChat {
  readonly network: FakeNetwork;
  messages: MessageResponse[];
}

export const fakeChat = (): FakeChat => {
  setupSession({ user: testUser, token: 'token' });
  const network = fakeNetwork();
  const shop: FakeChat = { network, messages: [] };
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
      buildMessage({
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

const LiveEvent = () => {
  const client = useQueryClient();
  return (
    <button
      type="button"
      onClick={() =>
        void client.invalidateQueries({ queryKey: [chatOperations.listMessages.operationId] })
      }
    >
      live event
    </button>
  );
};

export const renderThread = (overrides: Partial<Thread> = {}) =>
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
              {...overrides}
            />
            <LiveEvent />
          </>
        ),
      },
    ],
    '/thread',
  );
