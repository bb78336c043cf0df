import { keyVariable, serviceVariables } from '@tokri/service-kit/config';
import * as z from 'zod/mini';

const dltId = z.string().check(z.regex(/^\d{19}$/, 'must be the 19 digits of a DLT registration'));

/** All that this service reads from its environment. */
export const configSchema = z.object({
  ...serviceVariables,
  /** 32 bytes in base64: opens what user sealed. */
  SEAL_KEY: keyVariable,
  /** Base address of the SMS gateway; messages go to `<SMS_URL>/v1/messages`. */
  SMS_URL: z.string().check(z.regex(/^https?:\/\/\S+[^/]$/, 'must be an address without a slash at its end')),
  SMS_KEY: z.string().check(z.minLength(8, 'must have at least 8 characters')),
  /** What is registered with the operators (TRAI TCCCPR 2018). */
  SMS_SENDER: z.string().check(z.regex(/^[A-Z]{6}$/, 'must be the six letters of a registered header')),
  SMS_ENTITY_ID: dltId,
  SMS_CODE_TEMPLATE_EN: dltId,
  SMS_CODE_TEMPLATE_HI: dltId,
  SMTP_URL: z.string().check(z.regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://')),
  MAIL_FROM: z.string().check(z.regex(/@/, 'must be a mail address')),
});
export type NotificationConfig = z.output<typeof configSchema>;
