import type { User } from '../../domain/accounts/user.ts';
import type { Party } from '../../domain/companies/party.ts';
import { toSearchFilter } from '../accounts/list-users.ts';
import type { Users } from '../ports/accounts.ts';
import type { Parties } from '../ports/companies.ts';
import type { Sessions } from '../ports/sessions.ts';

export interface CustomerListQuery {
  readonly search: string;
  readonly isBlocked: boolean;
  readonly page: number;
  readonly pageSize: number;
}

export interface CustomerEntry {
  readonly user: User;
  readonly party: Party | undefined;
  readonly lastSeenAt: Date | null;
}

export const listCustomers =
  (deps: { readonly users: Users; readonly parties: Parties; readonly sessions: Sessions }) =>
  async ({
    search,
    ...query
  }: CustomerListQuery): Promise<{
    readonly customers: readonly CustomerEntry[];
    readonly total: number;
  }> => {
    const { users, total } = await deps.users.list({ ...query, ...toSearchFilter(search) });
    const partyIds = [...new Set(users.map(({ partyId }) => partyId))].filter((id) => id > 0);
    const [parties, lastUses] = await Promise.all([
      partyIds.length > 0 ? deps.parties.findAll(partyIds) : [],
      deps.sessions.lastUses(users.map(({ id }) => id)),
    ]);
    const partyById = new Map(parties.map((party) => [party.id, party]));
    return {
      total,
      customers: users.map((user) => ({
        user,
        party: partyById.get(user.partyId),
        lastSeenAt: lastUses.get(user.id) ?? null,
      })),
    };
  };
