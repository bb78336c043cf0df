import {
  type Caller,
  type chatOperations,
  commandSucceeded,
  hasPermission,
} from '@tokri/contracts/api';
import { formatInstant } from '@tokri/contracts/dates';
import { paginate } from '@tokri/contracts/platform';
import {
  type BoundHandlers,
  createHandlers,
  type OperationHandlers,
} from '@tokri/service-kit/http';
import { loadConversationFor } from '../application/load-conversation-for.ts';
import { markMessagesRead } from '../application/mark-messages-read.ts';
import type { Clock } from '@tokri/service-kit/use-case';
import type { ClosedAccounts } from '../application/ports/closed-accounts.ts';
import type { ConversationStore } from '../application/ports/conversations.ts';
import { readMessages } from '../application/read-messages.ts';
import { sendMessage } from '../application/send-message.ts';
import type { Participant } from '../domain/participants.ts';
import {
  toConversationCustomerResponse,
  toConversationResponse,
  toMessageResponse,
} from './chat-response.ts';
import { toCommandResponse } from './error-messages.ts';

const toParticipant = (caller: Caller): Participant => ({
  userId: caller.userId,
  isChatStaff: hasPermission(caller, 'chat'),
});

export interface ChatHandlersDeps {
  readonly store: ConversationStore;
  readonly closedAccounts: ClosedAccounts;
  readonly clock: Clock;
}

type ChatHandlers = OperationHandlers<typeof chatOperations>;

const createCommandHandlers = (
  deps: ChatHandlersDeps,
): Pick<ChatHandlers, 'send-message' | 'mark-messages-read'> => ({
  'send-message': async ({ body, caller, language, allocateId }) => {
    const result = await sendMessage(
      { ...deps, allocateId },
      {
        orderId: body.TransactionId,
        sender: toParticipant(caller),
        recipientId: body.RecipientId,
        clientKey: body.ClientKey.toLowerCase(),
        text: body.Message,
      },
    );
    return {
      body: [
        toCommandResponse(result, language, ({ messageId, sentAt }) =>
          commandSucceeded(messageId, { SentAt: formatInstant(sentAt) }),
        ),
      ],
    };
  },
  'mark-messages-read': async ({ query, caller }) => {
    const orderId = query.ChatTransactionId;
    const Read = await markMessagesRead(deps, {
      orderId,
      participant: toParticipant(caller),
      participantIds: [query.ChatCreatorId, query.ChatRecipientId],
    });
    return { body: [commandSucceeded(orderId, { Read })] };
  },
});

export const createChatHandlers = (deps: ChatHandlersDeps): BoundHandlers =>
  createHandlers<typeof chatOperations>({
    ...createCommandHandlers(deps),
    'list-messages': async ({ query, caller, pagination }) => {
      const conversation = await readMessages(deps.store, {
        orderId: query.TransactionId,
        participant: toParticipant(caller),
        participantIds: [query.CreatorId, query.RecipientId],
      });
      const { messages } = conversation;
      return {
        total: messages.length,
        body: paginate(messages, pagination).map((message) =>
          toMessageResponse(conversation, message),
        ),
      };
    },
    'read-conversation-customer': async ({ query, caller }) => {
      const participant = toParticipant(caller);
      const { conversation } = await loadConversationFor(
        deps.store,
        query.TransactionId,
        participant,
      );
      return { body: toConversationCustomerResponse(conversation) };
    },
    'list-own-conversations': async ({ query, pagination }) => {
      const { conversations, total } = await deps.store.listOfCustomer({
        ...pagination,
        userId: query.UserId,
      });
      return { total, body: conversations.map(toConversationResponse) };
    },
    'list-conversations': async ({ query, pagination }) => {
      const filter = { ...pagination, onlyUnread: query.Unread === '1' };
      const { conversations, total } = await deps.store.list(filter);
      return { total, body: conversations.map(toConversationResponse) };
    },
  });
