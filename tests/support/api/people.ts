import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gstinCheckDigit, permissions } from '@tokri/contracts';
import { runFilePath } from '../product.ts';
import { write } from './call-api.ts';
import { renewed, signIn, type Person } from './sign-in.ts';

/** Who the specs act as. Staff beside the administrator are appointed through the API; customers register by signing in. */
export const roles = ['administrator', 'clerk', 'porter', 'keeper', 'neighbour', 'member'] as const;
export type Role = (typeof roles)[number];
export type People = Readonly<Record<Role, Person>>;

const mobiles: Readonly<Record<Role, string>> = {
  administrator: '9000000000',
  clerk: '9100000001',
  porter: '9100000003',
  keeper: '9000000009',
  neighbour: '9100000005',
  member: '9100000007',
};

/** The clerk may do everything, the porter nothing that a row asks for. The keeper is the demo shop's, for slots and pincodes only. */
const appointments: Readonly<Partial<Record<Role, readonly string[]>>> = {
  clerk: permissions,
  porter: ['messages'],
};

const gstinStem = '29AAGCT9090M1Z';
const testParty = {
  Name: 'Test Canteen',
  GSTIN: `${gstinStem}${gstinCheckDigit(gstinStem)}`,
  Address: '3 Trial Street',
  Pincode: '560034',
  Mobile: mobiles.member,
};

/** The business of the tests with its member; the same PartyId whenever it is asked. */
export const testPartyId = async (staff: Person): Promise<number> =>
  (await write({ path: '/api/admin/user/parties', token: staff.token, body: testParty })).Id;

/** Sessions outlive a run: a number gets few codes an hour, and specs are run often while one works on them. */
const sessionsFile = (): string =>
  path.join(path.dirname(runFilePath(process.env)), 'test-people.json');

const remembered = (): Partial<People> => {
  const file = sessionsFile();
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Partial<People>) : {};
};

const present = async (role: Role, known: Partial<People>): Promise<Person> => {
  const before = known[role];
  return (before && (await renewed(before))) ?? signIn(mobiles[role]);
};

/** Signs everybody in, staff with the permissions that they need in their tokens. */
export const gatherPeople = async (): Promise<People> => {
  const known = remembered();
  const administrator = await present('administrator', known);
  const people: Partial<Record<Role, Person>> = { administrator };
  // A token tells the party of its time, so the member joins before signing in.
  await testPartyId(administrator);
  for (const role of roles) {
    const granted = appointments[role];
    if (granted)
      await write({
        path: '/api/admin/user/staff',
        token: administrator.token,
        body: { Mobile: mobiles[role], Name: `Test ${role}`, Permissions: granted },
      });
    if (role !== 'administrator') people[role] = await present(role, known);
  }
  writeFileSync(sessionsFile(), JSON.stringify(people), { mode: 0o600 });
  return people as People;
};

/** Those whom the global setup signed in. */
export const peopleUnderTest = (): People => {
  const text = process.env.TEST_PEOPLE;
  if (text === undefined)
    throw new Error(
      'TEST_PEOPLE is not set: run by jest --selectProjects contract or e2e, whose setup signs everybody in',
    );
  return JSON.parse(text) as People;
};
