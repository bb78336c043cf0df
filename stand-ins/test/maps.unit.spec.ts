import { silentLogger } from '@tokri/service-kit/logger';
import { compose } from '../src/compose.ts';
import type { RunningStandIns } from '../src/compose.ts';
import { testConfig } from './test-config.ts';

const key = 'key-of-the-spec';

describe('maps stand-in', () => {
  let running: RunningStandIns;
  beforeAll(async () => {
    running = await compose(testConfig({ MAPS_KEY: key }), { logger: silentLogger });
  });
  afterAll(() => running.stop());
  const geocode = async (latlng: string, apiKey = key): Promise<unknown> => {
    const query = new URLSearchParams({ latlng, key: apiKey });
    const response = await fetch(`${running.url}/maps/maps/api/geocode/json?${query.toString()}`);
    return response.json();
  };

  it('finds the nearest known pincode with its country', async () =>
    expect(await geocode('12.935,77.624')).toMatchObject({
      status: 'OK',
      results: [{ address_components: [{ short_name: '560034' }, { short_name: 'IN' }] }],
    }));
  it('finds nothing further away than 15 km', async () =>
    expect(await geocode('13.3,77.624')).toEqual({ status: 'ZERO_RESULTS', results: [] }));
  it('denies a request with another key', async () =>
    expect(await geocode('12.935,77.624', 'other')).toMatchObject({ status: 'REQUEST_DENIED' }));
  it('calls coordinates that are none invalid', async () =>
    expect(await geocode('Bengaluru')).toMatchObject({ status: 'INVALID_REQUEST' }));
});
