import type { BusinessApplicationState, Pagination } from '@tokri/contracts/platform';
import type { User } from '../../domain/accounts/user.ts';
import type { BusinessApplication } from '../../domain/companies/business-application.ts';
import type { Party } from '../../domain/companies/party.ts';
import type { Users } from '../ports/accounts.ts';
import type { BusinessApplications, Parties } from '../ports/companies.ts';

export interface ApplicationView {
  readonly application: BusinessApplication;
  readonly person: User | null;
  /** The business customer with the GSTIN. */
  readonly party: Party | null;
}

export const listApplications =
  (deps: {
    readonly applications: BusinessApplications;
    readonly users: Pick<Users, 'find'>;
    readonly parties: Pick<Parties, 'findByGstin'>;
  }) =>
  async (
    query: Pagination & { readonly state?: BusinessApplicationState | undefined },
  ): Promise<{ readonly views: readonly ApplicationView[]; readonly total: number }> => {
    const { applications, total } = await deps.applications.list(query);
    const views = await Promise.all(
      applications.map(async (application) => ({
        application,
        person: await deps.users.find(application.userId),
        party: await deps.parties.findByGstin(application.gstin),
      })),
    );
    return { views, total };
  };
