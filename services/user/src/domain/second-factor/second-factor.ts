import { err, ok } from '@tokri/contracts/result';
import type { UserResult } from '../user-result.ts';
import type { SecondFactorMessage } from './second-factor-message.ts';

export type SecondFactor =
  | { readonly state: 'none' }
  | { readonly state: 'started'; readonly sealedSecret: string; readonly startedAt: Date }
  | ActiveSecondFactor;

export interface ActiveSecondFactor {
  readonly state: 'active';
  readonly sealedSecret: string;
  readonly activeSince: Date;
  /** Of the last code that was accepted: it and earlier ones are refused (RFC 6238, 5.2). */
  readonly lastTimeStep: number;
  /** Of recovery codes that were not used yet. */
  readonly recoveryCodeHashes: readonly string[];
}

/** Wrong codes of one kind since the last correct one. */
export interface WrongCodes {
  readonly count: number;
  readonly lastAt: Date | null;
}

export interface SecondFactorRecord {
  readonly userId: number;
  readonly factor: SecondFactor;
  /** Counted apart, so that wrong codes of one kind do not keep the owner of the other out. */
  readonly wrongCodes: Readonly<Record<CodeProof['kind'], WrongCodes>>;
  readonly rev: number;
  /** Of the last event about it. */
  readonly seq: number;
}

export interface SecondFactorChange extends Pick<SecondFactorRecord, 'factor' | 'wrongCodes'> {
  readonly message?: SecondFactorMessage;
}

/** What somebody typed, compared with what only the owner can know. */
export type CodeProof =
  /** Null for a code of no time step near now. */
  | { readonly kind: 'time-step'; readonly timeStep: number | null }
  | { readonly kind: 'recovery-code'; readonly hash: string };

/** The change is stored whatever the result is. Null when nothing changes. */
export interface CodeDecision {
  readonly change: SecondFactorChange | null;
  readonly result: UserResult<ActiveSecondFactor>;
}

/** From the fifth wrong code on each further one has to wait. */
export const wrongCodesBeforePause = 5;
export const wrongCodePauseMs = 15 * 60_000;
export const recoveryCodeCount = 10;
/** As NIST SP 800-63B asks for a new code at this level; a working day. */
export const verificationLifetimeMs = 12 * 3_600_000;
/** A secret that nobody has scanned by then may be on a screen that was left open. */
export const enrolmentLifetimeMs = 10 * 60_000;

const noWrongCodes: WrongCodes = { count: 0, lastAt: null };

export const noSecondFactor = (userId: number): SecondFactorRecord => ({
  userId,
  factor: { state: 'none' },
  wrongCodes: { 'time-step': noWrongCodes, 'recovery-code': noWrongCodes },
  rev: 0,
  seq: 0,
});

/** A start that was not confirmed is replaced, because its secret is shown only once. */
export const startEnrolment = (
  { factor, wrongCodes }: SecondFactorRecord,
  started: { readonly sealedSecret: string; readonly startedAt: Date },
): UserResult<SecondFactorChange> =>
  factor.state === 'active'
    ? err('second-factor-active')
    : ok({ factor: { state: 'started', ...started }, wrongCodes });

const isPaused = ({ count, lastAt }: WrongCodes, now: Date): boolean =>
  count >= wrongCodesBeforePause &&
  lastAt !== null &&
  now.getTime() < lastAt.getTime() + wrongCodePauseMs;

const rejected = (code: 'second-factor-paused' | 'second-factor-off'): CodeDecision => ({
  change: null,
  result: err(code),
});

const wrong = (
  { factor, wrongCodes }: SecondFactorRecord,
  kind: CodeProof['kind'],
  now: Date,
): CodeDecision => ({
  change: {
    factor,
    wrongCodes: { ...wrongCodes, [kind]: { count: wrongCodes[kind].count + 1, lastAt: now } },
  },
  result: err('second-factor-code-wrong'),
});

const accepted = (
  factor: ActiveSecondFactor,
  { wrongCodes }: SecondFactorRecord,
  kind: CodeProof['kind'],
): CodeDecision => ({
  change: { factor, wrongCodes: { ...wrongCodes, [kind]: noWrongCodes } },
  result: ok(factor),
});

/** Only a code of the app proves that it has the secret. */
export const confirmEnrolment = (
  record: SecondFactorRecord,
  proof: CodeProof,
  enrolment: { readonly recoveryCodeHashes: readonly string[]; readonly now: Date },
): CodeDecision => {
  const { factor, wrongCodes } = record;
  const { recoveryCodeHashes, now } = enrolment;
  const kind = 'time-step';
  if (factor.state === 'active') return { change: null, result: err('second-factor-active') };
  if (factor.state === 'none') return rejected('second-factor-off');
  if (now.getTime() >= factor.startedAt.getTime() + enrolmentLifetimeMs)
    return {
      change: { factor: { state: 'none' }, wrongCodes },
      result: err('second-factor-start-expired'),
    };
  if (isPaused(wrongCodes[kind], now)) return rejected('second-factor-paused');
  if (proof.kind !== kind || proof.timeStep === null) return wrong(record, kind, now);
  const active: ActiveSecondFactor = {
    state: 'active',
    sealedSecret: factor.sealedSecret,
    activeSince: now,
    lastTimeStep: proof.timeStep,
    recoveryCodeHashes,
  };
  return accepted(active, record, kind);
};

const consumeCode = (factor: ActiveSecondFactor, proof: CodeProof): ActiveSecondFactor | null => {
  if (proof.kind === 'time-step')
    return proof.timeStep !== null && proof.timeStep > factor.lastTimeStep
      ? { ...factor, lastTimeStep: proof.timeStep }
      : null;
  const left = factor.recoveryCodeHashes.filter((hash) => hash !== proof.hash);
  return left.length < factor.recoveryCodeHashes.length
    ? { ...factor, recoveryCodeHashes: left }
    : null;
};

/** A code of the app or a recovery code. Each works once. */
export const redeemSecondFactorCode = (
  record: SecondFactorRecord,
  proof: CodeProof,
  now: Date,
): CodeDecision => {
  const { factor, wrongCodes } = record;
  if (factor.state !== 'active') return rejected('second-factor-off');
  if (isPaused(wrongCodes[proof.kind], now)) return rejected('second-factor-paused');
  const consumed = consumeCode(factor, proof);
  return consumed ? accepted(consumed, record, proof.kind) : wrong(record, proof.kind, now);
};

/**
 * A verification from before the factor became active was of one that is turned off, and one of
 * long ago says nothing about who has the device now.
 */
export const isVerifiedInSession = (
  factor: SecondFactor,
  verifiedAt: Date | null,
  now: Date,
): boolean =>
  factor.state === 'active' &&
  verifiedAt !== null &&
  verifiedAt.getTime() >= factor.activeSince.getTime() &&
  now.getTime() < verifiedAt.getTime() + verificationLifetimeMs;
