import { shopMarket } from '@tokri/contracts/market';
import { checkMobile, parseWebPushToken, receivesSms } from '@tokri/contracts/validation';

export const toSmsNumber = (mobile: string): string => {
  const number = checkMobile(mobile.replace(/[\s-]/g, ''));
  return number.ok && receivesSms(number.value) ? number.value : '';
};

const visibleDigits = 4;

/** The owner recognises the masked recipient, and nobody else can use it. */
export const maskRecipient = (recipient: string): string => {
  if (recipient === '') return '';
  const [name = '', domain] = recipient.split('@');
  if (domain !== undefined) return `${name.slice(0, 1)}•••@${domain}`;
  return `${receivesSms(recipient) ? `+${shopMarket().callingCode}•••` : ''}•••${recipient.slice(-visibleDigits)}`;
};

/** The end of a token or of the address of a subscription. */
export const maskPushToken = (token: string): string =>
  maskRecipient(parseWebPushToken(token)?.endpoint ?? token);
