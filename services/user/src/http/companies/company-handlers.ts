import { commandSucceeded } from '@tokri/contracts/api';
import type { RequestBody, userOperations } from '@tokri/contracts/api';
import { financialYear, shopDate } from '@tokri/contracts/dates';
import { defaultCompanyId } from '@tokri/contracts/platform';
import { ProblemError } from '@tokri/contracts/problems';
import { isEqualConstantTime } from '@tokri/service-kit/crypto';
import type { OperationHandlers } from '@tokri/service-kit/http';
import type { Clock } from '@tokri/service-kit/use-case';
import type { CompanyEdit } from '../../application/companies/change-company-settings.ts';
import type { Company, CompanyDetails, CompanySetup } from '../../domain/companies/company.ts';
import type { UserResult } from '../../domain/user-result.ts';
import { toCommandResponse } from '../user-response.ts';
import { toCompanyResponse, toCompanySettingsResponse } from './company-response.ts';

export interface CompanyUseCases {
  readonly findCompany: (id: number) => Promise<Company | null>;
  readonly createCompany: (form: CompanySetup) => Promise<UserResult<number>>;
  readonly changeCompanySettings: (edit: CompanyEdit) => Promise<UserResult<number>>;
  readonly clock: Clock;
  readonly bootstrapToken: string;
}

const parseBootstrapToken = (authorization: string | undefined): string =>
  /^Bootstrap +(\S+) *$/i.exec(authorization ?? '')?.[1] ?? '';

type CompanyBody = Omit<
  RequestBody<typeof userOperations.saveCompanySettings>,
  'Rev' | 'NextPrefixes'
>;

const toDetails = (body: CompanyBody): CompanyDetails => ({
  name: body.Name,
  brand: body.Brand,
  hindiBrand: body.HindiBrand,
  address: body.Address,
  stateCode: body.StateCode,
  gstin: body.GSTIN,
  fssai: body.Fssai,
  supportPhone: body.SupportPhone,
  supportMail: body.SupportMail,
  careNumber: body.CareNumber,
  grievanceOfficer: body.GrievanceOfficer,
  roundToRupee: body.RoundToRupee,
  upiId: body.UpiId,
  upiName: body.UpiName,
});

type CompanyOperationId =
  'read-company' | 'create-company' | 'read-company-settings' | 'save-company-settings';

export const createCompanyHandlers = (
  useCases: CompanyUseCases,
): Pick<OperationHandlers<typeof userOperations>, CompanyOperationId> => {
  const today = () => shopDate(useCases.clock());
  return {
    'read-company': async ({ query }) => {
      const company = await useCases.findCompany(query.Id);
      return { body: company ? [toCompanyResponse(company)] : [] };
    },
    'read-company-settings': async () => {
      const company = await useCases.findCompany(defaultCompanyId);
      if (!company) throw new ProblemError('not-found');
      return { body: toCompanySettingsResponse(company, today()) };
    },
    'save-company-settings': async ({ body, caller, language }) => {
      const saved = await useCases.changeCompanySettings({
        rev: body.Rev,
        details: toDetails(body),
        nextPrefixes: body.NextPrefixes,
        actorId: caller.userId,
      });
      return { body: [toCommandResponse(saved, language, commandSucceeded)] };
    },
    'create-company': async ({ body, headers, language }) => {
      if (!isEqualConstantTime(parseBootstrapToken(headers.authorization), useCases.bootstrapToken))
        throw new ProblemError('not-allowed');
      const created = await useCases.createCompany({
        company: toDetails(body),
        billPrefixes: { fromYear: financialYear(today()), prefixes: body.Prefixes },
        administrator: { mobile: body.AdministratorMobile, name: body.AdministratorName },
      });
      return { body: [toCommandResponse(created, language, commandSucceeded)] };
    },
  };
};
