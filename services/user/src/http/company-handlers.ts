import { firstCompanyId, Problem } from '@tokri/contracts';
import { done } from '@tokri/contracts/http';
import type { userOperations } from '@tokri/contracts/http';
import { sameText } from '@tokri/service-kit/crypto';
import type { Handlers } from '@tokri/service-kit/http';
import type { Company, Foundation } from '../domain/company.ts';
import { companyEntry, refusedEntry } from './answers.ts';
import type { UserOutcome } from '../domain/refusal.ts';

export interface CompanyUseCases {
  readonly findCompany: (id: number) => Promise<Company | null>;
  readonly createCompany: (form: Foundation) => Promise<UserOutcome<number>>;
  readonly bootstrapToken: string;
}

const presentedToken = (authorization: string | undefined): string =>
  /^Bootstrap +(\S+) *$/i.exec(authorization ?? '')?.[1] ?? '';

export const companyHandlers = (
  use: CompanyUseCases,
): Pick<Handlers<typeof userOperations>, 'read-company' | 'create-company'> => ({
  'read-company': async ({ query }) => {
    const company = await use.findCompany(query.Id);
    return { body: company ? [companyEntry(company)] : [] };
  },
  'create-company': async ({ body, headers, language }) => {
    if (!sameText(presentedToken(headers.authorization), use.bootstrapToken))
      throw new Problem('not-allowed');
    const created = await use.createCompany({
      company: {
        id: firstCompanyId,
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
    return { body: [created.ok ? done(created.value) : refusedEntry(created, language)] };
  },
});
