import type { userOperations } from '@tokri/contracts/api';
import { commandSucceeded } from '@tokri/contracts/api';
import type { OperationHandlers } from '@tokri/service-kit/http';
import type { ChangeUserForm } from '../../application/accounts/change-user.ts';
import type { AddressPage } from '../../application/addresses/list-addresses.ts';
import type { NextId } from '../../application/ports/runtime.ts';
import type { UserView } from '../../application/accounts/read-user.ts';
import type { RemoveAddressCommand } from '../../application/addresses/remove-address.ts';
import type { SaveAddressCommand } from '../../application/addresses/save-address.ts';
import type { SaveStaffCommand } from '../../application/accounts/save-staff.ts';
import type { PartyForm } from '../../domain/companies/business-form.ts';
import type { Party } from '../../domain/companies/party.ts';
import type { User } from '../../domain/accounts/user.ts';
import { toAddressResponse, toCommandResponse, toUserResponse } from '../user-response.ts';
import type { UserResult } from '../../domain/user-result.ts';

export interface AccountUseCases {
  readonly readUser: (userId: number) => Promise<UserView | null>;
  readonly changeUser: (userId: number, form: ChangeUserForm) => Promise<UserResult<User>>;
  readonly listAddresses: (
    userId: number,
    page: { readonly page: number; readonly pageSize: number },
    options?: { readonly includesFormer?: boolean },
  ) => Promise<AddressPage>;
  readonly listUsers: (query: {
    readonly search: string;
    readonly page: number;
    readonly pageSize: number;
  }) => Promise<{ readonly users: readonly UserView[]; readonly total: number }>;
  readonly saveAddress: (command: SaveAddressCommand) => Promise<UserResult<number>>;
  readonly removeAddress: (command: RemoveAddressCommand) => Promise<UserResult<number>>;
  readonly saveStaff: (command: SaveStaffCommand) => Promise<UserResult<number>>;
  readonly saveParty: (
    command: PartyForm & { readonly actorId: number },
  ) => Promise<UserResult<number>>;
  readonly findParty: (partyId: number) => Promise<Party | null>;
  readonly nextAddressId: NextId;
}

type Handlers = OperationHandlers<typeof userOperations>;

const readHandlers = (useCases: AccountUseCases): Pick<Handlers, 'read-user' | 'read-profile'> => {
  const read = async (userId: number) => {
    const found = await useCases.readUser(userId);
    return {
      body: found ? [toUserResponse(found, await useCases.findParty(found.user.partyId))] : [],
    };
  };
  return {
    'read-user': ({ query }) => read(query.uId),
    'read-profile': ({ query }) => read(query.UserId),
  };
};

const addressHandlers = (
  useCases: AccountUseCases,
): Pick<Handlers, 'list-addresses' | 'save-address' | 'remove-address' | 'save-party'> => ({
  'list-addresses': async ({ query, pagination: page, caller }) => {
    // Staff see what the pages show to the customer, and no more.
    const includesFormer = query.All === '1' && caller.previewedBy === undefined;
    const { addresses, total, partyId } = await useCases.listAddresses(query.uId, page, {
      includesFormer,
    });
    const party = await useCases.findParty(partyId);
    return { body: addresses.map((address) => toAddressResponse(address, party)), total };
  },
  'save-address': async (request) => {
    const { body, language } = request;
    const saved = await useCases.saveAddress({
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
      newId: () => request.allocateId(useCases.nextAddressId),
    });
    return {
      body: [toCommandResponse(saved, language, commandSucceeded)],
    };
  },
  'remove-address': async ({ query, language }) => {
    const removed = await useCases.removeAddress({ userId: query.UserId, addressId: query.Id });
    return { body: [toCommandResponse(removed, language, commandSucceeded)] };
  },
  'save-party': async ({ body, caller, language }) => {
    const saved = await useCases.saveParty({
      actorId: caller.userId,
      gstin: body.GSTIN,
      name: body.Name,
      address: body.Address,
      pincode: body.Pincode,
      mobile: body.Mobile,
    });
    return {
      body: [toCommandResponse(saved, language, commandSucceeded)],
    };
  },
});

export const createAccountHandlers = (
  useCases: AccountUseCases,
): Pick<
  Handlers,
  | 'read-user'
  | 'read-profile'
  | 'change-user'
  | 'list-users'
  | 'save-staff'
  | 'list-addresses'
  | 'save-address'
  | 'remove-address'
  | 'save-party'
> => ({
  ...readHandlers(useCases),
  ...addressHandlers(useCases),
  'change-user': async ({ body, language }) => {
    const changed = await useCases.changeUser(body.UserId, {
      name: body.Name,
      mobile: body.Mobile,
      email: body.Email,
      address: body.Address,
      pincode: body.Pincode,
    });
    return {
      body: [toCommandResponse(changed, language, () => commandSucceeded(body.UserId))],
    };
  },
  'list-users': async ({ query, pagination: page }) => {
    const { users, total } = await useCases.listUsers({ search: query.Search ?? '', ...page });
    return { body: users.map((user) => toUserResponse(user)), total };
  },
  'save-staff': async ({ body, caller, language }) => {
    const saved = await useCases.saveStaff({
      granterId: caller.userId,
      mobile: body.Mobile,
      name: body.Name,
      permissions: body.Permissions,
      language,
    });
    return {
      body: [toCommandResponse(saved, language, commandSucceeded)],
    };
  },
});
