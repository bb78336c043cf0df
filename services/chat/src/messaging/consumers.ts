import { accountClosed, orderPlaced, personErased } from '@tokri/contracts/events';
import type { ErasePerson } from '@tokri/service-kit/erasure';
import { type ConsumerDefinition, defineConsumer, on } from '@tokri/service-kit/kafka';
import type { ClosedAccounts } from '../application/ports/closed-accounts.ts';
import type { KnownOrder } from '../application/ports/conversations.ts';

/** Most orders are confirmed within this time: one fetch brings both events. */
const busyPauseMs = 250;

export const createChatConsumer = ({
  closedAccounts,
  createConversation,
  erasePerson,
}: {
  readonly closedAccounts: Pick<ClosedAccounts, 'record'>;
  readonly erasePerson: ErasePerson;
  readonly createConversation: (order: KnownOrder) => Promise<void>;
}): ConsumerDefinition =>
  defineConsumer({
    group: 'chat',
    busyPauseMs,
    handlers: [
      on(accountClosed, ({ data }) => closedAccounts.record(data.userId)),
      on(personErased, ({ data }) => erasePerson(data)),
      on(orderPlaced, ({ data: { orderId, userId, transactionNumber } }) =>
        createConversation({ orderId, userId, transactionNumber }),
      ),
    ],
  });
