import { formatInstant, hourMs } from '@tokri/contracts/dates';
import { err, ok } from '@tokri/contracts/result';
import { receivesSms } from '@tokri/contracts/validation';
import { invitationFailures, type InvitationFailure } from '@tokri/contracts/platform';
import type { UserResult } from '../user-result.ts';
import type { InvitationDelivery, User } from './user.ts';

/** Notification reads an invitation at most this long; later its topic no longer has it. */
const confirmedWithinMs = hourMs;

export type InvitationProgress = { readonly invitedAt: Date } & (
  | { readonly state: 'sending' }
  | { readonly state: 'sent'; readonly at: Date }
  | { readonly state: 'failed'; readonly reason: InvitationFailure; readonly at: Date | null }
);

const isFailure = (reason: string): reason is InvitationFailure =>
  (invitationFailures as readonly string[]).includes(reason);

export const toInvitationFailure = (reason: string): InvitationFailure =>
  isFailure(reason) ? reason : 'gateway-error';

export const hasSignedInSince = (
  { invitation }: Pick<User, 'invitation'>,
  lastSignInAt: Date | null,
): boolean => lastSignInAt !== null && lastSignInAt.getTime() >= (invitation?.at.getTime() ?? 0);

export const isDeliveryOf = (
  { invitation }: Pick<User, 'invitation'>,
  { invitedAt }: Pick<InvitationDelivery, 'invitedAt'>,
): boolean => invitation?.at.getTime() === invitedAt.getTime();

/** Null when the person was never invited, left, or has signed in since. */
export const toInvitationProgress = (
  user: Pick<User, 'invitation' | 'invitationDelivery' | 'mobile' | 'permissions'>,
  { lastSignInAt, now }: { readonly lastSignInAt: Date | null; readonly now: Date },
): InvitationProgress | null => {
  const { invitation, invitationDelivery: delivery } = user;
  if (!invitation || user.permissions.length === 0 || hasSignedInSince(user, lastSignInAt))
    return null;
  const invitedAt = invitation.at;
  if (!receivesSms(user.mobile))
    return { invitedAt, state: 'failed', reason: 'no-mobile', at: null };
  if (delivery && isDeliveryOf(user, delivery))
    return delivery.state === 'sent'
      ? { invitedAt, state: 'sent', at: delivery.at }
      : {
          invitedAt,
          state: 'failed',
          reason: toInvitationFailure(delivery.reason),
          at: delivery.at,
        };
  return now.getTime() - invitedAt.getTime() > confirmedWithinMs
    ? { invitedAt, state: 'failed', reason: 'unconfirmed', at: null }
    : { invitedAt, state: 'sending' };
};

/** `invitedAt` is the text that the caller read, empty for none. */
export const checkResend = (
  user: User,
  { lastSignInAt, invitedAt }: { readonly lastSignInAt: Date | null; readonly invitedAt: string },
): UserResult<null> => {
  if (hasSignedInSince(user, lastSignInAt)) return err('already-signed-in');
  if (user.permissions.length === 0) return err('invitation-changed');
  if ((user.invitation ? formatInstant(user.invitation.at) : '') !== invitedAt)
    return err('invitation-changed');
  if (user.block) return err('person-blocked');
  return receivesSms(user.mobile) ? ok(null) : err('mobile-invalid');
};
