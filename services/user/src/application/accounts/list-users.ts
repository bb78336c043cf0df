import { checkMobile } from '@tokri/contracts/validation';
import type { Address } from '../../domain/addresses/address.ts';
import type { User } from '../../domain/accounts/user.ts';
import { toUserView } from './read-user.ts';
import type { UserView } from './read-user.ts';
import type { Addresses, ServiceAreas } from '../ports/addresses.ts';
import type { Users, UserQuery } from '../ports/accounts.ts';

export interface ListUsersDeps {
  readonly users: Users;
  readonly addresses: Addresses;
  readonly areas: ServiceAreas;
}

const withLocation = (user: User, saved: Address | undefined): User =>
  user.pincode === '' && saved ? { ...user, address: saved.address, pincode: saved.pincode } : user;

export const toSearchFilter = (search: string): Pick<UserQuery, 'mobile' | 'text'> => {
  const text = search.trim();
  if (text === '') return {};
  const mobile = checkMobile(text);
  if (mobile.ok) return { mobile: mobile.value };
  return { text };
};

export const listUsers =
  (deps: ListUsersDeps) =>
  async (query: {
    readonly search: string;
    readonly page: number;
    readonly pageSize: number;
  }): Promise<{ readonly users: readonly UserView[]; readonly total: number }> => {
    const { users, total } = await deps.users.list({
      page: query.page,
      pageSize: query.pageSize,
      ...toSearchFilter(query.search),
    });
    const firstAddressIds = users.flatMap(({ pincode, addressIds }) =>
      pincode === '' ? addressIds.slice(0, 1) : [],
    );
    const saved = new Map(
      (firstAddressIds.length > 0 ? await deps.addresses.findAll(firstAddressIds) : []).map(
        (address) => [address.id, address],
      ),
    );
    return {
      total,
      users: users.map((user) =>
        toUserView(deps.areas, withLocation(user, saved.get(user.addressIds[0] ?? 0))),
      ),
    };
  };
