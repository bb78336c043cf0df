import { checkMobile } from '@tokri/contracts';
import type { Address } from '../domain/address.ts';
import type { User } from '../domain/user.ts';
import { withPincode } from './read-user.ts';
import type { UserRead } from './read-user.ts';
import type { Addresses, Areas, Users, UserWish } from './ports.ts';

export interface ListPorts {
  readonly users: Users;
  readonly addresses: Addresses;
  readonly areas: Areas;
}

/** Where a person is: as they told of themselves, else the first address they saved. */
const located = (user: User, saved: Address | undefined): User =>
  user.pincode === '' && saved ? { ...user, address: saved.address, pincode: saved.pincode } : user;

/** A whole number as identities spell it; its beginning as it is. */
const wishOf = (search: string): Pick<UserWish, 'mobile' | 'text'> => {
  const text = search.trim();
  if (text === '') return {};
  const mobile = checkMobile(text);
  if (mobile.ok) return { mobile: mobile.value };
  return { text };
};

/** U10, newest first. */
export const listUsers =
  (ports: ListPorts) =>
  async (wish: {
    readonly search: string;
    readonly page: number;
    readonly pageSize: number;
  }): Promise<{ readonly users: readonly UserRead[]; readonly total: number }> => {
    const { users, total } = await ports.users.list({
      page: wish.page,
      pageSize: wish.pageSize,
      ...wishOf(wish.search),
    });
    const firstIds = users.flatMap(({ pincode, addressIds }) =>
      pincode === '' ? addressIds.slice(0, 1) : [],
    );
    const saved = new Map(
      (firstIds.length > 0 ? await ports.addresses.findAll(firstIds) : []).map((address) => [
        address.id,
        address,
      ]),
    );
    return {
      total,
      users: users.map((user) =>
        withPincode(ports.areas, located(user, saved.get(user.addressIds[0] ?? 0))),
      ),
    };
  };
