import { keyVariable, numberVariable, serviceVariables } from '@tokri/service-kit/config';
import * as z from 'zod/mini';
import { dltVariables, findRegistrationFaults } from './config-sms.ts';

const baseUrl = z
  .string()
  .check(z.regex(/^https?:\/\/\S+[^/]$/, 'must be an address without a slash at its end'));
const pem = z.pipe(
  z.string(),
  z.pipe(
    z.transform((text: string) => Buffer.from(text, 'base64').toString()),
    z
      .string()
      .check(
        z.regex(/^-----BEGIN PRIVATE KEY-----/, 'must be a private key as PEM (PKCS8) in base64'),
      ),
  ),
);
const codeHost = z._default(
  z
    .string()
    .check(
      z.regex(/^([a-z0-9-]+(\.[a-z0-9-]+)*)?$/, 'must be the host name of the pages, or empty'),
    ),
  '',
);
/** Browsers name the address that their messages go to, so that the shop calls no other one. */
const pushServices = z.pipe(
  z._default(
    z
      .string()
      .check(
        z.regex(
          /^https?:\/\/[^\s/]+( https?:\/\/[^\s/]+)*$/,
          'must be origins, separated by spaces; *. stands for any host below',
        ),
      ),
    'https://fcm.googleapis.com https://updates.push.services.mozilla.com https://*.notify.windows.com https://*.push.apple.com',
  ),
  z.transform((text: string): readonly string[] => text.split(' ')),
);
const variables = z.object({
  ...serviceVariables,
  SEAL_KEY: keyVariable,
  SMS_URL: baseUrl,
  SMS_KEY: z.string().check(z.minLength(8, 'must have at least 8 characters')),
  SMS_SENDER: z
    .string()
    .check(z.regex(/^[A-Za-z0-9]{3,11}$/, 'must be 3 to 11 letters and digits')),
  ...dltVariables,
  SMS_CODE_HOST: codeHost,
  WEB_URL: baseUrl,
  FCM_URL: baseUrl,
  FCM_TOKEN_URL: baseUrl,
  FCM_PROJECT_ID: z
    .string()
    .check(z.regex(/^[a-z][a-z0-9-]{4,40}$/, 'must be the id of a project')),
  FCM_CLIENT_EMAIL: z.string().check(z.regex(/@/, 'must be the address of a service account')),
  FCM_PRIVATE_KEY: pem,
  VAPID_PRIVATE_KEY: z
    .string()
    .check(z.regex(/^[A-Za-z0-9_-]{43}$/, 'must be a P-256 private key, 32 bytes in base64url')),
  PUSH_SERVICES: pushServices,
  SMTP_URL: z.string().check(z.regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://')),
  ORDER_SMS_PER_HOUR: numberVariable(10, { min: 1, max: 10_000, unit: 'messages' }),
  ORDER_MAILS_PER_HOUR: numberVariable(20, { min: 1, max: 10_000, unit: 'messages' }),
  MAIL_FROM: z.string().check(z.regex(/@/, 'must be a mail address')),
});

export const configSchema = variables.check(({ value, issues }) => {
  for (const [variable, message] of findRegistrationFaults(value))
    issues.push({ code: 'custom', path: [variable], message, input: value });
});
export type NotificationConfig = z.output<typeof configSchema>;
