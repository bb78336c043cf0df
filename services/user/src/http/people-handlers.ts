import type { userOperations } from '@tokri/contracts/http';
import { done } from '@tokri/contracts/http';
import type { Handlers } from '@tokri/service-kit/http';
import type { AddressPage } from '../application/list-addresses.ts';
import type { NextId } from '../application/ports.ts';
import type { UserRead } from '../application/read-user.ts';
import type { SaveAddress } from '../application/save-address.ts';
import type { SaveStaff } from '../application/save-staff.ts';
import type { Party, PartyForm } from '../domain/party.ts';
import type { Profile } from '../domain/profile.ts';
import type { User } from '../domain/user.ts';
import { addressEntry, refusedEntry, userRecord } from './answers.ts';
import type { UserOutcome } from '../domain/refusal.ts';

export interface PeopleUseCases {
  readonly readUser: (userId: number) => Promise<UserRead | null>;
  readonly changeUser: (userId: number, form: Profile) => Promise<UserOutcome<User>>;
  readonly listAddresses: (
    userId: number,
    page: { readonly page: number; readonly pageSize: number },
  ) => Promise<AddressPage>;
  readonly listUsers: (wish: {
    readonly search: string;
    readonly page: number;
    readonly pageSize: number;
  }) => Promise<{ readonly users: readonly UserRead[]; readonly total: number }>;
  readonly saveAddress: (command: SaveAddress) => Promise<UserOutcome<number>>;
  readonly saveStaff: (command: SaveStaff) => Promise<UserOutcome<number>>;
  readonly saveParty: (
    command: PartyForm & { readonly by: number },
  ) => Promise<UserOutcome<number>>;
  readonly partyOf: (partyId: number) => Promise<Party | null>;
  readonly nextAddressId: NextId;
}

type Rows =
  | 'read-user'
  | 'read-profile'
  | 'change-user'
  | 'list-addresses'
  | 'save-address'
  | 'save-staff'
  | 'save-party'
  | 'list-users';

export const peopleHandlers = (
  use: PeopleUseCases,
): Pick<Handlers<typeof userOperations>, Rows> => {
  const read = async (userId: number) => {
    const found = await use.readUser(userId);
    return { body: found ? [userRecord(found, await use.partyOf(found.user.partyId))] : [] };
  };
  return {
    'read-user': ({ query }) => read(query.uId),
    'read-profile': ({ query }) => read(query.UserId),
    'change-user': async ({ body, language }) => {
      const changed = await use.changeUser(body.UserId, {
        name: body.Name,
        email: body.Email,
        address: body.Address,
        pincode: body.Pincode,
      });
      return { body: [changed.ok ? done(body.UserId) : refusedEntry(changed, language)] };
    },
    'list-addresses': async ({ query, page }) => {
      const { addresses, total, partyId } = await use.listAddresses(query.uId, page);
      const party = await use.partyOf(partyId);
      return { body: addresses.map((address) => addressEntry(address, party)), total };
    },
    'list-users': async ({ query, page }) => {
      const { users, total } = await use.listUsers({ search: query.Search ?? '', ...page });
      return { body: users.map((user) => userRecord(user)), total };
    },
    'save-address': async (call) => {
      const { body, language } = call;
      const saved = await use.saveAddress({
        userId: body.UserId,
        replacedId: body.Id,
        source: body.Source,
        form: {
          name: body.Name,
          mobile: body.Mobile,
          email: body.Email,
          address: body.Address,
          pincode: body.Pincode,
        },
        newId: () => call.allocateId(use.nextAddressId),
      });
      return { body: [saved.ok ? done(saved.value) : refusedEntry(saved, language)] };
    },
    'save-staff': async ({ body, caller, language }) => {
      const saved = await use.saveStaff({
        giverId: caller.userId,
        mobile: body.Mobile,
        name: body.Name,
        permissions: body.Permissions,
      });
      return { body: [saved.ok ? done(saved.value) : refusedEntry(saved, language)] };
    },
    'save-party': async ({ body, caller, language }) => {
      const saved = await use.saveParty({
        by: caller.userId,
        name: body.Name,
        gstin: body.GSTIN,
        address: body.Address,
        pincode: body.Pincode,
        mobile: body.Mobile,
      });
      return { body: [saved.ok ? done(saved.value) : refusedEntry(saved, language)] };
    },
  };
};
