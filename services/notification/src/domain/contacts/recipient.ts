import { checkMobile, receivesSms } from '@tokri/contracts/validation';

/** The number that an SMS goes to, +91 and ten digits, whatever blanks and hyphens part it; empty where none goes: a number of another country (readings.md 12), or what is no number. */
export const toSmsNumber = (mobile: string): string => {
  const number = checkMobile(mobile.replace(/[\s-]/g, ''));
  return number.ok && receivesSms(number.value) ? number.value : '';
};

const visibleDigits = 4;

/** Enough to be recognised by its owner, too little to reach anybody: `+91••••••0002`, `m•••@example.in`, of a push token its end. Empty stays empty. */
export const maskRecipient = (recipient: string): string => {
  if (recipient === '') return '';
  const [name = '', domain] = recipient.split('@');
  if (domain !== undefined) return `${name.slice(0, 1)}•••@${domain}`;
  return `${receivesSms(recipient) ? '+91•••' : ''}•••${recipient.slice(-visibleDigits)}`;
};
