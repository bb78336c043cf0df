import { userOperations } from '@tokri/contracts/api';
import { isUnitedKingdom, parseDeliveryCodeRange } from '@tokri/contracts/market';
import { checkTaxNumber } from '@tokri/contracts/tax';
import { checkMobile, hasFoodLicence } from '@tokri/contracts/validation';
import * as z from 'zod';
import { rangeRule, splitRanges } from './code-range.ts';

const range = z
  .string()
  .transform((text, context) => {
    const parsed = parseDeliveryCodeRange(text);
    if (parsed) return parsed;
    context.addIssue({ code: 'custom', message: rangeRule() });
    return z.NEVER;
  })
  .refine(({ from, to }) => from <= to, 'must not end before it begins');

/** What `npm run shop:create` needs; the fields of a JSON file have these names. */
export const shopForm = z.object({
  name: z.string().trim().min(1, 'must not be empty').max(100),
  brand: z.string().trim().max(40).default(''),
  hindiBrand: z.string().trim().max(40).default(''),
  address: z.string().trim().min(1, 'must not be empty').max(300),
  gstin: z
    .string()
    .transform((text) => checkTaxNumber(text))
    .refine((gstin) => gstin.ok, {
      error: () =>
        isUnitedKingdom()
          ? 'must be a VAT number'
          : 'must be a GSTIN whose check character is right',
    })
    .transform((gstin) => (gstin.ok ? gstin.value : '')),
  fssai: z.string().prefault('').refine(hasFoodLicence, 'must be 14 digits'),
  supportPhone: z.string().regex(/^\+?\d[\d ()-]{5,18}$/, 'must be a phone number'),
  supportMail: z.email('must be an email address'),
  careNumber: z
    .string()
    .regex(/^(\d{10,15})?$/, 'must be 10 to 15 digits, or empty')
    .default(''),
  grievanceOfficer: z.string().trim().min(1, 'must not be empty').max(100),
  administratorName: z.string().trim().min(1, 'must not be empty').max(100),
  administratorMobile: z.string().refine((text) => checkMobile(text).ok, {
    error: () => `must be a mobile number of ${isUnitedKingdom() ? 'the United Kingdom' : 'India'}`,
  }),
  city: z.string().trim().min(1, 'must not be empty').max(40),
  pincodes: z
    .union([z.string().transform(splitRanges), z.array(z.string())])
    .pipe(z.array(range).min(1, 'must name at least one pincode')),
  slots: z
    .union([z.boolean(), z.enum(['yes', 'no']).transform((text) => text === 'yes')])
    .default(true),
});
export type ShopForm = z.output<typeof shopForm>;
export type ShopField = keyof ShopForm;

const questions: Readonly<Record<ShopField, string>> = {
  name: 'Legal name of the company',
  brand: 'Brand on pages and in messages (empty: the name)',
  hindiBrand: 'Brand in Hindi messages (empty: the brand)',
  address: 'Address of the seller, as on the GST certificate',
  gstin: 'GSTIN',
  fssai: 'FSSAI licence number (14 digits)',
  supportPhone: 'Support phone',
  supportMail: 'Support email',
  careNumber: 'WhatsApp number of customer care with country code (may be empty)',
  grievanceOfficer: 'Grievance officer: name and contact',
  administratorName: 'Name of the first administrator',
  administratorMobile: 'Mobile number of the first administrator',
  city: 'City that you deliver in',
  pincodes: 'Pincodes, such as 560001-560110, 560300',
  slots: 'Create a weekly plan of four slots a day? (yes/no)',
};
const ukQuestions: Partial<typeof questions> = {
  address: 'Address of the seller',
  gstin: 'VAT number',
  fssai: 'Food licence number (may be empty)',
  pincodes: 'Postcodes, such as SW1A, SW1P 1AA-SW1P 4ZZ',
};
export const questionFor = (field: ShopField): string =>
  (isUnitedKingdom() ? ukQuestions[field] : undefined) ?? questions[field];
export const shopFields = Object.keys(questions) as readonly ShopField[];

export const checkField = (field: ShopField, value: unknown): string =>
  shopForm.shape[field].safeParse(value).error?.issues[0]?.message ?? '';

/** Throws with one line for each field that is wrong. */
export const parseShopForm = (values: Readonly<Record<string, unknown>>): ShopForm => {
  const unknown = Object.keys(values).filter((name) => !(name in questions));
  if (unknown.length > 0) throw new Error(`Unknown: ${unknown.join(', ')}`);
  const outcome = shopForm.safeParse(values);
  if (outcome.success) return outcome.data;
  throw new Error(
    outcome.error.issues
      .map(({ path, message }) => {
        const field = String(path[0]);
        return `${field} ${values[field] === undefined ? 'is missing' : message}`;
      })
      .join('\n'),
  );
};

export const toCompanyBody = (form: ShopForm) =>
  userOperations.createCompany.body.parse({
    Name: form.name,
    Brand: form.brand,
    HindiBrand: form.hindiBrand,
    Address: form.address,
    StateCode: form.gstin.slice(0, 2),
    GSTIN: form.gstin,
    Fssai: form.fssai,
    SupportPhone: form.supportPhone,
    SupportMail: form.supportMail,
    CareNumber: form.careNumber,
    GrievanceOfficer: form.grievanceOfficer,
    AdministratorMobile: form.administratorMobile,
    AdministratorName: form.administratorName,
    ...(isUnitedKingdom() ? { RoundToRupee: false } : {}),
  });
