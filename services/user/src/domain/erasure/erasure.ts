import { err, ok } from '@tokri/contracts/result';
import { accountClosingMs } from '@tokri/contracts/events';
import type { Identity } from '../accounts/identity.ts';
import type { User, UserChange } from '../accounts/user.ts';
import type { DeletionProof } from './erasure-state.ts';
import type { UserResult } from '../user-result.ts';

/** Where the code goes: the number or address that proves who somebody is. */
export const deletionContact = (user: User): Identity | null => {
  if (user.signInChannel === 'sms' && user.mobile !== '')
    return { channel: 'sms', contact: user.mobile };
  return user.email === '' ? null : { channel: 'mail', contact: user.email };
};

/**
 * A code that was requested before the devices were signed out, or before staff blocked the account,
 * closes nothing: the deletion accepts revoked tokens, so that its answer can be asked for again.
 */
export const decideClosure = (
  user: User,
  {
    reference,
    proof,
    codeRequestedAt,
    now,
  }: {
    readonly reference: string;
    readonly proof: DeletionProof;
    readonly codeRequestedAt: Date;
    readonly now: Date;
  },
): UserResult<UserChange> => {
  if (user.permissions.length > 0) return err('staff-account');
  if (user.erasure) return ok({});
  if (user.tokensRevokedAt && user.tokensRevokedAt >= codeRequestedAt) return err('code-expired');
  return ok({
    erasure: { reference, proof, closedAt: now, settledAt: null, erasedAt: null },
    tokensRevokedAt: now,
  });
};

/**
 * After a restore, of what the topic says happened later. Null for what is known already, and for a
 * person who registered after it: ids that were given after the backup are given again.
 */
export const closeAgain = (
  { erasure, createdAt }: Pick<User, 'erasure' | 'createdAt'>,
  {
    reference,
    at,
    isErased,
  }: { readonly reference: string; readonly at: Date; readonly isErased: boolean },
): UserChange | null => {
  if (createdAt > at || erasure?.erasedAt) return null;
  if (erasure && (erasure.settledAt || !isErased)) return null;
  const { closedAt = at } = erasure ?? {};
  return {
    erasure: {
      ...(erasure ?? { reference }),
      closedAt,
      settledAt: isErased ? at : null,
      erasedAt: null,
    },
    permissions: [],
    tokensRevokedAt: at,
  };
};

export const settleOrders = (user: User, now: Date): UserResult<UserChange> =>
  ok(
    user.erasure && !user.erasure.settledAt ? { erasure: { ...user.erasure, settledAt: now } } : {},
  );

export const isDue = ({ erasure }: Pick<User, 'erasure'>, now: Date): boolean =>
  erasure?.settledAt != null &&
  erasure.erasedAt === null &&
  erasure.closedAt.getTime() + accountClosingMs <= now.getTime();

/** Nothing is left that says who the person was. */
export const eraseUser = (user: User, now: Date): UserResult<UserChange> =>
  ok(
    user.erasure && !user.erasure.erasedAt
      ? {
          name: '',
          mobile: '',
          email: '',
          verifiedMobile: '',
          verifiedEmail: '',
          address: '',
          pincode: '',
          partyId: 0,
          partyRoles: [],
          addressIds: [],
          favouriteIds: [],
          permissions: [],
          block: null,
          invitation: null,
          invitationDelivery: null,
          erasure: { ...user.erasure, erasedAt: now },
        }
      : {},
  );
