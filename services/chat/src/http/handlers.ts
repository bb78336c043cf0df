import { isoInstant, pageOf } from '@tokri/contracts';
import { done, may, refused, type Caller, type chatOperations } from '@tokri/contracts/http';
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
  isChatStaff: may(caller, 'chat'),
});

/** Binds the rows of the contract to the use cases. */
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
        return { body: [refused(outcome.code, refusalText(outcome.code, language))] };
      return {
        body: [done(outcome.value.messageId, { SentAt: isoInstant(outcome.value.sentAt) })],
      };
    },
    'list-messages': async ({ query, caller, page }) => {
      const conversation = await readMessages(needs.store, {
        orderId: query.TransactionId,
        person: personOf(caller),
        between: [query.CreatorId, query.RecipientId],
      });
      const { messages } = conversation;
      return {
        total: messages.length,
        body: pageOf(messages, page).map((message) => presentMessage(conversation, message)),
      };
    },
    'mark-messages-read': async ({ query, caller }) => {
      const orderId = query.ChatTransactionId;
      const Read = await markMessagesRead(needs, {
        orderId,
        person: personOf(caller),
        between: [query.ChatCreatorId, query.ChatRecipientId],
      });
      return { body: [done(orderId, { Read })] };
    },
    'list-conversations': async ({ query, page }) => {
      const { conversations, total } = await needs.store.list({
        ...page,
        onlyUnread: query.Unread === '1',
      });
      return { total, body: conversations.map(presentSummary) };
    },
  });
