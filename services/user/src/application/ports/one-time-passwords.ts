import type { Identity } from '../../domain/accounts/identity.ts';
import type { ActiveCode, ActiveCodeView } from '../../domain/one-time-passwords/active-code.ts';
import type { Challenge, CodeRequest } from '../../domain/one-time-passwords/challenge.ts';

export interface Challenges {
  /** Stores a request and, with it, the code on its way. False when the id is taken. */
  open(challenge: Challenge, code: CodeRequest): Promise<boolean>;
  find(id: number): Promise<Challenge | null>;
  /** Counts one try in one write, before anything is compared; null when the code is used, over, or out of tries. */
  recordAttempt(id: number, now: Date): Promise<Challenge | null>;
  /** True for one caller only, and only while the code compared is still the one that counts. */
  use(challenge: Challenge): Promise<boolean>;
  /** Replaces the code; false when another resend or a sign-in came first. */
  renew(challenge: Challenge, code: CodeRequest): Promise<boolean>;
}

/** The code that went out last to each identity. */
export interface ActiveCodes {
  find(identity: Identity, network: string): Promise<ActiveCodeView | null>;
  /** Makes a code the last one, in one write; false when another that is too young came first. */
  claim(
    identity: Identity,
    code: ActiveCode,
    by: { readonly now: Date; readonly network: string },
  ): Promise<boolean>;
  /** A resend is the last one from here on. */
  renew(identity: Identity, code: ActiveCode, network: string): Promise<void>;
  /** The code was used, or never went out: the next one may go at once. */
  release(identity: Identity, challengeId: number): Promise<void>;
}

/** What a number and a network may ask for (facts.md 3.3). */
export interface SendLimits {
  /** Counts one code; answers seconds to wait, 0 when it may go out. */
  take(identity: Identity, network: string): Promise<number>;
  /** A code's last try was wrong. */
  recordExhaustedCode(identity: Identity): Promise<void>;
  /** A right code ends the count of burnt ones. */
  clearExhaustedCodes(identity: Identity): Promise<void>;
}
