import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { composeLookups } from './compose-lookups.ts';

const warn = jest.fn<void, [object, string]>();
let asked: (string | undefined)[];
let server: Server;
let url: string;
beforeAll(async () => {
  server = createServer(({ url: path }, response) => {
    asked.push(path);
    response.end('{}');
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  asked = [];
});
afterAll(() => {
  server.close();
});

const lookUp = async (missing: Readonly<Record<string, 'no' | undefined>>) => {
  const { findPincode, suggestAddresses } = composeLookups(
    {
      MONGODB_DATABASE: 'delivery-slot',
      LOOKUPS_PER_DAY: 10,
      PINCODE_LOOKUP: 'yes',
      MAPS_URL: url,
      MAPS_KEY: 'maps-key',
      ADDRESS_LOOKUP: 'yes',
      ADDRESS_LOOKUP_URL: url,
      ADDRESS_LOOKUP_KEY: 'address-key',
      ...missing,
    },
    { redis: undefined, logger: { warn } },
  );
  const found = await findPincode({ latitude: 12.97, longitude: 77.59 });
  return [found.kind, (await suggestAddresses('baker')).kind];
};

describe('composeLookups', () => {
  it('asks both providers when everything is set', async () => {
    await lookUp({});
    expect(asked).toHaveLength(2);
  });
  it.each([
    ['it is not wanted', { PINCODE_LOOKUP: 'no', ADDRESS_LOOKUP: 'no' }],
    ['its address is missing', { MAPS_URL: undefined, ADDRESS_LOOKUP_URL: undefined }],
    ['its key is missing', { MAPS_KEY: undefined, ADDRESS_LOOKUP_KEY: undefined }],
  ] as const)('asks no provider when %s', async (_what, missing) => {
    expect(await lookUp(missing)).toEqual(['failed', 'failed']);
    expect(asked).toEqual([]);
  });
});
