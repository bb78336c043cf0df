import { err, ok } from '@tokri/contracts/result';
import { checkName, checkOptionalEmail, checkDeliveryCode } from '@tokri/contracts/validation';
import type { UserResult } from '../user-result.ts';

export interface Profile {
  readonly name: string;
  readonly email: string;
  readonly address: string;
  readonly pincode: string;
}

export const checkProfile = (form: Profile): UserResult<Profile> => {
  const name = checkName(form.name);
  if (!name.ok) return err('name-missing');
  const email = checkOptionalEmail(form.email);
  if (!email.ok) return err('email-invalid');
  const pincode = form.pincode.trim();
  if (pincode !== '' && !checkDeliveryCode(pincode).ok) return err('pincode-invalid');
  return ok({ name: name.value, email: email.value, address: form.address.trim(), pincode });
};
