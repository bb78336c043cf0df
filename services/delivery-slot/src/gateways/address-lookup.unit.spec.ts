import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAddressLookup } from './address-lookup.ts';

const key = 'key-for-specs';
const respond =
  (body: unknown, status = 200): RequestListener =>
  (_request, response) =>
    void response
      .writeHead(status, { 'Content-Type': 'application/json' })
      .end(JSON.stringify(body));

describe('the address look-up', () => {
  const warn = jest.fn();
  const deps = { logger: { warn }, spendCall: () => Promise.resolve(true) };
  let server: Server | undefined;
  let asked: string[];
  beforeEach(() => {
    warn.mockReset();
    asked = [];
  });
  afterEach(() => {
    server?.closeAllConnections();
    server?.close();
  });
  const start = async (listener: RequestListener) => {
    server = createServer((request, response) => {
      asked.push(String(request.url));
      listener(request, response);
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    return createAddressLookup({ url, key }, deps);
  };

  it('asks the provider for addresses that match a term', async () => {
    const suggestions = [{ id: 'a1', address: '221B Baker Street, London', url: '/get/a1' }];
    const { suggestAddresses } = await start(respond({ suggestions }));
    expect(await suggestAddresses('221b/baker?#')).toEqual({
      kind: 'found',
      suggestions: [{ id: 'a1', address: '221B Baker Street, London' }],
    });
    expect(asked).toEqual([`/autocomplete/221b%2Fbaker%3F%23?api-key=${key}`]);
  });

  it('reads five lines of an address, even if the provider sends fewer', async () => {
    const { readSuggestedAddress } = await start(
      respond({ postcode: 'NW1 6XE ', formatted_address: ['221B Baker Street', '', ' London '] }),
    );
    expect(await readSuggestedAddress('a1==')).toEqual({
      kind: 'found',
      postcode: 'NW1 6XE',
      lines: ['221B Baker Street', '', 'London', '', ''],
    });
    expect(asked).toEqual([`/get/a1%3D%3D?api-key=${key}`]);
  });

  it('knows that there is no address with this id', async () => {
    const { readSuggestedAddress } = await start(respond({ Message: 'Not Found' }, 404));
    expect(await readSuggestedAddress('a1')).toEqual({ kind: 'no-address' });
    expect(warn).not.toHaveBeenCalled();
  });

  it.each<[string, RequestListener]>([
    ['responded 401', respond({ Message: 'Unauthorized' }, 401)],
    ['responded 429', respond({ Message: 'Limit' }, 429)],
    ['the response does not match its schema', respond({ suggestions: 'none' })],
    ['unreachable', (request) => void request.socket.destroy()],
  ])('fails and logs only the reason (%s)', async (reason, listener) => {
    const { suggestAddresses, readSuggestedAddress } = await start(listener);
    const failed = { kind: 'failed' };
    expect([await suggestAddresses('baker'), await readSuggestedAddress('a1')]).toEqual([
      failed,
      failed,
    ]);
    const logged = [{ reason }, 'address look-up failed'];
    expect(warn.mock.calls).toEqual([logged, logged]);
  });

  it('fails without settings', async () => {
    const { suggestAddresses, readSuggestedAddress } = createAddressLookup(undefined, deps);
    expect(await suggestAddresses('baker')).toEqual({ kind: 'failed' });
    expect(await readSuggestedAddress('a1')).toEqual({ kind: 'failed' });
    expect(warn).not.toHaveBeenCalled();
  });
});
