import type { PartyRole } from '@tokri/contracts/platform';
import type { Pagination } from '@tokri/contracts/platform';
import type { Clock } from '@tokri/service-kit/use-case';
import { changeRoles, leaveParty } from '../../domain/companies/party.ts';
import type { User } from '../../domain/accounts/user.ts';
import type { UserResult } from '../../domain/user-result.ts';
import { readUser } from '../accounts/read-user.ts';
import { updateUser } from '../accounts/update-user.ts';
import type { Addresses, ServiceAreas } from '../ports/addresses.ts';
import type { Users } from '../ports/accounts.ts';
import type { Audit } from '../ports/runtime.ts';

export interface PartyPeopleDeps {
  readonly users: Users;
  readonly addresses: Pick<Addresses, 'findAll'>;
  readonly areas: ServiceAreas;
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

const audited = (
  { audit }: PartyPeopleDeps,
  message: string,
  { userId, actorId }: PartyPersonCommand,
) => {
  audit(message, { userId, actorId });
};

export const setPartyRoles =
  (deps: PartyPeopleDeps) =>
  async (
    command: PartyPersonCommand & { readonly roles: readonly PartyRole[] },
  ): Promise<UserResult<User>> => {
    const saved = await updateUser(deps)(command.userId, (user) => changeRoles(user, command));
    if (saved.ok) audited(deps, 'the roles of a person of a party changed', command);
    return saved;
  };

/** Bills of earlier orders stay with the party. */
export const removePartyPerson =
  (deps: PartyPeopleDeps) =>
  async (command: PartyPersonCommand): Promise<UserResult<User>> => {
    const found = await readUser(deps)(command.userId);
    const saved = await deps.addresses.findAll(found?.user.addressIds ?? []);
    const ownAddressIds = saved.filter(({ source }) => source === 1).map(({ id }) => id);
    const left = await updateUser(deps)(command.userId, (user) =>
      leaveParty(user, { partyId: command.partyId, ownAddressIds }),
    );
    if (left.ok) audited(deps, 'a person was removed from a party', command);
    return left;
  };
