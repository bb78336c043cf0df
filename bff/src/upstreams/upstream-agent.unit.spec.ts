import { createServer, get } from 'node:http';
import type { Agent, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createUpstreamAgent } from './upstream-agent.ts';

let server: Server;
let agent: Agent;
let nowMs: number;
let addresses: string[];

beforeEach(async () => {
  nowMs = 0;
  addresses = ['127.0.0.1'];
  server = createServer((_request, response) => {
    response.end('[]');
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  agent = createUpstreamAgent({
    random: () => 0.5,
    nowMs: () => nowMs,
    resolveAddresses: () => Promise.resolve(addresses.map((address) => ({ address, family: 4 }))),
  });
});
afterEach(async () => {
  agent.destroy();
  await new Promise((resolve) => server.close(resolve));
});

/** The port of this side tells connections apart. */
const requestOverPort = (): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    get({ agent, hostname: 'orders.test', port }, (response) => {
      const { localPort } = response.socket;
      response.resume().once('end', () => {
        setImmediate(resolve, localPort);
      });
    }).once('error', reject);
  });

describe('createUpstreamAgent', () => {
  it('uses a connection again until its lifetime is over', async () => {
    const first = await requestOverPort();
    nowMs = 4_999;
    expect(await requestOverPort()).toBe(first);
    nowMs = 5_000;
    expect(await requestOverPort()).toBe(first);
    expect(await requestOverPort()).not.toBe(first);
  });

  it('tries the next address when a process does not accept connections', async () => {
    addresses = ['127.0.0.9', '127.0.0.1'];
    expect(await requestOverPort()).toEqual(expect.any(Number));
  });
});
