import { stateOfPincode } from '../domain/area.ts';
import type { Address } from '../domain/address.ts';
import type { Addresses, Areas, Users } from './ports.ts';

export interface AddressRead {
  readonly address: Address;
  readonly isPincodeServed: boolean;
}

export interface AddressPage {
  readonly addresses: readonly AddressRead[];
  readonly total: number;
}

/** U8, in order of saving. */
export const listAddresses = (ports: { readonly users: Users; readonly addresses: Addresses; readonly areas: Areas }) =>
  async (userId: number, page: { readonly page: number; readonly pageSize: number }): Promise<AddressPage> => {
    const ids = (await ports.users.find(userId))?.addressIds ?? [];
    const shown = ids.slice((page.page - 1) * page.pageSize, page.page * page.pageSize);
    const byId = new Map((await ports.addresses.findAll(shown)).map((address) => [address.id, address]));
    const addresses = shown.flatMap((id) => byId.get(id) ?? []);
    return { total: ids.length, addresses: addresses.map((address) => ({ address, isPincodeServed: stateOfPincode(ports.areas.all(), address.pincode) !== null })) };
  };
