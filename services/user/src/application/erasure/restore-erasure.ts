import { ok } from '@tokri/contracts/result';
import type { Clock } from '@tokri/service-kit/use-case';
import { closeAgain } from '../../domain/erasure/erasure.ts';
import { updateAnyUser } from '../accounts/update-user.ts';
import type { Users } from '../ports/accounts.ts';
import type { Sessions } from '../ports/sessions.ts';

export interface RestoreErasureDeps {
  readonly users: Users;
  readonly sessions: Pick<Sessions, 'endAll'>;
  readonly clock: Clock;
}

export interface PublishedErasure {
  readonly userId: number;
  readonly reference: string;
  readonly at: Date;
  /** The person was erased, so no order holds it back. */
  readonly isErased: boolean;
}

/**
 * The own topic knows of deletions that a backup does not: the account is closed again, and erased if
 * it was. Events about what the store knows change nothing.
 */
export const restoreErasure =
  (deps: RestoreErasureDeps) =>
  async ({ userId, ...published }: PublishedErasure): Promise<void> => {
    const user = await deps.users.find(userId);
    const change = user && closeAgain(user, published);
    if (!change) return;
    await updateAnyUser(deps)(userId, (current) => ok(closeAgain(current, published) ?? {}));
    await deps.sessions.endAll(userId);
  };
