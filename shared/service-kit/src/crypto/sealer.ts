import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const version = 'v1.';
const nonceBytes = 12;
const tagBytes = 16;

export interface Sealer {
  seal(plain: string): string;
  open(sealed: string): string;
}

export const createSealer = (key: string): Sealer => {
  const secretKey = Buffer.from(key, 'base64');
  if (secretKey.length !== 32) throw new RangeError('a sealing key has 32 bytes');
  return {
    seal: (plain) => {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv('aes-256-gcm', secretKey, nonce);
      const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
      return version + Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
    },
    open: (sealed) => {
      const bytes = Buffer.from(
        sealed.startsWith(version) ? sealed.slice(version.length) : '',
        'base64url',
      );
      if (bytes.length < nonceBytes + tagBytes) throw new Error('not a sealed text');
      const decipher = createDecipheriv('aes-256-gcm', secretKey, bytes.subarray(0, nonceBytes));
      decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
      return Buffer.concat([
        decipher.update(bytes.subarray(nonceBytes + tagBytes)),
        decipher.final(),
      ]).toString('utf8');
    },
  };
};
