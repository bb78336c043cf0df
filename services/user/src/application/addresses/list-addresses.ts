import { paginate, type Pagination } from '@tokri/contracts/platform';
import { findStateCode } from '../../domain/addresses/service-area.ts';
import type { Address } from '../../domain/addresses/address.ts';
import type { Addresses, ServiceAreas } from '../ports/addresses.ts';
import type { Users } from '../ports/accounts.ts';

export interface AddressView {
  readonly address: Address;
  readonly isPincodeServed: boolean;
  readonly isListed: boolean;
}

export interface AddressPage {
  readonly addresses: readonly AddressView[];
  readonly total: number;
  readonly partyId: number;
}

/** Those on the list of the person first, then those that were replaced or removed. */
export const listAddresses =
  (deps: { readonly users: Users; readonly addresses: Addresses; readonly areas: ServiceAreas }) =>
  async (
    userId: number,
    page: Pagination,
    { includesFormer = false }: { readonly includesFormer?: boolean } = {},
  ): Promise<AddressPage> => {
    const user = await deps.users.find(userId);
    const listedIds = user?.addressIds ?? [];
    const former = includesFormer ? await deps.addresses.listIds(userId) : [];
    const ids = [...new Set([...listedIds, ...former])];
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
        isListed: listedIds.includes(address.id),
        isPincodeServed: findStateCode(deps.areas.all(), address.pincode) !== null,
      })),
    };
  };
