import { randomInt } from 'node:crypto';
import { createSealer, deriveKey, hmacSha256 } from '@tokri/service-kit/crypto';
import { Secret, TOTP } from 'otpauth';
import type { SecondFactorCodes } from '../application/ports/second-factors.ts';

/** As RFC 4226 recommends. */
const secretBytes = 20;
const periodSeconds = 30;
const stepsAround = 1;
/** Without letters and digits that look alike. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
/** 49 bits. */
const recoveryCodeLength = 10;

const newRecoveryCode = (): string =>
  Array.from({ length: recoveryCodeLength }, () => alphabet[randomInt(alphabet.length)]).join('');

/** As people type it: with spaces, a dash or capitals. */
const normalize = (code: string): string => code.toLowerCase().replaceAll(/[^a-z\d]/g, '');

const toShownCode = (code: string): string =>
  `${code.slice(0, recoveryCodeLength / 2)}-${code.slice(recoveryCodeLength / 2)}`;

/** SHA-1, six digits and 30 s: authenticator apps ignore other values. */
const createTotp = (secret: Secret, label: { issuer?: string; label?: string } = {}): TOTP =>
  new TOTP({ ...label, secret, algorithm: 'SHA1', digits: 6, period: periodSeconds });

/** The key of secrets is derived, because other services have the sealing key of topics. */
export const createSecondFactorCodes = (key: string): SecondFactorCodes => {
  const sealer = createSealer(deriveKey(key, 'second factor'));
  const hashRecoveryCode = (userId: number, code: string): string =>
    hmacSha256(key, `recovery:${userId}:${normalize(code)}`);
  return {
    newSecret: ({ issuer, account }) => {
      const secret = new Secret({ size: secretBytes });
      return {
        secret: secret.base32,
        sealedSecret: sealer.seal(secret.base32),
        uri: createTotp(secret, { issuer, label: account }).toString(),
      };
    },
    findTimeStep: (sealedSecret, code, now) => {
      const totp = createTotp(Secret.fromBase32(sealer.open(sealedSecret)));
      const timestamp = now.getTime();
      const delta = totp.validate({ token: code, timestamp, window: stepsAround });
      return delta === null ? null : totp.counter({ timestamp }) + delta;
    },
    newRecoveryCodes: (userId, count) =>
      Array.from({ length: count }, () => {
        const code = newRecoveryCode();
        return { code: toShownCode(code), hash: hashRecoveryCode(userId, code) };
      }),
    hashRecoveryCode,
  };
};
