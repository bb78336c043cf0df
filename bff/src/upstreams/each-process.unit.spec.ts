import { once } from 'node:events';
import { Agent, createServer, type Server } from 'node:http';
import type { LookupAddress } from 'node:dns';
import type { AddressInfo } from 'node:net';
import { askEachProcess } from './each-process.ts';

describe('askEachProcess', () => {
  const agent = new Agent();
  let server: Server;
  beforeAll(async () => {
    server = createServer((_request, response) => response.end('here'));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterAll(async () => {
    agent.destroy();
    server.close();
    await once(server, 'close');
  });

  const ask = async (addresses: readonly LookupAddress[] | Error) => {
    const { port } = server.address() as AddressInfo;
    const responses = await askEachProcess(
      { origin: new URL(`http://orders.test:${port}`), agent },
      {
        path: '/',
        timeoutMs: 10_000,
        resolveAddresses: () =>
          addresses instanceof Error ? Promise.reject(addresses) : Promise.resolve([...addresses]),
      },
    );
    return responses.map((response) => response?.body.toString());
  };

  it('asks a process with an address of each family once', async () => {
    expect(
      await ask([
        { address: '127.0.0.1', family: 4 },
        { address: '::1', family: 6 },
      ]),
    ).toEqual(['here']);
  });

  it('has no response of a process that does not answer', async () => {
    expect(
      await ask([
        { address: '127.0.0.1', family: 4 },
        { address: '127.0.0.9', family: 4 },
      ]),
    ).toEqual(['here', undefined]);
  });

  it('is empty when the name is unknown', async () => {
    expect(await ask(new Error('ENOTFOUND'))).toEqual([]);
  });
});
