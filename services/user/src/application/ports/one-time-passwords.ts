import type { Identity } from '../../domain/accounts/identity.ts';
import type { ActiveCode, ActiveCodeView } from '../../domain/one-time-passwords/active-code.ts';
import type { Challenge, CodeRequest } from '../../domain/one-time-passwords/challenge.ts';

export interface Challenges {
  open(challenge: Challenge, code: CodeRequest): Promise<boolean>;
  find(id: number): Promise<Challenge | null>;
  recordAttempt(id: number, now: Date): Promise<Challenge | null>;
  markUsed(challenge: Challenge): Promise<boolean>;
  replaceCode(challenge: Challenge, code: CodeRequest): Promise<boolean>;
}

export interface ActiveCodes {
  find(identity: Identity, network: string): Promise<ActiveCodeView | null>;
  claim(
    identity: Identity,
    code: ActiveCode,
    by: { readonly now: Date; readonly network: string },
  ): Promise<boolean>;
  replaceCode(identity: Identity, code: ActiveCode, network: string): Promise<void>;
  release(identity: Identity, challengeId: number): Promise<void>;
}

export interface SendLimiter {
  consume(identity: Identity, network: string): Promise<number>;
  recordExhaustedCode(identity: Identity): Promise<void>;
  clearExhaustedCodes(identity: Identity): Promise<void>;
}
