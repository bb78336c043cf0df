import { ok, Problem, refusal } from '@tokri/contracts';
import { checkAddressForm, isPartyAddressLocked, listWithAddress } from '../domain/address.ts';
import type { Address, AddressForm, AddressSource } from '../domain/address.ts';
import { stateOfPincode } from '../domain/area.ts';
import type { Addresses, Areas, Clock, NextId, Users } from './ports.ts';
import { updateUser } from './update-user.ts';
import type { UserOutcome } from '../domain/refusal.ts';

export interface SavePorts {
  readonly users: Users;
  readonly addresses: Addresses;
  readonly areas: Areas;
  readonly clock: Clock;
}

export interface SaveAddress {
  readonly userId: number;
  /** The address that the new one replaces; 0 adds one. */
  readonly replacedId: number;
  readonly source: AddressSource;
  readonly form: AddressForm;
  /** The same id for a repeat of the same call. */
  readonly newId: NextId;
}

const ownAddress = async (
  addresses: Addresses,
  id: number,
  userId: number,
): Promise<Address | null> => {
  if (id === 0) return null;
  const address = await addresses.find(id);
  if (!address) throw new Problem('not-found');
  if (address.userId !== userId) throw new Problem('not-allowed');
  return address;
};

/**
 * U9. Always a new address, because an order may name the old one. Written first and unseen; the person's list shows it, and drops the one replaced,
 * in one later write. A crash between the two leaves an address that nobody sees.
 * @throws Problem `not-found` for an unknown `replacedId` (one replaced before counts as unknown), `not-allowed` for somebody else's.
 */
export const saveAddress =
  (ports: SavePorts) =>
  async (command: SaveAddress): Promise<UserOutcome<number>> => {
    const form = checkAddressForm(command.form);
    if (!form.ok) return form;
    const stateCode = stateOfPincode(ports.areas.all(), form.value.pincode);
    if (stateCode === null) return refusal('pincode-not-served');
    const replaced = await ownAddress(ports.addresses, command.replacedId, command.userId);
    const user = await ports.users.find(command.userId);
    if (!user) throw new Problem('not-found');
    if (isPartyAddressLocked(user, command.source, replaced)) return refusal('party-address');
    const id = await command.newId();
    const room = listWithAddress(user.addressIds, id, command.replacedId);
    if (!room.ok) return room;
    await ports.addresses.insert({
      id,
      userId: command.userId,
      source: command.source,
      stateCode,
      savedAt: ports.clock(),
      ...form.value,
    });
    const saved = await updateUser(ports)(command.userId, ({ addressIds }) => {
      const isStale =
        command.replacedId > 0 &&
        !addressIds.includes(command.replacedId) &&
        !addressIds.includes(id);
      if (isStale) throw new Problem('not-found');
      const list = listWithAddress(addressIds, id, command.replacedId);
      return list.ok ? ok({ addressIds: list.value }) : list;
    });
    return saved.ok ? ok(id) : saved;
  };
