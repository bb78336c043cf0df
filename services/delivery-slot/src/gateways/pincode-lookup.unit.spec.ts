import { EventEmitter, once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createPincodeLookup } from './pincode-lookup.ts';

const place = { latitude: 12.935, longitude: 77.624 };
const key = 'key-for-specs';
const found = {
  status: 'OK',
  results: [
    {
      address_components: [
        { short_name: '560034', types: ['postal_code'] },
        { short_name: 'IN', types: ['country'] },
      ],
    },
  ],
};

describe('the pincode look-up', () => {
  const warn = jest.fn();
  const deps = { logger: { warn }, spendCall: () => Promise.resolve(true) };
  let server: Server | undefined;
  beforeEach(() => warn.mockReset());
  afterEach(() => {
    server?.closeAllConnections();
    server?.close();
  });
  const start = async (listener: RequestListener): Promise<string> => {
    server = createServer(listener);
    await once(server.listen(0, '127.0.0.1'), 'listening');
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  };

  it('asks the provider for postal codes at the place', async () => {
    const asked: string[] = [];
    const url = await start((request, response) => {
      asked.push(String(request.url));
      response.setHeader('Content-Type', 'application/json').end(JSON.stringify(found));
    });
    expect(await createPincodeLookup({ url, key }, deps)(place)).toEqual({
      kind: 'found',
      pincode: '560034',
    });
    expect(asked).toEqual([
      `/maps/api/geocode/json?latlng=12.935%2C77.624&result_type=postal_code&key=${key}`,
    ]);
    expect(warn).not.toHaveBeenCalled();
  });

  it.each<[string, RequestListener]>([
    ['responded 500', (_request, response) => void response.writeHead(500).end()],
    ['unreadable', (_request, response) => void response.end('no JSON')],
    [
      'the response does not match its schema',
      (_request, response) => void response.end('{"error":"down"}'),
    ],
    ['timeout', () => undefined],
    [
      'unreachable',
      (_request, response) =>
        void response.writeHead(302, { Location: 'http://127.0.0.1:1/' }).end(),
    ],
  ])('fails and logs only the reason (%s)', async (reason, listener) => {
    const url = await start(listener);
    expect(await createPincodeLookup({ url, key }, deps)(place)).toEqual({ kind: 'failed' });
    expect(warn.mock.calls).toEqual([[{ reason }, 'pincode look-up failed']]);
  });

  it('follows no redirect, which would carry the key elsewhere', async () => {
    let asked = 0;
    const url = await start((_request, response) => {
      asked += 1;
      response.writeHead(302, { Location: '/elsewhere' }).end();
    });
    expect(await createPincodeLookup({ url, key }, deps)(place)).toEqual({ kind: 'failed' });
    expect(asked).toBe(1);
  });

  it('asks nobody when twenty others are asking', async () => {
    let asked = 0;
    const provider = new EventEmitter();
    const allAsked = once(provider, 'all-asked');
    const url = await start(() => {
      asked += 1;
      if (asked === 20) provider.emit('all-asked');
    });
    const findPincode = createPincodeLookup({ url, key }, deps);
    const waiting = Array.from({ length: 20 }, () => findPincode(place));
    await allAsked;
    expect(await findPincode(place)).toEqual({ kind: 'failed' });
    expect(asked).toBe(20);
    await Promise.all(waiting);
  });

  it('asks nobody when the calls of the day are spent', async () => {
    const url = await start(() => {
      throw new Error('asked');
    });
    const spent = { ...deps, spendCall: () => Promise.resolve(false) };
    expect(await createPincodeLookup({ url, key }, spent)(place)).toEqual({ kind: 'failed' });
    expect(warn.mock.calls).toEqual([[{ reason: 'daily limit' }, 'pincode look-up failed']]);
  });

  it('fails without settings', async () => {
    expect(await createPincodeLookup(undefined, deps)(place)).toEqual({ kind: 'failed' });
    expect(warn).not.toHaveBeenCalled();
  });
});
