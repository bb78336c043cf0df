import { messageKinds, type MessageKind } from '@tokri/contracts/templates';
import { markets } from '@tokri/contracts/market';
import type { TaxMode } from '@tokri/contracts/platform';
import { keyVariable, numberVariable, serviceVariables } from '@tokri/service-kit/config';
import * as z from 'zod/mini';

const baseUrl = z
  .string()
  .check(z.regex(/^https?:\/\/\S+[^/]$/, 'must be an address without a slash at its end'));
/** These have variables of their own. */
const kindsWithVariables: readonly MessageKind[] = ['sign-in-code', 'verification-code'];
const registeredKinds = messageKinds.filter((kind) => !kindsWithVariables.includes(kind));
const smsTemplateIds = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text: string) =>
      Object.fromEntries(
        text.split(',').map((pair) => {
          const [name = '', id = ''] = pair.split('=').map((part) => part.trim());
          return [name, id];
        }),
      ),
    ),
  ),
  z
    .record(z.string(), z.string())
    .check(
      z.refine(
        (ids) => Object.values(ids).every((id) => /^\d{19}$/.test(id)),
        'must be name=id pairs whose ids are the 19 digits of a DLT registration',
      ),
    ),
);
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
const brandRule = 'must be the brand in the texts of the DLT registration';
const registeredBrand = z
  .string()
  .check(z.trim(), z.minLength(1, brandRule), z.maxLength(40, 'must have at most 40 characters'));
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
const dltId = z.string().check(z.regex(/^\d{19}$/, 'must be the 19 digits of a DLT registration'));

const dltVariables = {
  SMS_ENTITY_ID: z._default(dltId, ''),
  SMS_CODE_TEMPLATE_EN: z._default(dltId, ''),
  SMS_CODE_TEMPLATE_HI: z._default(dltId, ''),
  SMS_VERIFICATION_TEMPLATE_EN: z._default(dltId, ''),
  SMS_VERIFICATION_TEMPLATE_HI: z._default(dltId, ''),
  SMS_ORDER_TEMPLATES: z._default(smsTemplateIds, {}),
  SMS_REGISTERED_BRAND_EN: z._default(registeredBrand, ''),
  SMS_REGISTERED_BRAND_HI: z._default(registeredBrand, ''),
};
type DltVariables = z.output<z.ZodMiniObject<typeof dltVariables>>;

const namesAllKinds = (ids: DltVariables['SMS_ORDER_TEMPLATES']): boolean =>
  registeredKinds.every((kind) => ['en', 'hi'].every((language) => `${kind}.${language}` in ids));

type Fault = readonly [variable: string, message: string];

/** Where operators register texts, the process does not start without all ids. */
const findRegistrationFaults = (
  config: DltVariables & { readonly TAX_MODE: TaxMode; readonly SMS_SENDER: string },
): readonly Fault[] => {
  if (!markets[config.TAX_MODE].registersSms) return [];
  const faults = (Object.keys(dltVariables) as (keyof DltVariables)[])
    .filter((variable) => config[variable] === '')
    .map((variable): Fault => [variable, variable.includes('BRAND') ? brandRule : 'missing']);
  if (!namesAllKinds(config.SMS_ORDER_TEMPLATES))
    faults.push([
      'SMS_ORDER_TEMPLATES',
      `must name ${registeredKinds.join(', ')}, each with .en and .hi`,
    ]);
  if (!/^[A-Z]{6}$/.test(config.SMS_SENDER))
    faults.push(['SMS_SENDER', 'must be the six letters of a registered header']);
  return faults;
};

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
