import { markets } from '@tokri/contracts/market';
import type { TaxMode } from '@tokri/contracts/platform';
import { messageKinds, type MessageKind } from '@tokri/contracts/templates';
import * as z from 'zod/mini';

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
const brandRule = 'must be the brand in the texts of the DLT registration';
const registeredBrand = z
  .string()
  .check(z.trim(), z.minLength(1, brandRule), z.maxLength(40, 'must have at most 40 characters'));
const dltId = z.string().check(z.regex(/^\d{19}$/, 'must be the 19 digits of a DLT registration'));

export const dltVariables = {
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
export const findRegistrationFaults = (
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
