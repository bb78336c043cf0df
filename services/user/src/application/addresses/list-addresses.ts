import { paginate, type Pagination } from '@tokri/contracts/platform';
import { findStateCode } from '../../domain/addresses/service-area.ts';
import type { Address } from '../../domain/addresses/address.ts';
import type { Addresses, ServiceAreas } from '../ports/addresses.ts';
import type { Users } from '../ports/accounts.ts';

export interface AddressView {
  readonly address: Address;
  readonly isPincodeServed: boolean;
}

export interface AddressPage {
  readonly addresses: readonly AddressView[];
  readonly total: number;
  readonly partyId: number;
}

export const listAddresses =
  (deps: { readonly users: Users; readonly addresses: Addresses; readonly areas: ServiceAreas }) =>
  async (userId: number, page: Pagination): Promise<AddressPage> => {
    const user = await deps.users.find(userId);
    const ids = user?.addressIds ?? [];
    const pageIds = paginate(ids, page);
    const byId = new Map(
      (await deps.addresses.findAll(pageIds)).map((address) => [address.id, address]),
    );
    const addresses = pageIds.flatMap((id) => byId.get(id) ?? []);
    return {
      total: ids.length,
      partyId: user?.partyId ?? 0,
      addresses: addresses.map((address) => ({
        address,
        isPincodeServed: findStateCode(deps.areas.all(), address.pincode) !== null,
      })),
    };
  };
