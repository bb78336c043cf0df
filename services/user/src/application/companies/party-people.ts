import type { Pagination, PartyRole } from '@tokri/contracts/platform';
import type { Clock } from '@tokri/service-kit/use-case';
import { formerUntil } from '../../domain/addresses/former-address.ts';
import { changeRoles, leaveParty } from '../../domain/companies/party.ts';
import type { User } from '../../domain/accounts/user.ts';
import type { UserResult } from '../../domain/user-result.ts';
import { updateUser } from '../accounts/update-user.ts';
import type { Addresses } from '../ports/addresses.ts';
import type { BusinessApplications } from '../ports/companies.ts';
import type { Users } from '../ports/accounts.ts';
import type { Audit } from '../ports/runtime.ts';

export interface PartyPeopleDeps {
  readonly users: Users;
  readonly addresses: Pick<Addresses, 'findAll' | 'setKeptUntil'>;
  readonly applications: Pick<BusinessApplications, 'deleteApproved'>;
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

/**
 * Bills of earlier orders stay with the party. The last day of its addresses is stored first, because
 * a review takes it back if the list is not changed. The application goes first as well: an approval
 * that is still being carried out would make the person a member again.
 */
export const removePartyPerson =
  (deps: PartyPeopleDeps) =>
  async ({ partyId, userId, actorId }: PartyPersonCommand): Promise<UserResult<User>> => {
    const person = await deps.users.find(userId);
    const isMember = person?.partyId === partyId && !person.erasure;
    const listed = await deps.addresses.findAll(isMember ? person.addressIds : []);
    const partyAddressIds = listed.filter(({ source }) => source === 0).map(({ id }) => id);
    for (const id of partyAddressIds)
      await deps.addresses.setKeptUntil(id, formerUntil(deps.clock()));
    if (isMember) await deps.applications.deleteApproved(userId);
    const left = await updateUser(deps)(userId, (user) =>
      leaveParty(user, { partyId, partyAddressIds }),
    );
    if (left.ok) deps.audit('a person was removed from a party', { userId, actorId });
    return left;
  };
