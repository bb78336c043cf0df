import { userOperations, type RequestBody } from '@tokri/contracts/api';
import { issuedBillKinds, type NumberedBillKind } from '@tokri/contracts/orders';
import { checkGstin } from '@tokri/contracts/tax';
import type { CompanySettings } from './company-queries.ts';
import { t } from '../labels.ts';

const { saveCompanySettings } = userOperations;
export type CompanyBody = RequestBody<typeof saveCompanySettings>;
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

export const toBody = (form: CompanyForm, rev: number): CompanyBody => ({
  ...(Object.fromEntries(detailFields.map((field) => [field, form[field]])) as Pick<
    CompanyBody,
    DetailField
  >),
  Rev: rev,
  NextPrefixes: Object.fromEntries(
    issuedBillKinds.map((kind) => [kind, form[prefixField(kind)]]),
  ) as CompanyBody['NextPrefixes'],
});

const ownMessages = ['StateCode', 'Fssai', 'SupportPhone', 'SupportMail', 'CareNumber'] as const;

const messageOf = (field: CompanyField, value: string | boolean): string => {
  if (field.startsWith('Prefix')) return t('error.prefix');
  const own = ownMessages.find((name) => name === field);
  if (own) return t(`error.${own}`);
  return String(value).trim() === '' ? t('error.required') : t('error.other');
};

const findContractErrors = (form: CompanyForm): [CompanyField, string][] => {
  const outcome = saveCompanySettings.body.safeParse(toBody(form, 0));
  return (outcome.error?.issues ?? []).map(({ path: [first, second] }) => {
    const field = (
      first === 'NextPrefixes' ? prefixField(second as NumberedBillKind) : first
    ) as CompanyField;
    return [field, messageOf(field, form[field])];
  });
};

const findGstinError = ({ GSTIN, StateCode }: CompanyForm): [CompanyField, string][] => {
  const gstin = checkGstin(GSTIN);
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
    ...findContractErrors(form),
  ]) as Partial<Record<CompanyField, string>>;
  return Object.fromEntries(
    companyFields.flatMap((field) => (found[field] ? [[field, found[field]]] : [])),
  );
};
