import { checkName, checkOptionalEmail, checkPincode, ok, refusal } from '@tokri/contracts';
import type { UserOutcome } from './refusal.ts';

export interface Profile {
  readonly name: string;
  readonly email: string;
  readonly address: string;
  readonly pincode: string;
}

/** Section 5: a name is needed; mail address and pincode are checked when given. All trimmed. */
export const checkProfile = (form: Profile): UserOutcome<Profile> => {
  const name = checkName(form.name);
  if (!name.ok) return refusal('name-missing');
  const email = checkOptionalEmail(form.email);
  if (!email.ok) return refusal('email-invalid');
  const pincode = form.pincode.trim();
  if (pincode !== '' && !checkPincode(pincode).ok) return refusal('pincode-invalid');
  return ok({ name: name.value, email: email.value, address: form.address.trim(), pincode });
};
