import { defaultCompanyId } from '@tokri/contracts/platform';
import { err, ok } from '@tokri/contracts/result';
import type { Clock } from '@tokri/service-kit/use-case';
import { checkCompanySetup } from '../../domain/companies/company.ts';
import type { Administrator, CompanySetup } from '../../domain/companies/company.ts';
import type { Identity } from '../../domain/accounts/identity.ts';
import { administratorPermissions } from '../../domain/accounts/staff-permissions.ts';
import type { User } from '../../domain/accounts/user.ts';
import type { Audit } from '../ports/runtime.ts';
import type { Companies } from '../ports/companies.ts';
import type { Users } from '../ports/accounts.ts';
import { updateUser } from '../accounts/update-user.ts';
import type { UserResult } from '../../domain/user-result.ts';

export interface CreateCompanyDeps {
  readonly companies: Companies;
  readonly users: Users;
  readonly clock: Clock;
  readonly register: (identity: Identity) => Promise<User>;
  readonly audit: Audit;
}

const appointAdministrator = async (
  deps: CreateCompanyDeps,
  administrator: Administrator,
): Promise<void> => {
  const person = await deps.register({ channel: 'sms', contact: administrator.mobile });
  await updateUser(deps)(person.id, () =>
    ok({ permissions: administratorPermissions, name: administrator.name }),
  );
  await deps.companies.markReady(defaultCompanyId);
  deps.audit('the first administrator was appointed', { userId: person.id });
};

/**
 * The company is inserted before its administrator is appointed, so a second one cannot be created.
 * A repeated call finishes an interrupted setup.
 */
export const createCompany =
  (deps: CreateCompanyDeps) =>
  async (form: CompanySetup): Promise<UserResult<number>> => {
    const setup = checkCompanySetup(form);
    if (!setup.ok) return setup;
    const isCreated = await deps.companies.create(defaultCompanyId, setup.value);
    const administrator = await deps.companies.pendingAdministrator(defaultCompanyId);
    if (administrator) await appointAdministrator(deps, administrator);
    return isCreated ? ok(defaultCompanyId) : err('company-exists');
  };
