import type { BillPrefixes, DatedBillPrefixes } from '@tokri/contracts/orders';
import { err, ok } from '@tokri/contracts/result';
import { checkTaxNumber, isStateCode } from '@tokri/contracts/tax';
import { checkMobile } from '@tokri/contracts/validation';
import type { SharedPrefix, UserResult } from '../user-result.ts';

export interface Seller {
  readonly name: string;
  readonly address: string;
  readonly gstin: string;
  readonly fssai: string;
}

export interface CompanyDetails extends Seller {
  readonly brand: string;
  readonly hindiBrand: string;
  readonly stateCode: string;
  readonly supportPhone: string;
  readonly supportMail: string;
  readonly careNumber: string;
  readonly grievanceOfficer: string;
  readonly roundToRupee: boolean;
  /** `name@bank`; empty without one. */
  readonly upiId: string;
  /** Of the payee; empty: the legal name. */
  readonly upiName: string;
}

export interface Company extends CompanyDetails {
  readonly id: number;
  readonly rev: number;
  readonly billPrefixes: readonly DatedBillPrefixes[];
  /** Of bills from before bills stored their seller. */
  readonly initialSeller?: Seller;
}

export interface Administrator {
  readonly mobile: string;
  readonly name: string;
}

export interface CompanySetup {
  readonly company: CompanyDetails;
  readonly billPrefixes: DatedBillPrefixes;
  readonly administrator: Administrator;
}

const findSharedPrefix = (prefixes: BillPrefixes): SharedPrefix | undefined => {
  const seen = new Map<string, string>();
  for (const [kind, text] of Object.entries(prefixes)) {
    const prefix = text.toUpperCase();
    const other = seen.get(prefix);
    if (other) return { kinds: [other, kind], prefix };
    seen.set(prefix, kind);
  }
  return undefined;
};

/** The State decides between CGST with SGST and IGST, so it must be the one of the GSTIN. */
const checkCompany = (
  details: CompanyDetails,
  prefixes: BillPrefixes,
): UserResult<CompanyDetails> => {
  const gstin = checkTaxNumber(details.gstin);
  if (!gstin.ok) return err('gstin-invalid');
  if (!isStateCode(details.stateCode) || !gstin.value.startsWith(details.stateCode))
    return err('gstin-other-state');
  const shared = findSharedPrefix(prefixes);
  if (shared) return { ...err('prefix-twice'), ...shared };
  return ok({ ...details, gstin: gstin.value });
};

export const checkCompanySetup = (form: CompanySetup): UserResult<CompanySetup> => {
  const brand = form.company.brand === '' ? form.company.name : form.company.brand;
  const company = checkCompany({ ...form.company, brand }, form.billPrefixes.prefixes);
  if (!company.ok) return company;
  const mobile = checkMobile(form.administrator.mobile);
  if (!mobile.ok) return err('mobile-invalid');
  return ok({
    ...form,
    company: company.value,
    administrator: { mobile: mobile.value, name: form.administrator.name.trim() },
  });
};

export type CompanyChange = Pick<Company, 'billPrefixes'> & CompanyDetails;

/** Numbers of a financial year that has begun never change: the prefixes are those of the next one. */
export const changeCompany = (
  company: Company,
  edit: {
    readonly rev: number;
    readonly details: CompanyDetails;
    readonly next: DatedBillPrefixes;
  },
): UserResult<CompanyChange> => {
  if (edit.rev !== company.rev) return err('company-changed');
  const details = checkCompany(edit.details, edit.next.prefixes);
  if (!details.ok) return details;
  const begun = company.billPrefixes.filter(({ fromYear }) => fromYear < edit.next.fromYear);
  return ok({ ...details.value, billPrefixes: [...begun, edit.next] });
};

export interface FormerSettings extends Partial<Seller> {
  readonly brand?: string | undefined;
  readonly hindiBrand?: string | undefined;
  readonly supportPhone?: string | undefined;
  readonly supportMail?: string | undefined;
  readonly careNumber?: string | undefined;
  readonly grievanceOfficer?: string | undefined;
  readonly roundToRupee?: boolean | undefined;
}

/**
 * Of a company stored before it held all settings. Bills printed the settings of the environment,
 * so they go before what the record says.
 */
export const migrateCompany = (
  stored: Partial<CompanyDetails> & Seller & { readonly stateCode: string },
  former: FormerSettings,
): CompanyChange & Pick<Company, 'initialSeller'> => {
  const seller = {
    name: former.name ?? stored.name,
    address: former.address ?? stored.address,
    gstin: former.gstin ?? stored.gstin,
    fssai: former.fssai ?? stored.fssai,
  };
  return {
    ...seller,
    initialSeller: seller,
    brand: former.brand ?? seller.name,
    hindiBrand: former.hindiBrand ?? '',
    stateCode: seller.gstin.slice(0, 2),
    supportPhone: former.supportPhone ?? stored.supportPhone ?? '',
    supportMail: former.supportMail ?? stored.supportMail ?? '',
    careNumber: former.careNumber ?? '',
    grievanceOfficer: former.grievanceOfficer ?? stored.grievanceOfficer ?? '',
    roundToRupee: former.roundToRupee ?? true,
    upiId: '',
    upiName: '',
    billPrefixes: [],
  };
};
