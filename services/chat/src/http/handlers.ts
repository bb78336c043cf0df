import {
  type Caller,
  type chatOperations,
  commandFailed,
  commandSucceeded,
  hasPermission,
} from '@tokri/contracts/api';
import { formatInstant } from '@tokri/contracts/dates';
import { paginate } from '@tokri/contracts/platform';
import { type BoundHandlers, createHandlers } from '@tokri/service-kit/http';
import { markMessagesRead } from '../application/mark-messages-read.ts';
import type { Clock } from '@tokri/service-kit/lifecycle';
import type { ConversationStore } from '../application/ports/conversations.ts';
import { readMessages } from '../application/read-messages.ts';
import { sendMessage } from '../application/send-message.ts';
import type { Person } from '../domain/participants.ts';
import { toConversationResponse, toMessageResponse } from './chat-responses.ts';
import { errorMessage } from './error-messages.ts';

const toPerson = (caller: Caller): Person => ({
  userId: caller.userId,
  isChatStaff: hasPermission(caller, 'chat'),
});

export const createChatHandlers = (deps: {
  readonly store: ConversationStore;
  readonly clock: Clock;
}): BoundHandlers =>
  createHandlers<typeof chatOperations>({
    'send-message': async ({ body, caller, language, allocateId }) => {
      const result = await sendMessage(
        { ...deps, allocateId },
        {
          orderId: body.TransactionId,
          writer: toPerson(caller),
          recipientId: body.RecipientId,
          clientKey: body.ClientKey.toLowerCase(),
          text: body.Message,
        },
      );
      if (!result.ok)
        return { body: [commandFailed(result.code, errorMessage(result.code, language))] };
      return {
        body: [
          commandSucceeded(result.value.messageId, {
            SentAt: formatInstant(result.value.sentAt),
          }),
        ],
      };
    },
    'list-messages': async ({ query, caller, pagination: page }) => {
      const conversation = await readMessages(deps.store, {
        orderId: query.TransactionId,
        person: toPerson(caller),
        participantIds: [query.CreatorId, query.RecipientId],
      });
      const { messages } = conversation;
      return {
        total: messages.length,
        body: paginate(messages, page).map((message) => toMessageResponse(conversation, message)),
      };
    },
    'mark-messages-read': async ({ query, caller }) => {
      const orderId = query.ChatTransactionId;
      const Read = await markMessagesRead(deps, {
        orderId,
        person: toPerson(caller),
        participantIds: [query.ChatCreatorId, query.ChatRecipientId],
      });
      return { body: [commandSucceeded(orderId, { Read })] };
    },
    'list-conversations': async ({ query, pagination: page }) => {
      const { conversations, total } = await deps.store.list({
        ...page,
        onlyUnread: query.Unread === '1',
      });
      return { total, body: conversations.map(toConversationResponse) };
    },
  });
