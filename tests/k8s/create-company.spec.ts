import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import { userOperations } from '@tokri/contracts/api';
import { manifestFolder, readOverlay } from './read-overlay.ts';

const script = path.join(manifestFolder, 'base/jobs/create-company.mjs');
const bootstrapToken = 'a-bootstrap-token';

interface Received {
  readonly path: string | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly body: unknown;
}

describe('create-company', () => {
  let server: Server;
  let received: Received[];
  let answer: { status: number; body: unknown };

  beforeEach(async () => {
    received = [];
    server = createServer((request, response) => {
      void json(request).then((body) => {
        received.push({ path: request.url, headers: request.headers, body });
        response.statusCode = answer.status;
        response.end(JSON.stringify(answer.body));
      });
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterEach(() => {
    server.close();
  });

  const run = async (): Promise<{ readonly code: number; readonly output: string }> => {
    const { port } = server.address() as AddressInfo;
    const child = spawn(process.execPath, [script], {
      env: {
        ...readOverlay('production').configMaps['tokri-settings'],
        BOOTSTRAP_TOKEN: bootstrapToken,
        USER_URL: `http://127.0.0.1:${port}`,
      },
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    const [code] = (await once(child, 'close')) as [number];
    return { code, output };
  };

  it('sends the company of the settings as the contract wants it', async () => {
    answer = { status: 200, body: [{ Id: 1, Error: 0, Message: '', Code: '' }] };
    expect(await run()).toEqual({ code: 0, output: 'company: created\n' });
    const [request] = received;
    expect(request?.path).toBe('/v1/create-company');
    expect(request?.headers.authorization).toBe(`Bootstrap ${bootstrapToken}`);
    expect(userOperations.createCompany.body?.safeParse(request?.body).success).toBe(true);
    expect(request?.body).toMatchObject({ GSTIN: '29AABCT1234F1ZM', StateCode: '29' });
  });

  it('leaves a shop with a company as it is', async () => {
    answer = { status: 200, body: [{ Id: 0, Error: 1, Message: '', Code: 'company-exists' }] };
    expect(await run()).toEqual({ code: 0, output: 'company: company-exists\n' });
  });

  it.each([
    ['the service is not ready', { status: 503, body: {} }],
    ['the company is refused', { status: 200, body: [{ Error: 1, Code: 'gstin-invalid' }] }],
  ])('fails, so that the job runs again, when %s', async (_reason, failure) => {
    answer = failure;
    expect((await run()).code).toBe(1);
  });
});
