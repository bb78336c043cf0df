import { defaultCompanyId } from '@tokri/contracts/platform';
import { ProblemError } from '@tokri/contracts/problems';
import { commandSucceeded } from '@tokri/contracts/api';
import type { userOperations } from '@tokri/contracts/api';
import { isEqualConstantTime } from '@tokri/service-kit/crypto';
import type { OperationHandlers } from '@tokri/service-kit/http';
import type { Company, CompanySetup } from '../../domain/companies/company.ts';
import { toCompanyResponse, toCommandResponse } from '../user-response.ts';
import type { UserResult } from '../../domain/user-result.ts';

export interface CompanyUseCases {
  readonly findCompany: (id: number) => Promise<Company | null>;
  readonly createCompany: (form: CompanySetup) => Promise<UserResult<number>>;
  readonly bootstrapToken: string;
}

const parseBootstrapToken = (authorization: string | undefined): string =>
  /^Bootstrap +(\S+) *$/i.exec(authorization ?? '')?.[1] ?? '';

export const createCompanyHandlers = (
  useCases: CompanyUseCases,
): Pick<OperationHandlers<typeof userOperations>, 'read-company' | 'create-company'> => ({
  'read-company': async ({ query }) => {
    const company = await useCases.findCompany(query.Id);
    return { body: company ? [toCompanyResponse(company)] : [] };
  },
  'create-company': async ({ body, headers, language }) => {
    if (!isEqualConstantTime(parseBootstrapToken(headers.authorization), useCases.bootstrapToken))
      throw new ProblemError('not-allowed');
    const created = await useCases.createCompany({
      company: {
        id: defaultCompanyId,
        name: body.Name,
        address: body.Address,
        stateCode: body.StateCode,
        gstin: body.GSTIN,
        fssai: body.Fssai,
        supportPhone: body.SupportPhone,
        supportMail: body.SupportMail,
        grievanceOfficer: body.GrievanceOfficer,
      },
      administrator: { mobile: body.AdministratorMobile, name: body.AdministratorName },
    });
    return {
      body: [toCommandResponse(created, language, commandSucceeded)],
    };
  },
});
