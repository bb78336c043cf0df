import type { Clock } from '@tokri/service-kit/use-case';
import { decideBlock, type BlockCommand } from '../../domain/accounts/block.ts';
import type { User } from '../../domain/accounts/user.ts';
import type { UserResult } from '../../domain/user-result.ts';
import { updateUser } from '../accounts/update-user.ts';
import type { Users } from '../ports/accounts.ts';
import type { Sessions } from '../ports/sessions.ts';

/**
 * The block alone stops sign-ins and renewals, so a crash before the sessions end lets nobody back
 * in.
 */
export const setBlock =
  (deps: { readonly users: Users; readonly sessions: Sessions; readonly clock: Clock }) =>
  async (command: BlockCommand): Promise<UserResult<User>> => {
    const saved = await updateUser(deps)(command.userId, (user) =>
      decideBlock(user, command, deps.clock()),
    );
    if (saved.ok && command.isBlocked) await deps.sessions.endAll(command.userId);
    return saved;
  };
