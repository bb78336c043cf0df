import { err, ok } from '@tokri/contracts/result';
import { checkGstin, isStateCode } from '@tokri/contracts/tax';
import { checkMobile } from '@tokri/contracts/validation';
import type { UserResult } from '../user-result.ts';

export interface Company {
  readonly id: number;
  readonly name: string;
  readonly address: string;
  readonly stateCode: string;
  readonly gstin: string;
  readonly fssai: string;
  readonly supportPhone: string;
  readonly supportMail: string;
  readonly grievanceOfficer: string;
}

export interface Administrator {
  readonly mobile: string;
  readonly name: string;
}

export interface CompanySetup {
  readonly company: Company;
  readonly administrator: Administrator;
}

export const checkCompanySetup = (form: CompanySetup): UserResult<CompanySetup> => {
  const gstin = checkGstin(form.company.gstin);
  if (
    !gstin.ok ||
    !isStateCode(form.company.stateCode) ||
    !gstin.value.startsWith(form.company.stateCode)
  )
    return err('gstin-invalid');
  const mobile = checkMobile(form.administrator.mobile);
  if (!mobile.ok) return err('mobile-invalid');
  return ok({
    company: { ...form.company, gstin: gstin.value },
    administrator: { mobile: mobile.value, name: form.administrator.name.trim() },
  });
};
