import { silentLogger } from '@tokri/service-kit/logger';
import { compose } from '../src/compose.ts';
import type { RunningStandIns } from '../src/compose.ts';
import { testConfig } from './test-config.ts';

const key = 'key-of-the-spec';

describe('address stand-in', () => {
  let running: RunningStandIns;
  beforeAll(async () => {
    running = await compose(testConfig({ ADDRESS_LOOKUP_KEY: key }), { logger: silentLogger });
  });
  afterAll(() => running.stop());
  const get = async (path: string, apiKey = key) => {
    const query = new URLSearchParams({ 'api-key': apiKey });
    const response = await fetch(`${running.url}/address/${path}?${query.toString()}`);
    return { status: response.status, body: (await response.json()) as never };
  };

  it('suggests addresses whose words start with those of the term, and returns each by its id', async () => {
    const { body } = await get('autocomplete/221b%20bak');
    const { suggestions }: { suggestions: { id: string; address: string }[] } = body;
    expect(suggestions.map(({ address }) => address)).toEqual([
      '221B Baker Street, London, NW1 6XE',
    ]);
    expect(await get(`get/${suggestions[0]?.id}`)).toEqual({
      status: 200,
      body: {
        postcode: 'NW1 6XE',
        formatted_address: ['221B Baker Street', '', '', 'London', ''],
      },
    });
  });
  it('suggests nothing for a term that no address has', async () =>
    expect(await get('autocomplete/zzz')).toEqual({ status: 200, body: { suggestions: [] } }));
  it('answers 404 for an unknown id', async () =>
    expect((await get('get/unknown')).status).toBe(404));
  it('denies a request with another key', async () =>
    expect((await get('autocomplete/baker', 'other')).status).toBe(401));
});
