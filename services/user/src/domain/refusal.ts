import type { Outcome, Refusal } from '@tokri/contracts';

/** Why a call of this service does not happen. */
export type RefusalCode =
  | 'contact-needed'
  | 'mobile-invalid'
  | 'email-invalid'
  | 'too-many-codes'
  | 'too-early'
  | 'code-wrong'
  | 'code-expired'
  | 'code-used-up'
  | 'staff-needs-mobile'
  | 'signed-out'
  | 'name-missing'
  | 'address-missing'
  | 'pincode-invalid'
  | 'pincode-not-served'
  | 'other-party'
  | 'party-address'
  | 'too-many-addresses'
  | 'too-many-favourites'
  | 'own-users'
  | 'not-all-yours'
  | 'company-exists'
  | 'gstin-invalid';

/** What a refusal of this service says beside its code. */
export interface RefusalFacts {
  /** Tries that the code has left. */
  readonly triesLeft?: number;
  /** When the same call may succeed. */
  readonly retryAfterSeconds?: number;
}

export type UserRefusal = Refusal<RefusalCode, RefusalFacts>;
export type UserOutcome<Value> = Outcome<Value, RefusalCode, RefusalFacts>;
