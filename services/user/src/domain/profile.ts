import { checkName, checkOptionalEmail, checkPincode } from '@tokri/contracts';
import { happened, refusal } from './outcome.ts';
import type { Outcome } from './outcome.ts';

export interface Profile {
  readonly name: string;
  readonly email: string;
  readonly address: string;
  readonly pincode: string;
}

/** Section 5: a name is needed; mail address and pincode are checked when given. All trimmed. */
export const checkProfile = (form: Profile): Outcome<Profile> => {
  const name = checkName(form.name);
  if (!name.ok) return refusal('name-missing');
  const email = checkOptionalEmail(form.email);
  if (!email.ok) return refusal('email-invalid');
  const pincode = form.pincode.trim();
  if (pincode !== '' && !checkPincode(pincode).ok) return refusal('pincode-invalid');
  return happened({ name: name.value, email: email.value, address: form.address.trim(), pincode });
};
