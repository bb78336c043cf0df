import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as z from 'zod/mini';
import { callProvider, ProviderError } from './call-provider.ts';

const schema = z.object({ name: z.string() });
const key = 'key-for-specs';

describe('callProvider', () => {
  let server: Server | undefined;
  afterEach(() => {
    server?.closeAllConnections();
    server?.close();
  });
  const call = async (listener: RequestListener, timeoutMs = 1_000) => {
    server = createServer(listener);
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1?key=${key}`;
    return callProvider(url, { method: 'POST', headers: { 'x-app': 'app' }, schema, timeoutMs });
  };
  const failureOf = async (...input: Parameters<typeof call>): Promise<ProviderError> => {
    const failure: unknown = await call(...input).catch((error: unknown) => error);
    if (failure instanceof ProviderError) return failure;
    throw new Error('the call did not fail');
  };

  it('sends method and headers and returns what the schema reads', async () => {
    const asked: unknown[] = [];
    const answer = await call((request, response) => {
      asked.push([request.method, request.url, request.headers['x-app']]);
      response.end('{"name":"Asha","more":1}');
    });
    expect(asked).toEqual([['POST', `/v1?key=${key}`, 'app']]);
    expect(answer).toEqual({ name: 'Asha' });
  });

  it.each<[string, number, RequestListener]>([
    ['responded 404', 404, (_request, response) => void response.writeHead(404).end()],
    ['responded 500', 500, (_request, response) => void response.writeHead(500).end(key)],
    ['unreadable', 0, (_request, response) => void response.end(`no JSON ${key}`)],
    ['unreachable', 0, (request) => void request.socket.destroy()],
    [
      'the response does not match its schema',
      0,
      (_request, response) => void response.end(`{"error":"${key}"}`),
    ],
  ])('fails with the reason "%s" and no secret', async (reason, status, listener) => {
    const failure = await failureOf(listener);
    expect(failure).toMatchObject({ reason, status, message: reason });
  });

  it.each<[string, RequestListener]>([
    ['no response', () => undefined],
    ['no end of the response', (_request, response) => void response.write('{')],
  ])('fails with a timeout when there is %s', async (_case, listener) =>
    expect(await failureOf(listener, 50)).toMatchObject({ reason: 'timeout' }),
  );

  it('follows no redirect', async () => {
    let asked = 0;
    const failure = await failureOf((_request, response) => {
      asked += 1;
      response.writeHead(302, { Location: '/elsewhere' }).end();
    });
    expect([asked, failure.reason]).toEqual([1, 'unreachable']);
  });
});
