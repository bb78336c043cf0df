import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { renewTestUsers, roles, type TestUsers } from './test-users.ts';

const usersBefore = Object.fromEntries(
  roles.map((role, index) => [
    role,
    { mobile: `910000000${index}`, userId: index + 1, token: 'old', cookie: `old=${index + 1}` },
  ]),
) as TestUsers;

const userIdOf = ({ headers }: IncomingMessage): number =>
  Number((headers.cookie ?? '').split('=')[1]);

describe('renewTestUsers', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'test-users-'));
  const file = path.join(folder, 'test-people.json');
  const readSaved = () => JSON.parse(readFileSync(file, 'utf8')) as TestUsers;
  const environmentBefore = { ...process.env };
  let refusedUserId: number | undefined;
  let server: Server;

  const answer = (request: IncomingMessage, response: ServerResponse): void => {
    const userId = userIdOf(request);
    if (userId === refusedUserId) {
      request.socket.destroy();
      return;
    }
    response.setHeader('set-cookie', `new=${userId}; Path=/`);
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify([{ Id: userId, Error: 0, Token: 'new' }]));
  };

  beforeAll(async () => {
    server = createServer(answer);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    Object.assign(process.env, {
      WEB_URL: url,
      STAND_INS_URL: url,
      RUN_JSON: path.join(folder, 'run.json'),
    });
  });

  beforeEach(() => {
    writeFileSync(file, JSON.stringify(usersBefore));
  });

  afterAll(async () => {
    process.env = environmentBefore;
    await new Promise((resolve) => server.close(resolve));
    rmSync(folder, { recursive: true });
  });

  it('saves the renewed sessions', async () => {
    refusedUserId = undefined;
    await renewTestUsers();
    expect(roles.map((role) => readSaved()[role].token)).toEqual(roles.map(() => 'new'));
  });

  it('saves the sessions of the others when the answer for one user is lost', async () => {
    refusedUserId = usersBefore.clerk.userId;
    await expect(renewTestUsers()).rejects.toThrow('sessions were not renewed');
    expect(readSaved().clerk).toEqual(usersBefore.clerk);
    expect(readSaved().administrator).toMatchObject({ token: 'new', cookie: 'new=1' });
    expect(readSaved().partyCustomer).toMatchObject({ token: 'new', cookie: 'new=6' });
  });
});
