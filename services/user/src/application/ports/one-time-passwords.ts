import type { Identity } from '../../domain/accounts/identity.ts';
import type { ActiveCode, ActiveCodeView } from '../../domain/one-time-passwords/active-code.ts';
import type { Challenge, CodeRequest } from '../../domain/one-time-passwords/challenge.ts';
import type { Requester } from '../../domain/one-time-passwords/requester.ts';

export interface ChallengeReference {
  readonly id: number;
  /** The user who verifies a contact, or null for a sign-in. */
  readonly userId: number | null;
}

export interface Challenges {
  open(challenge: Challenge, code: CodeRequest): Promise<boolean>;
  find(reference: ChallengeReference): Promise<Challenge | null>;
  recordAttempt(reference: ChallengeReference, now: Date): Promise<Challenge | null>;
  markUsed(challenge: Challenge): Promise<boolean>;
  replaceCode(challenge: Challenge, code: CodeRequest): Promise<boolean>;
}

export interface CodeRecipient {
  readonly identity: Identity;
  readonly requester: Requester;
}

export interface ActiveCodes {
  find(recipient: CodeRecipient, network: string): Promise<ActiveCodeView | null>;
  claim(
    recipient: CodeRecipient,
    code: ActiveCode,
    by: { readonly now: Date; readonly network: string },
  ): Promise<boolean>;
  replaceCode(recipient: CodeRecipient, code: ActiveCode, network: string): Promise<void>;
  release(recipient: CodeRecipient, challengeId: number): Promise<void>;
}

export interface SendLimiter {
  consume(recipient: CodeRecipient, network: string): Promise<number>;
  recordExhaustedCode(recipient: CodeRecipient): Promise<void>;
  clearExhaustedCodes(recipient: CodeRecipient): Promise<void>;
}
