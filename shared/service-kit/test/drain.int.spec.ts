import { Agent, request as startRequest } from 'node:http';
import type { IncomingMessage } from 'node:http';
import * as z from 'zod/mini';
import { createErasureRecords } from '../src/erasure/index.ts';
import { readConfig, serviceVariables } from '../src/config/index.ts';
import { createHandlers } from '../src/http/index.ts';
import { createService } from '../src/lifecycle/index.ts';
import type { RunningService } from '../src/lifecycle/index.ts';
import { createTestBroker, silentLogger, testTokens } from '../src/testing/index.ts';
import { openStore } from './fixture.ts';
import { operation } from './operation.ts';

const operations = {
  listParcels: operation({
    operationId: 'list-parcels',
    method: 'GET',
    auth: { kind: 'anon' },
    response: z.array(z.object({ Id: z.int() })),
  }),
};
const clients = 4;

let service: RunningService;
const agent = new Agent({ keepAlive: true, maxSockets: clients });

beforeAll(async () => {
  const { environment, connection } = await openStore('drain');
  service = await createService({
    name: 'order',
    config: readConfig(z.object(serviceVariables), {
      ...environment,
      TOKEN_JWKS: testTokens().TOKEN_JWKS,
      DRAIN_WAIT_MS: '2000',
    }),
    logger: silentLogger,
    connection,
    models: [],
    erasures: createErasureRecords(connection),
    broker: createTestBroker(environment),
    topics: [],
    http: {
      operations,
      handlers: createHandlers<typeof operations>({
        'list-parcels': () => Promise.resolve({ body: [{ Id: 1 }], total: 1 }),
      }),
    },
  });
});
afterAll(async () => {
  agent.destroy();
  await service.stop();
});

interface Answer {
  readonly status: number | undefined;
  readonly connection: string | undefined;
}

const list = (): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const settle = (response: IncomingMessage): void => {
      response.resume().once('end', () => {
        resolve({ status: response.statusCode, connection: response.headers.connection });
      });
    };
    startRequest(`${service.url}/v1/list-parcels`, { agent }, settle).once('error', reject).end();
  });

/** Calls over one connection after the other until the service asks to close it. */
const callUntilAskedToClose = async (statuses: (number | undefined)[]): Promise<void> => {
  for (;;) {
    const { status, connection } = await list();
    statuses.push(status);
    if (connection === 'close') return;
  }
};

describe('a service that stops under load', () => {
  it('asks every open connection to close and fails no request', async () => {
    const statuses: (number | undefined)[] = [];
    const calling = Array.from({ length: clients }, () => callUntilAskedToClose(statuses));
    await list();
    const stopping = service.stop();
    await Promise.all(calling);
    expect(new Set(statuses)).toEqual(new Set([200]));
    await stopping;
    await expect(list()).rejects.toThrow('ECONNREFUSED');
  });
});
