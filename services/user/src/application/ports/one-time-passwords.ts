import type { Identity } from '../../domain/accounts/identity.ts';
import type { ActiveCode, ActiveCodeView } from '../../domain/one-time-passwords/active-code.ts';
import type { Challenge, CodeRequest } from '../../domain/one-time-passwords/challenge.ts';
import type { Requester } from '../../domain/one-time-passwords/requester.ts';

export interface ChallengeReference {
  readonly id: number;
  /** The user who verifies a contact or deletes the account, or null for a sign-in. */
  readonly userId: number | null;
  readonly purpose?: 'deletion';
}

export interface Challenges {
  open(challenge: Challenge, code: CodeRequest): Promise<boolean>;
  find(reference: ChallengeReference): Promise<Challenge | null>;
  recordAttempt(reference: ChallengeReference, now: Date): Promise<Challenge | null>;
  markUsed(challenge: Challenge): Promise<boolean>;
  replaceCode(challenge: Challenge, code: CodeRequest): Promise<boolean>;
  /** Codes that the user asked for, and those of sign-ins, which name only the contact. */
  countAll(userId: number, identities: readonly Identity[]): Promise<number>;
  deleteAll(userId: number, identities: readonly Identity[]): Promise<void>;
}

export interface CodeKey {
  readonly identity: Identity;
  readonly requester: Requester;
}

export interface ActiveCodes {
  find(codeKey: CodeKey, network: string): Promise<ActiveCodeView | null>;
  claim(
    codeKey: CodeKey,
    code: ActiveCode,
    by: { readonly now: Date; readonly network: string },
  ): Promise<boolean>;
  replaceCode(codeKey: CodeKey, code: ActiveCode, network: string): Promise<void>;
  release(codeKey: CodeKey, challengeId: number): Promise<void>;
}

export interface SendLimiter {
  consume(codeKey: CodeKey, network: string): Promise<number>;
  recordExhaustedCode(codeKey: CodeKey): Promise<void>;
  clearExhaustedCodes(codeKey: CodeKey): Promise<void>;
}
