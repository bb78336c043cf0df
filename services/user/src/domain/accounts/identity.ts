import { err, ok } from '@tokri/contracts/result';
import { checkEmail, checkMobile, receivesSms } from '@tokri/contracts/validation';
import type { UserResult } from '../user-result.ts';

export type Channel = 'sms' | 'mail';

/** What somebody signs in with. `contact` is a mobile number as readings.md 12 spells it, or a mail address in small letters. */
export interface Identity {
  readonly channel: Channel;
  readonly contact: string;
}

/** One text per identity: prefix +91, 0 and none are one, another prefix is an identity of its own. */
export const identityKey = ({ channel, contact }: Identity): string => `${channel}:${contact}`;

/** Whichever is given; the mobile number when both are. */
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

/** A foreign number gets no SMS (readings.md 12); its challenge looks like any other. */
export const canReceiveCodes = ({ channel, contact }: Identity): boolean =>
  channel === 'mail' || receivesSms(contact);

/** As people write it: an Indian number without its prefix, another as it is. */
export const toDisplayMobile = (contact: string): string =>
  receivesSms(contact) ? contact.slice(3) : contact;
