import type { RequestBody, userOperations } from '@tokri/contracts/api';
import { billPrefixPattern, issuedBillKinds, type NumberedBillKind } from '@tokri/contracts/orders';
import { checkTaxNumber, isStateCode } from '@tokri/contracts/tax';
import {
  canPrintUpiId,
  checkEmail,
  companyPatterns,
  hasFoodLicence,
} from '@tokri/contracts/validation';
import type { CompanySettings } from './company-queries.ts';
import { t } from '../labels.ts';

export type CompanyBody = RequestBody<typeof userOperations.saveCompanySettings>;
type PrefixField = `Prefix${NumberedBillKind}`;
type DetailField = Exclude<keyof CompanyBody, 'Rev' | 'NextPrefixes'>;
export type CompanyField = DetailField | PrefixField;
/** Flat, so that a conflict compares field by field. */
export type CompanyForm = Readonly<
  Record<Exclude<CompanyField, 'RoundToRupee'>, string> & { RoundToRupee: boolean }
>;

const detailFields = [
  'Name',
  'Brand',
  'HindiBrand',
  'Address',
  'StateCode',
  'GSTIN',
  'Fssai',
  'SupportPhone',
  'SupportMail',
  'CareNumber',
  'GrievanceOfficer',
  'UpiId',
  'UpiName',
  'RoundToRupee',
] as const satisfies readonly DetailField[];
export const prefixField = (kind: NumberedBillKind): PrefixField => `Prefix${kind}`;
export const companyFields: readonly CompanyField[] = [
  ...detailFields,
  ...issuedBillKinds.map(prefixField),
];

export const toForm = (company: CompanySettings): CompanyForm =>
  Object.fromEntries([
    ...detailFields.map((field) => [field, company[field]]),
    ...issuedBillKinds.map((kind) => [prefixField(kind), company.NextPrefixes[kind]]),
  ]) as CompanyForm;

const trimmed = (value: string | boolean): string | boolean =>
  typeof value === 'string' ? value.trim() : value;

export const toBody = (form: CompanyForm, rev: number): CompanyBody => ({
  ...(Object.fromEntries(detailFields.map((field) => [field, trimmed(form[field])])) as Pick<
    CompanyBody,
    DetailField
  >),
  Rev: rev,
  NextPrefixes: Object.fromEntries(
    issuedBillKinds.map((kind) => [kind, form[prefixField(kind)].trim()]),
  ) as CompanyBody['NextPrefixes'],
});

const failed = (
  field: 'StateCode' | 'Fssai' | 'SupportPhone' | 'SupportMail' | 'CareNumber' | 'UpiId',
): [CompanyField, string] => [field, t(`error.${field}`)];

const requiredFields = ['Name', 'Brand', 'Address', 'GrievanceOfficer'] as const;

/** The pages have no schemas of the API: they are left out of the bundles. */
const findTextErrors = (form: CompanyForm): [CompanyField, string][] => [
  ...requiredFields
    .filter((field) => form[field].trim() === '')
    .map((field): [CompanyField, string] => [field, t('error.required')]),
  ...(isStateCode(form.StateCode) ? [] : [failed('StateCode')]),
  ...(hasFoodLicence(form.Fssai.trim()) ? [] : [failed('Fssai')]),
  ...(companyPatterns.phone.test(form.SupportPhone.trim()) ? [] : [failed('SupportPhone')]),
  ...(checkEmail(form.SupportMail).ok ? [] : [failed('SupportMail')]),
  ...(companyPatterns.careNumber.test(form.CareNumber.trim()) ? [] : [failed('CareNumber')]),
  ...(canPrintUpiId(form.UpiId.trim()) ? [] : [failed('UpiId')]),
  ...issuedBillKinds
    .map(prefixField)
    .filter((field) => !billPrefixPattern.test(form[field].trim()))
    .map((field): [CompanyField, string] => [field, t('error.prefix')]),
];

const findGstinError = ({ GSTIN, StateCode }: CompanyForm): [CompanyField, string][] => {
  const gstin = checkTaxNumber(GSTIN);
  if (!gstin.ok) return [['GSTIN', t('error.GSTIN')]];
  return StateCode === '' || gstin.value.startsWith(StateCode)
    ? []
    : [['GSTIN', t('error.gstinState', { code: StateCode })]];
};

const findSharedPrefix = (form: CompanyForm): [CompanyField, string][] => {
  const used = issuedBillKinds.map((kind) => form[prefixField(kind)].toUpperCase());
  return issuedBillKinds
    .filter((_kind, index) => used.indexOf(used[index] ?? '') < index)
    .map((kind) => [prefixField(kind), t('error.prefixTwice')]);
};

/** In the order of the form, so that the first one gets the focus. */
export const findErrors = (form: CompanyForm): Partial<Record<CompanyField, string>> => {
  const found = Object.fromEntries([
    ...findSharedPrefix(form),
    ...findGstinError(form),
    ...findTextErrors(form),
  ]) as Partial<Record<CompanyField, string>>;
  return Object.fromEntries(
    companyFields.flatMap((field) => (found[field] ? [[field, found[field]]] : [])),
  );
};
