import type { Err, Result } from '@tokri/contracts/result';

/** Why a call of this service does not happen. */
export type UserErrorCode =
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
export interface UserErrorDetails {
  /** Tries that the code has left. */
  readonly attemptsLeft?: number;
  /** When the same call may succeed. */
  readonly retryAfterSeconds?: number;
}

export type UserError = Err<UserErrorCode, UserErrorDetails>;
export type UserResult<Value> = Result<Value, UserErrorCode, UserErrorDetails>;
