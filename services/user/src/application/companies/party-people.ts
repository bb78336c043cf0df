import type { Pagination, PartyRole } from '@tokri/contracts/platform';
import type { Clock } from '@tokri/service-kit/use-case';
import { changeRoles, leaveParty } from '../../domain/companies/party.ts';
import type { User } from '../../domain/accounts/user.ts';
import type { UserResult } from '../../domain/user-result.ts';
import { updateUser } from '../accounts/update-user.ts';
import type { Addresses } from '../ports/addresses.ts';
import type { Users } from '../ports/accounts.ts';
import type { Audit } from '../ports/runtime.ts';

export interface PartyPeopleDeps {
  readonly users: Users;
  readonly addresses: Pick<Addresses, 'findAll'>;
  readonly clock: Clock;
  readonly audit: Audit;
}

export interface PartyPersonCommand {
  readonly partyId: number;
  readonly userId: number;
  readonly actorId: number;
}

export const listPartyPeople =
  ({ users }: Pick<PartyPeopleDeps, 'users'>) =>
  (query: Pagination & { readonly partyId: number }) =>
    users.list(query);

export const setPartyRoles =
  (deps: PartyPeopleDeps) =>
  async (
    command: PartyPersonCommand & { readonly roles: readonly PartyRole[] },
  ): Promise<UserResult<User>> => {
    const { userId, actorId } = command;
    const saved = await updateUser(deps)(userId, (user) => changeRoles(user, command));
    if (saved.ok) deps.audit('the roles of a person of a party changed', { userId, actorId });
    return saved;
  };

/** Bills of earlier orders stay with the party. */
export const removePartyPerson =
  (deps: PartyPeopleDeps) =>
  async ({ partyId, userId, actorId }: PartyPersonCommand): Promise<UserResult<User>> => {
    const person = await deps.users.find(userId);
    const saved = await deps.addresses.findAll(person?.addressIds ?? []);
    const ownAddressIds = saved.filter(({ source }) => source === 1).map(({ id }) => id);
    const left = await updateUser(deps)(userId, (user) =>
      leaveParty(user, { partyId, ownAddressIds }),
    );
    if (left.ok) deps.audit('a person was removed from a party', { userId, actorId });
    return left;
  };
