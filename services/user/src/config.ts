import {
  jwkVariable,
  keyVariable,
  numberVariable,
  serviceVariables,
} from '@tokri/service-kit/config';
import * as z from 'zod/mini';

/** Limits on one-time passwords with the values of facts.md 3.3. */
const codeVariables = {
  OTP_CODE_LIFE_SECONDS: numberVariable(300, { min: 30, max: 600, unit: 'seconds' }),
  OTP_TRIES_PER_CODE: numberVariable(5, { min: 1, max: 10, unit: 'tries' }),
  OTP_RESEND_AFTER_SECONDS: numberVariable(30, { min: 0, max: 300, unit: 'seconds' }),
  OTP_SENDS_PER_NUMBER_PER_HOUR: numberVariable(5, { min: 1, max: 1_000, unit: 'codes' }),
  OTP_SENDS_PER_NUMBER_PER_DAY: numberVariable(10, { min: 1, max: 10_000, unit: 'codes' }),
  OTP_SENDS_PER_ADDRESS_PER_HOUR: numberVariable(20, {
    min: 1,
    max: 100_000,
    unit: 'codes',
  }),
  /** So many codes of one number used up by wrong tries within an hour begin a pause. */
  OTP_BURNT_CODES: numberVariable(3, { min: 1, max: 100, unit: 'codes' }),
  OTP_PAUSE_SECONDS: numberVariable(900, { min: 1, max: 86_400, unit: 'seconds' }),
};

const sessionVariables = {
  SESSION_DAYS: numberVariable(30, { min: 1, max: 90, unit: 'days' }),
  MAIL_SESSION_DAYS: numberVariable(7, { min: 1, max: 90, unit: 'days' }),
  /** false only where pages come over plain http: then the refresh cookie cannot be `__Host-`. */
  COOKIE_SECURE: z._default(
    z.pipe(
      z.enum(['true', 'false']),
      z.transform((text) => text === 'true'),
    ),
    true,
  ),
};

/** All that this service reads from its environment. */
export const configSchema = z.object({
  ...serviceVariables,
  ...codeVariables,
  ...sessionVariables,
  /** Private Ed25519 key as JSON; its public half is the TOKEN_JWKS of everybody. */
  TOKEN_SIGNING_JWK: jwkVariable,
  /** 32 bytes in base64, for hashes of codes and for refresh cookies. A new one ends all sessions. */
  CODE_KEY: keyVariable,
  /** 32 bytes in base64: seals what must not stand on topics in clear. */
  SEAL_KEY: keyVariable,
  /** Opens an empty shop (`create-company`). */
  BOOTSTRAP_TOKEN: z.string().check(z.minLength(16, 'must have at least 16 characters')),
});
export type UserConfig = z.output<typeof configSchema>;
