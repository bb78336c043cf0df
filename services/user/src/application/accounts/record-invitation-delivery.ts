import { err, ok } from '@tokri/contracts/result';
import type { Clock } from '@tokri/service-kit/use-case';
import { isDeliveryOf } from '../../domain/accounts/invitation.ts';
import type { InvitationDelivery } from '../../domain/accounts/user.ts';
import type { Users } from '../ports/accounts.ts';
import { updateUser } from './update-user.ts';

/** A report about an invitation that was sent again meanwhile says nothing about the new one. */
export const recordInvitationDelivery =
  (deps: { readonly users: Users; readonly clock: Clock }) =>
  async (userId: number, delivery: InvitationDelivery): Promise<void> => {
    await updateUser(deps)(userId, (user) =>
      isDeliveryOf(user, delivery)
        ? ok({ invitationDelivery: delivery })
        : err('invitation-changed'),
    );
  };
