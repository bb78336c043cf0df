import { err, ok } from '@tokri/contracts/result';
import { checkEmail, checkMobile, receivesSms } from '@tokri/contracts/validation';
import type { UserResult } from '../user-result.ts';

export type Channel = 'sms' | 'mail';

export interface Identity {
  readonly channel: Channel;
  readonly contact: string;
}

export const identityKey = ({ channel, contact }: Identity): string => `${channel}:${contact}`;

export const parseIdentity = ({
  mobile,
  email,
}: {
  readonly mobile: string;
  readonly email: string;
}): UserResult<Identity> => {
  if (mobile.trim() !== '') {
    const number = checkMobile(mobile);
    return number.ok ? ok({ channel: 'sms', contact: number.value }) : err('mobile-invalid');
  }
  if (email.trim() === '') return err('contact-needed');
  const mail = checkEmail(email);
  return mail.ok ? ok({ channel: 'mail', contact: mail.value }) : err('email-invalid');
};

export const canReceiveCodes = ({ channel, contact }: Identity): boolean =>
  channel === 'mail' || receivesSms(contact);

export const toDisplayMobile = (contact: string): string =>
  receivesSms(contact) ? contact.slice(3) : contact;
