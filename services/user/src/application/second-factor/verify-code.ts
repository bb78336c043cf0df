import { conflict, updateAggregate, type Clock } from '@tokri/service-kit/use-case';
import type {
  ActiveSecondFactor,
  CodeDecision,
  CodeProof,
  SecondFactorChange,
  SecondFactorRecord,
} from '../../domain/second-factor/second-factor.ts';
import type { UserResult } from '../../domain/user-result.ts';
import type { Audit } from '../ports/runtime.ts';
import type { SecondFactorCodes, SecondFactors } from '../ports/second-factors.ts';

export interface VerifyCodeDeps {
  readonly secondFactors: SecondFactors;
  readonly secondFactorCodes: SecondFactorCodes;
  readonly clock: Clock;
  readonly audit: Audit;
}

const totpPattern = /^\d{6}$/;
/** Apps show the six digits in two groups, so people type a space, a dash or a dot between them. */
const separators = /[^\p{L}\p{N}]/gu;

const toProof = (
  { secondFactorCodes, clock }: VerifyCodeDeps,
  { userId, factor }: SecondFactorRecord,
  code: string,
): CodeProof => {
  const digits = code.replaceAll(separators, '');
  if (!totpPattern.test(digits))
    return { kind: 'recovery-code', hash: secondFactorCodes.hashRecoveryCode(userId, code) };
  const timeStep =
    factor.state === 'none'
      ? null
      : secondFactorCodes.findTimeStep(factor.sealedSecret, digits, clock());
  return { kind: 'time-step', timeStep };
};

/**
 * Compares a code and stores what follows in one conditional write, so that a code works once and
 * concurrent calls get no further tries.
 */
export const verifyCode =
  (deps: VerifyCodeDeps) =>
  (
    { userId, code }: { readonly userId: number; readonly code: string },
    decide: (record: SecondFactorRecord, proof: CodeProof) => CodeDecision,
    toChange: (factor: ActiveSecondFactor) => Omit<SecondFactorChange, 'wrongCodes'> = (
      factor,
    ) => ({
      factor,
    }),
  ): Promise<UserResult<ActiveSecondFactor>> =>
    updateAggregate({
      load: () => deps.secondFactors.find(userId),
      decide: (record) => decide(record, toProof(deps, record, code)),
      save: async (record, { change, result }) => {
        const next = result.ok && change ? { ...change, ...toChange(result.value) } : change;
        if (next && !(await deps.secondFactors.save(record, next))) return conflict;
        if (!result.ok) deps.audit('second factor rejected', { userId, reason: result.code });
        return result;
      },
    });
