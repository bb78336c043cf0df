import { formatInstant } from '@tokri/contracts/dates';
import { paginate } from '@tokri/contracts/platform';
import {
  commandFailed,
  commandSucceeded,
  hasPermission,
  type Caller,
  type chatOperations,
} from '@tokri/contracts/api';
import { createHandlers, type BoundHandlers } from '@tokri/service-kit/http';
import { markMessagesRead } from '../application/mark-messages-read.ts';
import type { Clock, ConversationStore } from '../application/ports.ts';
import { readMessages } from '../application/read-messages.ts';
import { sendMessage } from '../application/send-message.ts';
import type { Person } from '../domain/sides.ts';
import { presentMessage, presentSummary } from './present.ts';
import { refusalText } from './texts.ts';

const personOf = (caller: Caller): Person => ({
  userId: caller.userId,
  isChatStaff: hasPermission(caller, 'chat'),
});

export const chatHandlers = (needs: {
  readonly store: ConversationStore;
  readonly clock: Clock;
}): BoundHandlers =>
  createHandlers<typeof chatOperations>({
    'send-message': async ({ body, caller, language, allocateId }) => {
      const outcome = await sendMessage(
        { ...needs, allocateId },
        {
          orderId: body.TransactionId,
          writer: personOf(caller),
          recipientId: body.RecipientId,
          clientKey: body.ClientKey.toLowerCase(),
          text: body.Message,
        },
      );
      if (!outcome.ok)
        return { body: [commandFailed(outcome.code, refusalText(outcome.code, language))] };
      return {
        body: [
          commandSucceeded(outcome.value.messageId, {
            SentAt: formatInstant(outcome.value.sentAt),
          }),
        ],
      };
    },
    'list-messages': async ({ query, caller, pagination: page }) => {
      const conversation = await readMessages(needs.store, {
        orderId: query.TransactionId,
        person: personOf(caller),
        between: [query.CreatorId, query.RecipientId],
      });
      const { messages } = conversation;
      return {
        total: messages.length,
        body: paginate(messages, page).map((message) => presentMessage(conversation, message)),
      };
    },
    'mark-messages-read': async ({ query, caller }) => {
      const orderId = query.ChatTransactionId;
      const Read = await markMessagesRead(needs, {
        orderId,
        person: personOf(caller),
        between: [query.ChatCreatorId, query.ChatRecipientId],
      });
      return { body: [commandSucceeded(orderId, { Read })] };
    },
    'list-conversations': async ({ query, pagination: page }) => {
      const { conversations, total } = await needs.store.list({
        ...page,
        onlyUnread: query.Unread === '1',
      });
      return { total, body: conversations.map(presentSummary) };
    },
  });
