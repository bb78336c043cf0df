import { maxAddressesPerPerson } from '@tokri/contracts/validation';
import type { Clock } from '@tokri/service-kit/use-case';
import type { Session } from '../../domain/sessions/session.ts';
import { readUser, type UserView } from '../accounts/read-user.ts';
import { listAddresses, type AddressView } from '../addresses/list-addresses.ts';
import type { Users } from '../ports/accounts.ts';
import type { Addresses, ServiceAreas } from '../ports/addresses.ts';
import type { Sessions } from '../ports/sessions.ts';

export interface CustomerView extends UserView {
  readonly addresses: readonly AddressView[];
  readonly sessions: readonly Session[];
}

export const readCustomer =
  (deps: {
    readonly users: Users;
    readonly addresses: Addresses;
    readonly areas: ServiceAreas;
    readonly sessions: Sessions;
    readonly clock: Clock;
  }) =>
  async (userId: number): Promise<CustomerView | null> => {
    const found = await readUser(deps)(userId);
    if (!found) return null;
    const [{ addresses }, sessions] = await Promise.all([
      listAddresses(deps)(userId, { page: 1, pageSize: maxAddressesPerPerson }),
      deps.sessions.listOpen(userId, deps.clock()),
    ]);
    return { ...found, addresses, sessions };
  };
