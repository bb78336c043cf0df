import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { permissions } from '@tokri/contracts/platform';
import { gstinCheckDigit } from '@tokri/contracts/tax';
import { runFilePath } from '../product.ts';
import { sendCommand } from './call-api.ts';
import { renewSession, signIn, type SignedInUser } from './sign-in.ts';

export const roles = [
  'administrator',
  'clerk',
  'noPermissions',
  'slotManager',
  'otherCustomer',
  'partyCustomer',
] as const;
export type Role = (typeof roles)[number];
export type TestUsers = Readonly<Record<Role, SignedInUser>>;

const mobileByRole: Readonly<Record<Role, string>> = {
  administrator: '9000000000',
  clerk: '9100000001',
  noPermissions: '9100000003',
  slotManager: '9000000009',
  otherCustomer: '9100000005',
  partyCustomer: '9100000007',
};

/** No operation requires `messages`. The slot manager is staff of the demo shop. */
const permissionsByRole: Readonly<Partial<Record<Role, readonly string[]>>> = {
  clerk: permissions,
  noPermissions: ['messages'],
};

const gstinStem = '29AAGCT9090M1Z';
const testParty = {
  Name: 'Test Canteen',
  GSTIN: `${gstinStem}${gstinCheckDigit(gstinStem)}`,
  Address: '3 Trial Street',
  Pincode: '560034',
  Mobile: mobileByRole.partyCustomer,
};

export const ensureTestParty = async (staff: SignedInUser): Promise<number> =>
  (await sendCommand({ path: '/api/admin/user/parties', token: staff.token, body: testParty })).Id;

/** Sessions are kept between runs because sign-in codes per number are limited. */
const sessionsFile = (): string =>
  path.join(path.dirname(runFilePath(process.env)), 'test-people.json');

const readSavedSessions = (): Partial<Record<Role, SignedInUser>> => {
  const file = sessionsFile();
  return existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as Partial<Record<Role, SignedInUser>>)
    : {};
};

/** Specs read the file while it is replaced. */
const saveSessions = (users: Partial<Record<Role, SignedInUser>>): void => {
  const file = sessionsFile();
  writeFileSync(`${file}.new`, JSON.stringify(users), { mode: 0o600 });
  renameSync(`${file}.new`, file);
};

/**
 * The session is saved at once, because the user service ends a session whose earlier cookie is sent
 * again: an answer that got lost for one user must not end the sessions of all. A session that ended
 * is replaced by a new one.
 */
const ensureSession = async (role: Role): Promise<SignedInUser> => {
  const before = readSavedSessions()[role];
  const user = (before && (await renewSession(before))) ?? (await signIn(mobileByRole[role]));
  saveSessions({ ...readSavedSessions(), [role]: user });
  return user;
};

export const signInTestUsers = async (): Promise<TestUsers> => {
  const administrator = await ensureSession('administrator');
  // The token contains the party id, so the member joins before signing in.
  await ensureTestParty(administrator);
  for (const role of roles) {
    const granted = permissionsByRole[role];
    if (granted)
      await sendCommand({
        path: '/api/admin/user/staff',
        token: administrator.token,
        body: { Mobile: mobileByRole[role], Name: `Test ${role}`, Permissions: granted },
      });
    if (role !== 'administrator') await ensureSession(role);
  }
  return readSavedSessions() as TestUsers;
};

/**
 * A token lives 15 minutes and the browser specs run longer.
 * @throws AggregateError of the users whose session could not be renewed; the others are renewed
 */
export const renewTestUsers = async (): Promise<void> => {
  const failures: Error[] = [];
  for (const role of roles) {
    try {
      await ensureSession(role);
    } catch (error) {
      failures.push(new Error(`the session of ${role} was not renewed`, { cause: error }));
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'sessions were not renewed');
};

export const testUsers = (): TestUsers => {
  if (process.env.HAS_TEST_USERS === undefined)
    throw new Error(
      'HAS_TEST_USERS is not set: run by jest --selectProjects contract or e2e, whose setup signs everybody in',
    );
  return readSavedSessions() as TestUsers;
};
