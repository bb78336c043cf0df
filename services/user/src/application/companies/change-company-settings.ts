import { shopDate } from '@tokri/contracts/dates';
import { nextFinancialYear, type BillPrefixes } from '@tokri/contracts/orders';
import { defaultCompanyId } from '@tokri/contracts/platform';
import { ProblemError } from '@tokri/contracts/problems';
import { err, ok } from '@tokri/contracts/result';
import type { Clock } from '@tokri/service-kit/use-case';
import { changeCompany } from '../../domain/companies/company.ts';
import type { CompanyDetails } from '../../domain/companies/company.ts';
import type { UserResult } from '../../domain/user-result.ts';
import type { Companies } from '../ports/companies.ts';
import type { Audit } from '../ports/runtime.ts';

export interface CompanyEdit {
  readonly rev: number;
  readonly details: CompanyDetails;
  readonly nextPrefixes: BillPrefixes;
  readonly actorId: number;
}

export const changeCompanySettings =
  (deps: { readonly companies: Companies; readonly clock: Clock; readonly audit: Audit }) =>
  async (edit: CompanyEdit): Promise<UserResult<number>> => {
    const company = await deps.companies.find(defaultCompanyId);
    if (!company) throw new ProblemError('not-found');
    const change = changeCompany(company, {
      rev: edit.rev,
      details: edit.details,
      next: {
        fromYear: nextFinancialYear(shopDate(deps.clock())),
        prefixes: edit.nextPrefixes,
      },
    });
    if (!change.ok) return change;
    if (!(await deps.companies.save(company, change.value))) return err('company-changed');
    deps.audit('the company was changed', { actorId: edit.actorId });
    return ok(company.id);
  };
