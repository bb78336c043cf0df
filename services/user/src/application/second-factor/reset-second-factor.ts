import type { Language } from '@tokri/contracts/language';
import { ProblemError } from '@tokri/contracts/problems';
import { ok } from '@tokri/contracts/result';
import { conflict, updateAggregate, type Clock } from '@tokri/service-kit/use-case';
import { checkReset } from '../../domain/second-factor/reset.ts';
import { toSecondFactorMessage } from '../../domain/second-factor/second-factor-message.ts';
import { noSecondFactor } from '../../domain/second-factor/second-factor.ts';
import type { UserResult } from '../../domain/user-result.ts';
import type { Users } from '../ports/accounts.ts';
import type { Audit } from '../ports/runtime.ts';
import type { SecondFactors } from '../ports/second-factors.ts';
import type { Sessions } from '../ports/sessions.ts';
import { revokeTokens } from '../sessions/revoke-tokens.ts';

export interface ResetSecondFactorDeps {
  readonly users: Users;
  readonly sessions: Pick<Sessions, 'endAll'>;
  readonly secondFactors: SecondFactors;
  readonly clock: Clock;
  readonly audit: Audit;
}

/**
 * For a member of staff who lost the phone. Whoever has it may still be signed in, so all sessions
 * end first: without the factor an open session would need no code, or could enrol another app.
 * Tokens are revoked last, because one may be renewed meanwhile. A repeat after a crash does the rest.
 */
export const resetSecondFactor =
  (deps: ResetSecondFactorDeps) =>
  async (command: {
    readonly userId: number;
    readonly staffId: number;
    readonly language: Language;
  }): Promise<UserResult<number>> => {
    const { userId, staffId, language } = command;
    const staff = await deps.users.find(staffId);
    if (!staff?.permissions.includes('users')) throw new ProblemError('not-allowed');
    const person = await deps.users.find(userId);
    if (!person) throw new ProblemError('not-found');
    const checked = checkReset({
      isSelf: userId === staffId,
      staff: staff.permissions,
      person: person.permissions,
    });
    if (!checked.ok) return checked;
    await deps.sessions.endAll(userId);
    const { factor, wrongCodes } = noSecondFactor(userId);
    const changedAt = deps.clock();
    const message = toSecondFactorMessage(person, { state: 'off', changedAt, language });
    await updateAggregate({
      load: () => deps.secondFactors.find(userId),
      decide: (record) =>
        record.rev === 0
          ? null
          : { factor, wrongCodes, ...(record.factor.state === 'active' ? { message } : {}) },
      save: async (record, change) =>
        change && !(await deps.secondFactors.save(record, change)) ? conflict : ok(true),
    });
    await revokeTokens(deps)(userId);
    deps.audit('second factor reset', { userId, actorId: staffId });
    return ok(userId);
  };
