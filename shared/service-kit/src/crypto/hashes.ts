import { createHash, createHmac, hkdfSync, randomInt, timingSafeEqual } from 'node:crypto';

export const hmacSha256 = (key: string, text: string): string =>
  createHmac('sha256', key).update(text, 'utf8').digest('hex');

export const sha256 = (text: string): string =>
  createHash('sha256').update(text, 'utf8').digest('hex');

export const randomDigits = (digits: number): string => {
  if (!Number.isInteger(digits) || digits < 4 || digits > 12)
    throw new RangeError('a code has 4 to 12 digits');
  return String(randomInt(0, 10 ** digits)).padStart(digits, '0');
};

export const isEqualConstantTime = (a: string, b: string): boolean =>
  timingSafeEqual(
    createHash('sha256').update(a, 'utf8').digest(),
    createHash('sha256').update(b, 'utf8').digest(),
  );

/** A key of 32 bytes for another purpose than the secret's own (HKDF, RFC 5869). */
export const deriveKey = (secret: string, purpose: string): string =>
  Buffer.from(hkdfSync('sha256', Buffer.from(secret, 'base64'), '', purpose, 32)).toString(
    'base64',
  );
