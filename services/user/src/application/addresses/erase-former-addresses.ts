import { runEach, type Clock } from '@tokri/service-kit/use-case';
import type { Address } from '../../domain/addresses/address.ts';
import { formerUntil } from '../../domain/addresses/former-address.ts';
import type { Users } from '../ports/accounts.ts';
import type { Addresses } from '../ports/addresses.ts';

const batchSize = 100;

export interface FormerAddressDeps {
  readonly users: Pick<Users, 'find'>;
  readonly addresses: Pick<
    Addresses,
    'listUnreviewed' | 'listExpired' | 'markReviewed' | 'clearKeptUntil' | 'erase'
  >;
  readonly clock: Clock;
}

const isListed = async ({ users }: FormerAddressDeps, { id, userId }: Address): Promise<boolean> =>
  (await users.find(userId))?.addressIds.includes(id) ?? false;

/**
 * The list of the person decides: a crash between the two writes of a change leaves an address that
 * is not listed, or a last day on one that is. Addresses from before there was a last day have none.
 */
const review = async (deps: FormerAddressDeps, address: Address): Promise<void> => {
  const isKept = address.isErased === true || (await isListed(deps, address));
  await deps.addresses.markReviewed(address.id, isKept ? null : formerUntil(deps.clock()));
};

const expire = async (deps: FormerAddressDeps, address: Address): Promise<void> => {
  if (await isListed(deps, address)) await deps.addresses.clearKeptUntil(address);
  else await deps.addresses.erase(address.id);
};

const forAll = async (
  list: () => Promise<readonly Address[]>,
  settle: (address: Address) => Promise<void>,
): Promise<void> => {
  let addresses = await list();
  while (addresses.length > 0) {
    await runEach(addresses, settle);
    addresses = await list();
  }
};

/** Erases addresses that were replaced or removed, once their last day is over. */
export const eraseFormerAddresses = (deps: FormerAddressDeps) => async (): Promise<void> => {
  await forAll(
    () => deps.addresses.listUnreviewed(batchSize),
    (address) => review(deps, address),
  );
  await forAll(
    () => deps.addresses.listExpired(deps.clock(), batchSize),
    (address) => expire(deps, address),
  );
};
