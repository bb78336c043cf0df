import { maxAddressesPerPerson } from '@tokri/contracts/validation';
import { newUser, type User, type UserChange } from '../../domain/accounts/user.ts';
import type { Address } from '../../domain/addresses/address.ts';
import {
  openApplication,
  type ApplicationChange,
  type BusinessApplication,
} from '../../domain/companies/business-application.ts';
import type { Party } from '../../domain/companies/party.ts';
import {
  approveApplication,
  finishApprovals,
  type DecideApplicationDeps,
} from './decide-application.ts';

const now = new Date('2026-11-30T06:00:00Z');
const shop = { name: 'Chai Corner', address: '7, 80 Feet Road', pincode: '560034' };
const details = { ...shop, gstin: '29AADFC1212Q1ZE', stateCode: '29', portalName: '' };
const pending: BusinessApplication = { ...openApplication(details, now), userId: 7, rev: 0 };
const approved: BusinessApplication = {
  ...pending,
  state: 'approved',
  decidedAt: now,
  roles: ['buyer'],
  partyId: 0,
};
const fullList = Array.from({ length: maxAddressesPerPerson }, (_, at) => at + 1);

const createScenario = (
  people: Readonly<Record<number, readonly number[]>>,
  stored: readonly BusinessApplication[],
) => {
  const users = new Map<number, User>(
    Object.entries(people).map(([id, addressIds]) => [
      Number(id),
      { ...newUser(Number(id), { channel: 'sms', contact: '+919000000001' }, now), addressIds },
    ]),
  );
  const parties: Party[] = [];
  const addresses: Partial<Address>[] = [];
  const changes: ApplicationChange[] = [];
  const audit = jest.fn();
  const deps = {
    users: {
      find: (id: number) => Promise.resolve(users.get(id) ?? null),
      save: (user: User, change: UserChange) => {
        users.set(user.id, { ...user, ...change, rev: user.rev + 1 });
        return Promise.resolve(users.get(user.id));
      },
    },
    parties: {
      nextId: () => Promise.resolve(parties.length + 1),
      findByGstin: () => Promise.resolve(parties[0] ?? null),
      insert: (party: Party) => Promise.resolve(void parties.push(party)),
    },
    addresses: {
      findAll: (ids: readonly number[]) =>
        Promise.resolve(addresses.filter(({ id }) => ids.includes(id ?? 0))),
      insert: (address: Partial<Address>) => Promise.resolve(void addresses.push(address)),
    },
    applications: {
      find: (userId: number) =>
        Promise.resolve(stored.find((application) => application.userId === userId) ?? null),
      listUnfinished: () => Promise.resolve(stored),
      save: (_application: unknown, change: ApplicationChange) => {
        changes.push(change);
        return Promise.resolve(true);
      },
    },
    nextAddressId: () => Promise.resolve(100 + addresses.length),
    clock: () => now,
    audit,
  } as unknown as DecideApplicationDeps;
  return { deps, users, parties, addresses, changes, audit };
};

describe('approveApplication', () => {
  const command = { userId: 7, rev: 0, roles: ['buyer'], actorId: 1 } as const;

  it('stores nothing when the list of the person has no room for the address of the party', async () => {
    const { deps, parties, addresses, changes } = createScenario({ 7: fullList }, [pending]);
    expect(await approveApplication(deps)(command)).toEqual({
      ok: false,
      code: 'too-many-addresses',
    });
    expect([parties, addresses, changes]).toEqual([[], [], []]);
  });

  it('needs no room when the address of the party is on the list', async () => {
    const { deps, addresses, users } = createScenario({ 7: fullList }, [pending]);
    addresses.push({ id: 3, source: 0, ...shop });
    expect(await approveApplication(deps)(command)).toEqual({ ok: true, value: 1 });
    expect(users.get(7)).toMatchObject({ partyId: 1, addressIds: fullList });
    expect(addresses).toHaveLength(1);
  });
});

describe('finishApprovals', () => {
  it('stores no address for a full list, reports the refusal and finishes the others', async () => {
    const { deps, users, addresses, audit } = createScenario({ 7: fullList, 8: [] }, [
      approved,
      { ...approved, userId: 8 },
    ]);
    for (let run = 0; run < 3; run += 1) await finishApprovals(deps)();
    expect(addresses.map(({ userId }) => userId)).toEqual([8]);
    expect([users.get(7)?.partyId, users.get(8)?.partyId]).toEqual([0, 1]);
    expect(audit).toHaveBeenLastCalledWith(
      'an approved business application cannot be carried out',
      {
        userId: 7,
        reason: 'too-many-addresses',
      },
    );
  });
});
