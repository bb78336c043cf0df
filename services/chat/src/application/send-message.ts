import { ProblemError } from '@tokri/contracts/problems';
import { ok, type Result } from '@tokri/contracts/result';
import { conflict, updateAggregate } from '@tokri/service-kit/use-case';
import type { Message } from '../domain/conversation.ts';
import { createMessage, findDuplicate, type SendMessageError } from '../domain/create-message.ts';
import { canWriteTo, type Participant } from '../domain/participants.ts';
import { loadConversationFor } from './load-conversation-for.ts';
import type { Clock } from '@tokri/service-kit/use-case';
import type { ClosedAccounts } from './ports/closed-accounts.ts';
import type { ConversationStore } from './ports/conversations.ts';

export interface SendMessageCommand {
  readonly orderId: number;
  readonly sender: Participant;
  readonly recipientId: number;
  readonly clientKey: string;
  readonly text: string;
}

export interface SendMessageDeps {
  readonly store: ConversationStore;
  readonly closedAccounts: Pick<ClosedAccounts, 'isClosed'>;
  readonly clock: Clock;
  readonly allocateId: (next: () => Promise<number>) => Promise<number>;
}

/**
 * A repeated message returns the stored one. @throws ProblemError `client-key-reused` when the key
 * belongs to another text, `not-allowed`, `not-found` or `not-known-yet`
 */
export const sendMessage = async (
  { store, closedAccounts, clock, allocateId }: SendMessageDeps,
  { orderId, sender, recipientId, clientKey, text }: SendMessageCommand,
): Promise<Result<Message, SendMessageError>> => {
  const key = { creatorId: sender.userId, clientKey };
  let messageId = 0;
  return updateAggregate({
    load: async () => {
      const loaded = await loadConversationFor(store, orderId, sender);
      if (!canWriteTo(loaded.conversation, loaded.side, recipientId))
        throw new ProblemError('not-allowed');
      const duplicate = findDuplicate(loaded.conversation, key);
      if (duplicate && duplicate.text !== text) throw new ProblemError('client-key-reused');
      if (!duplicate && messageId === 0) messageId = await allocateId(() => store.nextMessageId());
      const isCustomerClosed =
        loaded.side === 'shop' && (await closedAccounts.isClosed(loaded.conversation.userId));
      return { ...loaded, duplicate, isCustomerClosed };
    },
    decide: ({ conversation, side, duplicate, isCustomerClosed }) =>
      duplicate
        ? ok(duplicate)
        : createMessage(
            conversation,
            { ...key, messageId, from: side, text, sentAt: clock() },
            { isCustomerClosed },
          ),
    save: async (
      { stored, duplicate },
      result,
    ): Promise<Result<Message, SendMessageError> | typeof conflict> => {
      if (duplicate || !result.ok) return result;
      return (await store.addMessage(stored, result.value)) ? result : conflict;
    },
  });
};
