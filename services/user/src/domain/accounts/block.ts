import { err, ok } from '@tokri/contracts/result';
import type { UserResult } from '../user-result.ts';
import type { User, UserChange } from './user.ts';

export interface BlockCommand {
  readonly userId: number;
  readonly isBlocked: boolean;
  readonly reason: string;
  readonly staffId: number;
}

/** Staff lose their permissions first, or blocking would remove those who may undo it. */
export const decideBlock = (
  user: Pick<User, 'permissions' | 'block'>,
  { isBlocked, reason, staffId }: BlockCommand,
  now: Date,
): UserResult<UserChange> => {
  if (!isBlocked) return ok(user.block ? { block: null } : {});
  if (reason.trim() === '') return err('reason-missing');
  if (user.permissions.length > 0) return err('staff-member');
  return ok({ block: { at: now, reason: reason.trim(), staffId }, tokensRevokedAt: now });
};
