import type { Err, Result } from '@tokri/contracts/result';

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

export interface UserErrorDetails {
  readonly attemptsLeft?: number;
  readonly retryAfterSeconds?: number;
}

export type UserError = Err<UserErrorCode, UserErrorDetails>;
export type UserResult<Value> = Result<Value, UserErrorCode, UserErrorDetails>;
