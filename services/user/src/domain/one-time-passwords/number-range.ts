import type { Identity } from '../accounts/identity.ts';

const digitsWithinRange = 3;

/**
 * The thousand consecutive numbers to which a mobile number belongs; null for a mailbox. Fraud that
 * is paid per SMS asks for codes for one number after the other.
 */
export const toNumberRange = ({ channel, contact }: Identity): string | null =>
  channel === 'sms' ? contact.slice(0, -digitsWithinRange) : null;
