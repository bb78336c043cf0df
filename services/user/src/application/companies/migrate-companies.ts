import { ok } from '@tokri/contracts/result';
import type { FormerSettings } from '../../domain/companies/company.ts';
import {
  administratorPermissions,
  wasAdministratorBeforeSettings,
} from '../../domain/accounts/staff-permissions.ts';
import { updateAnyUser, type UpdateUserDeps } from '../accounts/update-user.ts';
import type { Companies } from '../ports/companies.ts';

interface MigrateCompaniesDeps extends UpdateUserDeps {
  readonly companies: Companies;
  readonly formerSettings: FormerSettings;
}

const pageSize = 100;

/** Nobody can grant a permission that nobody has. */
const grantSettings = async (deps: MigrateCompaniesDeps): Promise<void> => {
  for (let page = 1; ; page += 1) {
    const { users, total } = await deps.users.list({ page, pageSize, isStaff: true });
    for (const { id } of users.filter(wasAdministratorBeforeSettings))
      await updateAnyUser(deps)(id, (user) =>
        ok(wasAdministratorBeforeSettings(user) ? { permissions: administratorPermissions } : {}),
      );
    if (page * pageSize >= total) return;
  }
};

/** The permission comes first: a crash before the companies are complete repeats both. */
export const migrateCompanies = (deps: MigrateCompaniesDeps) => async (): Promise<void> => {
  if (await deps.companies.hasIncomplete()) await grantSettings(deps);
  await deps.companies.migrate(deps.formerSettings);
};
