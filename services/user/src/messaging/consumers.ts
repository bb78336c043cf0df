import {
  accountClosed,
  invitationEnded,
  ordersSettled,
  personErased,
} from '@tokri/contracts/events';
import { defineConsumer, on, type ConsumerDefinition } from '@tokri/service-kit/kafka';
import type { PublishedErasure } from '../application/erasure/restore-erasure.ts';
import type { InvitationDelivery } from '../domain/accounts/user.ts';

export const createUserConsumer = ({
  recordInvitationDelivery,
  settleAccount,
  restoreErasure,
}: {
  readonly restoreErasure: (erasure: PublishedErasure) => Promise<void>;
  readonly settleAccount: (userId: number) => Promise<void>;
  readonly recordInvitationDelivery: (
    userId: number,
    delivery: InvitationDelivery,
  ) => Promise<void>;
}): ConsumerDefinition =>
  defineConsumer({
    group: 'user',
    handlers: [
      on(ordersSettled, ({ data }) => settleAccount(data.userId)),
      on(accountClosed, ({ data: { userId, reference, closedAt } }) =>
        restoreErasure({ userId, reference, at: new Date(closedAt), isErased: false }),
      ),
      on(personErased, ({ data: { userId, reference, erasedAt } }) =>
        restoreErasure({ userId, reference, at: new Date(erasedAt), isErased: true }),
      ),
      on(invitationEnded, ({ occurredAt, data: { userId, invitedAt, state, reason } }) =>
        recordInvitationDelivery(userId, {
          invitedAt: new Date(invitedAt),
          state,
          reason,
          at: new Date(occurredAt),
        }),
      ),
    ],
  });
