import { ProblemError } from '@tokri/contracts/problems';
import type { Permission } from '@tokri/contracts/platform';
import type { Clock } from '@tokri/service-kit/use-case';
import type { User } from '../../domain/accounts/user.ts';
import type { Users } from '../ports/accounts.ts';
import type { Audit } from '../ports/runtime.ts';
import type { IssuePreviewToken } from '../ports/sessions.ts';

export interface StartedPreview {
  readonly customer: User;
  readonly token: string;
  readonly expiresAt: Date;
}

/**
 * Uses the stored permissions, because the claims of the token may be outdated, and of these only
 * those of the token: a session may lack some.
 */
export const startPreview =
  (deps: {
    readonly users: Users;
    readonly issuePreviewToken: IssuePreviewToken;
    readonly clock: Clock;
    readonly audit: Audit;
  }) =>
  async (command: {
    readonly userId: number;
    readonly staffId: number;
    readonly callerPermissions: readonly Permission[];
  }): Promise<StartedPreview> => {
    const staff = await deps.users.find(command.staffId);
    if (!staff?.permissions.includes('users')) throw new ProblemError('not-allowed');
    const customer = await deps.users.find(command.userId);
    if (!customer || customer.erasure) throw new ProblemError('not-found');
    const issued = await deps.issuePreviewToken(
      {
        customer,
        staff,
        staffPermissions: staff.permissions.filter((name) =>
          command.callerPermissions.includes(name),
        ),
      },
      deps.clock(),
    );
    deps.audit('preview started', { userId: customer.id, actorId: staff.id });
    return { customer, ...issued };
  };
