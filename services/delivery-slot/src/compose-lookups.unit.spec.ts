import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { silentLogger } from '@tokri/service-kit/logger';
import { composeLookups } from './compose-lookups.ts';
import type { SlotConfig } from './config.ts';

const place = { latitude: 12.935, longitude: 77.624 };

describe('composeLookups', () => {
  let provider: Server;
  let asked: number;
  beforeEach(async () => {
    asked = 0;
    provider = createServer((_request, response) => {
      asked += 1;
      response
        .setHeader('Content-Type', 'application/json')
        .end(JSON.stringify({ status: 'ZERO_RESULTS', results: [] }));
    });
    await once(provider.listen(0, '127.0.0.1'), 'listening');
  });
  afterEach(() => {
    provider.closeAllConnections();
    provider.close();
  });
  const composeWith = (changes: Partial<SlotConfig>) =>
    composeLookups(
      {
        MONGODB_DATABASE: 'specs',
        MAPS_URL: `http://127.0.0.1:${(provider.address() as AddressInfo).port}`,
        MAPS_KEY: 'key-for-specs',
        ADDRESS_LOOKUP_URL: `http://127.0.0.1:${(provider.address() as AddressInfo).port}`,
        ADDRESS_LOOKUP_KEY: 'key-for-specs',
        LOOKUPS_PER_DAY: 2,
        ...changes,
      } as SlotConfig,
      { redis: undefined, logger: silentLogger },
    );

  it('asks the maps provider only as often as a day allows', async () => {
    const { findPincode } = composeWith({ PINCODE_LOOKUP: 'yes' });
    const kinds = [await findPincode(place), await findPincode(place), await findPincode(place)];
    expect(kinds.map(({ kind }) => kind)).toEqual(['no-pincode', 'no-pincode', 'failed']);
    expect(asked).toBe(2);
  });

  it('asks nobody while PINCODE_LOOKUP and ADDRESS_LOOKUP are no', async () => {
    const { findPincode, suggestAddresses, readSuggestedAddress } = composeWith({
      PINCODE_LOOKUP: 'no',
      ADDRESS_LOOKUP: 'no',
    });
    const results = [
      await findPincode(place),
      await suggestAddresses('baker'),
      await readSuggestedAddress('a1'),
    ];
    expect(results.map(({ kind }) => kind)).toEqual(['failed', 'failed', 'failed']);
    expect(asked).toBe(0);
  });
});
