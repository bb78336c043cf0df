import type { Err, Ok } from '@tokri/contracts/result';

export type UserErrorCode =
  | 'contact-needed'
  | 'mobile-invalid'
  | 'email-invalid'
  | 'sign-in-mobile'
  | 'mobile-not-yours'
  | 'too-many-codes'
  | 'too-early'
  | 'code-wrong'
  | 'code-expired'
  | 'code-used-up'
  | 'staff-needs-mobile'
  | 'account-blocked'
  | 'contact-not-yours'
  | 'staff-account'
  | 'account-closed'
  | 'reason-missing'
  | 'staff-member'
  | 'session-over'
  | 'permissions-changed'
  | 'signed-out'
  | 'name-missing'
  | 'postcode-invalid'
  | 'address-missing'
  | 'pincode-invalid'
  | 'pincode-not-served'
  | 'other-party'
  | 'not-of-party'
  | 'gstin-unknown'
  | 'gstin-not-active'
  | 'application-pending'
  | 'application-changed'
  | 'party-address'
  | 'too-many-addresses'
  | 'too-many-favourites'
  | 'own-users'
  | 'already-staff'
  | 'already-signed-in'
  | 'invitation-changed'
  | 'not-all-yours'
  | 'person-blocked'
  | 'person-invited-often'
  | 'too-many-invitations'
  | 'company-exists'
  | 'company-changed'
  | 'policy-changed'
  | 'policy-date'
  | 'policy-unchanged'
  | 'gstin-other-state'
  | 'prefix-twice'
  | 'gstin-invalid'
  | 'not-staff'
  | 'second-factor-active'
  | 'second-factor-off'
  | 'second-factor-start-expired'
  | 'second-factor-code-wrong'
  | 'second-factor-paused'
  | 'own-second-factor'
  | 'person-has-more-permissions';

export type SendCodeError = Err<
  'too-many-codes' | 'too-early',
  { readonly retryAfterSeconds: number }
>;
export type CheckCodeError = Err<
  | 'code-wrong'
  | 'code-expired'
  | 'code-used-up'
  | 'staff-needs-mobile'
  | 'account-blocked'
  | 'account-closed',
  { readonly attemptsLeft: number }
>;
export interface SharedPrefix {
  /** The fields of both, such as `TaxInvoice` and `DebitNote`. */
  readonly kinds: readonly [string, string];
  readonly prefix: string;
}
export type PrefixError = Err<'prefix-twice', SharedPrefix>;
export type UserError =
  | SendCodeError
  | PrefixError
  | Err<Exclude<UserErrorCode, SendCodeError['code'] | PrefixError['code']>>;
export type UserResult<Value> = Ok<Value> | UserError;
