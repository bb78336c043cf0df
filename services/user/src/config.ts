import {
  jwkVariable,
  keyVariable,
  numberVariable,
  serviceVariables,
} from '@tokri/service-kit/config';
import * as z from 'zod/mini';
import type { CodeLimits, SendLimits } from './domain/one-time-passwords/code-limits.ts';

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
  OTP_BURNT_CODES: numberVariable(3, { min: 1, max: 100, unit: 'codes' }),
  OTP_PAUSE_SECONDS: numberVariable(900, { min: 1, max: 86_400, unit: 'seconds' }),
};

const sessionVariables = {
  SESSION_DAYS: numberVariable(30, { min: 1, max: 90, unit: 'days' }),
  MAIL_SESSION_DAYS: numberVariable(7, { min: 1, max: 90, unit: 'days' }),
  COOKIE_SECURE: z._default(
    z.pipe(
      z.enum(['true', 'false']),
      z.transform((text) => text === 'true'),
    ),
    true,
  ),
};

export const configSchema = z.object({
  ...serviceVariables,
  ...codeVariables,
  ...sessionVariables,
  TOKEN_SIGNING_JWK: jwkVariable,
  CODE_KEY: keyVariable,
  SEAL_KEY: keyVariable,
  BOOTSTRAP_TOKEN: z.string().check(z.minLength(16, 'must have at least 16 characters')),
});
export type UserConfig = z.output<typeof configSchema>;

export const toCodeLimits = (config: UserConfig): CodeLimits => ({
  lifetimeMs: config.OTP_CODE_LIFE_SECONDS * 1000,
  maxAttempts: config.OTP_TRIES_PER_CODE,
  resendAfterMs: config.OTP_RESEND_AFTER_SECONDS * 1000,
});

export const toSendLimits = (config: UserConfig): SendLimits => ({
  sendsPerIdentityPerHour: config.OTP_SENDS_PER_NUMBER_PER_HOUR,
  sendsPerIdentityPerDay: config.OTP_SENDS_PER_NUMBER_PER_DAY,
  sendsPerNetworkPerHour: config.OTP_SENDS_PER_ADDRESS_PER_HOUR,
  maxExhaustedCodes: config.OTP_BURNT_CODES,
  blockSeconds: config.OTP_PAUSE_SECONDS,
});
