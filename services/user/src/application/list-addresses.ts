import { pageOf, type Page } from '@tokri/contracts';
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
  /** Of the person whose they are. */
  readonly partyId: number;
}

/** U8, in order of saving. */
export const listAddresses =
  (ports: { readonly users: Users; readonly addresses: Addresses; readonly areas: Areas }) =>
  async (userId: number, page: Page): Promise<AddressPage> => {
    const user = await ports.users.find(userId);
    const ids = user?.addressIds ?? [];
    const shown = pageOf(ids, page);
    const byId = new Map(
      (await ports.addresses.findAll(shown)).map((address) => [address.id, address]),
    );
    const addresses = shown.flatMap((id) => byId.get(id) ?? []);
    return {
      total: ids.length,
      partyId: user?.partyId ?? 0,
      addresses: addresses.map((address) => ({
        address,
        isPincodeServed: stateOfPincode(ports.areas.all(), address.pincode) !== null,
      })),
    };
  };
