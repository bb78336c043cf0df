import { retentionDays } from '@tokri/contracts/policies';
import {
  gstinVariable,
  jwkVariable,
  keyVariable,
  numberVariable,
  serviceVariables,
} from '@tokri/service-kit/config';
import * as z from 'zod/mini';
import type { FormerSettings } from './domain/companies/company.ts';
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
  OTP_SENDS_PER_RANGE_PER_HOUR: numberVariable(30, { min: 1, max: 100_000, unit: 'codes' }),
  OTP_BURNT_CODES: numberVariable(3, { min: 1, max: 100, unit: 'codes' }),
  OTP_PAUSE_SECONDS: numberVariable(900, { min: 1, max: 86_400, unit: 'seconds' }),
};

const sessionVariables = {
  INVITATIONS_PER_PERSON_PER_DAY: numberVariable(3, { min: 1, max: 10_000, unit: 'invitations' }),
  INVITATIONS_PER_STAFF_PER_HOUR: numberVariable(20, {
    min: 1,
    max: 10_000,
    unit: 'invitations',
  }),
  SESSION_DAYS: numberVariable(retentionDays.session, { min: 1, max: 90, unit: 'days' }),
  MAIL_SESSION_DAYS: numberVariable(retentionDays.mailSession, { min: 1, max: 90, unit: 'days' }),
  STAFF_SECOND_FACTOR: z._default(z.enum(['required', 'optional']), 'required'),
  COOKIE_SECURE: z._default(
    z.pipe(
      z.enum(['true', 'false']),
      z.transform((text) => text === 'true'),
    ),
    true,
  ),
};

/** Without all three, GSTINs are not looked up and staff confirm them. */
const portalVariables = {
  GSP_URL: z.optional(
    z.string().check(z.regex(/^(https?:\/\/[^\s?#]+[^\s?#/])?$/, 'must be the address of the API')),
  ),
  GSP_APP_ID: z.optional(z.string()),
  GSP_APP_SECRET: z.optional(z.string()),
};

const formerText = z.optional(z.string());
/**
 * Of shops from before the company record held these settings: the first start copies them into it.
 * Later they have no effect.
 */
const formerVariables = {
  SITE_NAME: formerText,
  SITE_SUPPORT_PHONE: formerText,
  SITE_SUPPORT_MAIL: formerText,
  SITE_COMPANY_NAME: formerText,
  SITE_COMPANY_ADDRESS: formerText,
  SITE_COMPANY_GSTIN: z.union([z.literal(''), z.optional(gstinVariable)]),
  SITE_COMPANY_FSSAI: formerText,
  SITE_GRIEVANCE_OFFICER: formerText,
  SITE_CARE_NUMBER: formerText,
  ROUND_TO_RUPEE: z.optional(z.enum(['', 'yes', 'no'])),
};

export const configSchema = z.object({
  ...serviceVariables,
  ...codeVariables,
  ...sessionVariables,
  ...formerVariables,
  ...portalVariables,
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
  sendsPerRangePerHour: config.OTP_SENDS_PER_RANGE_PER_HOUR,
  maxExhaustedCodes: config.OTP_BURNT_CODES,
  blockSeconds: config.OTP_PAUSE_SECONDS,
});

/** An empty variable counts as unset. The messages of that version said टोकरी in Hindi. */
export const toFormerSettings = (config: UserConfig): FormerSettings => ({
  brand: config.SITE_NAME || undefined,
  hindiBrand: (config.SITE_NAME || 'Tokri') === 'Tokri' ? 'टोकरी' : undefined,
  supportPhone: config.SITE_SUPPORT_PHONE || undefined,
  supportMail: config.SITE_SUPPORT_MAIL || undefined,
  ...(config.SITE_COMPANY_NAME && { name: config.SITE_COMPANY_NAME }),
  ...(config.SITE_COMPANY_ADDRESS && { address: config.SITE_COMPANY_ADDRESS }),
  ...(config.SITE_COMPANY_GSTIN && { gstin: config.SITE_COMPANY_GSTIN }),
  ...(config.SITE_COMPANY_FSSAI && { fssai: config.SITE_COMPANY_FSSAI }),
  grievanceOfficer: config.SITE_GRIEVANCE_OFFICER || undefined,
  careNumber: config.SITE_CARE_NUMBER || undefined,
  roundToRupee: config.ROUND_TO_RUPEE ? config.ROUND_TO_RUPEE === 'yes' : undefined,
});
