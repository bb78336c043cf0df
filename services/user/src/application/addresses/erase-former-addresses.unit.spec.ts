import type { Address } from '../../domain/addresses/address.ts';
import type { User } from '../../domain/accounts/user.ts';
import { eraseFormerAddresses } from './erase-former-addresses.ts';

const now = new Date('2026-11-30T10:00:00Z');
const lastDay = new Date('2027-03-30T10:00:00Z');

const createScenario = ({
  unreviewed = [],
  expired = [],
  listedIds = [],
}: {
  readonly unreviewed?: readonly Partial<Address>[];
  readonly expired?: readonly Partial<Address>[];
  readonly listedIds?: readonly number[];
}) => {
  const writes: unknown[] = [];
  const record = async (...write: unknown[]): Promise<void> =>
    Promise.resolve(void writes.push(write));
  const listOnce = (addresses: readonly Partial<Address>[]) => {
    const batches = [addresses, []];
    return () => Promise.resolve((batches.shift() ?? []) as Address[]);
  };
  const run = eraseFormerAddresses({
    users: { find: () => Promise.resolve({ addressIds: listedIds } as unknown as User) },
    addresses: {
      listUnreviewed: listOnce(unreviewed),
      listExpired: listOnce(expired),
      markReviewed: (id, keptUntil) => record('review', id, keptUntil),
      clearKeptUntil: ({ id }) => record('keep', id),
      erase: (id) => record('erase', id),
    },
    clock: () => now,
  });
  return { run, writes };
};

describe('eraseFormerAddresses', () => {
  it('gives addresses that are not listed 120 days, and listed or erased ones no last day', async () => {
    const { run, writes } = createScenario({
      unreviewed: [{ id: 1 }, { id: 2 }, { id: 3, isErased: true }],
      listedIds: [2],
    });
    await run();
    expect(writes).toEqual([
      ['review', 1, lastDay],
      ['review', 2, null],
      ['review', 3, null],
    ]);
  });

  it('erases expired addresses but never a listed one', async () => {
    const { run, writes } = createScenario({ expired: [{ id: 1 }, { id: 2 }], listedIds: [2] });
    await run();
    expect(writes).toEqual([
      ['erase', 1],
      ['keep', 2],
    ]);
  });
});
