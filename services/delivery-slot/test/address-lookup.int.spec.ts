import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startSlotService, type SlotService } from './slot-service.ts';

const suggestions = [{ id: 'a1', address: '221B Baker Street, London, NW1 6XE' }];
const address = {
  postcode: 'NW1 6XE',
  formatted_address: ['221B Baker Street', '', '', 'London', ''],
};

describe('addresses of the United Kingdom', () => {
  let service: SlotService;
  let provider: Server;
  let customer: string;
  let asked: string[];
  beforeAll(async () => {
    provider = createServer((request, answer) => {
      asked.push(String(request.url));
      const isSearch = String(request.url).startsWith('/autocomplete/');
      answer
        .setHeader('Content-Type', 'application/json')
        .end(JSON.stringify(isSearch ? { suggestions } : address));
    });
    await once(provider.listen(0, '127.0.0.1'), 'listening');
    service = await startSlotService('address-lookup', {
      ADDRESS_LOOKUP: 'yes',
      ADDRESS_LOOKUP_URL: `http://127.0.0.1:${(provider.address() as AddressInfo).port}`,
      ADDRESS_LOOKUP_KEY: 'key-for-specs',
    });
    customer = await service.bearer({ userId: 7 });
  });
  beforeEach(() => {
    asked = [];
  });
  afterAll(async () => {
    await service.stop();
    provider.closeAllConnections();
    provider.close();
  });
  const suggest = (query: string) =>
    service.call('GET', `suggest-addresses?${query}`, { as: customer });
  const read = (query: string) =>
    service.call('GET', `read-suggested-address?${query}`, { as: customer });

  it('are suggested to a customer for what was typed', async () =>
    expect(await suggest('Term=baker&UserId=7')).toEqual({
      status: 200,
      body: {
        Suggestions: [{ Id: 'a1', Address: '221B Baker Street, London, NW1 6XE' }],
        Code: '',
      },
    }));

  it('are read with postcode and five lines', async () =>
    expect(await read('SuggestionId=a1&UserId=7')).toEqual({
      status: 200,
      body: {
        Postcode: 'NW1 6XE',
        FormattedAddress: ['221B Baker Street', '', '', 'London', ''],
        Code: '',
      },
    }));

  it('are not looked up for fewer than three characters or for what is no id', async () => {
    const rejected = [
      await suggest('Term=ba&UserId=7'),
      await suggest(`Term=${encodeURIComponent('  ba  ')}&UserId=7`),
      await suggest(`Term=${'b'.repeat(101)}&UserId=7`),
      await read('SuggestionId=a.1&UserId=7'),
    ];
    expect(rejected.map(({ status }) => status)).toEqual([400, 400, 400, 400]);
    expect(asked).toEqual([]);
  });

  it('are none for a term without letters or digits, without a call to the provider', async () => {
    expect(await suggest(`Term=${encodeURIComponent('---')}&UserId=7`)).toEqual({
      status: 200,
      body: { Suggestions: [], Code: '' },
    });
    expect(asked).toEqual([]);
  });

  it('are not looked up for visitors and other customers', async () => {
    expect((await suggest('Term=baker&UserId=8')).status).toBe(403);
    expect((await service.call('GET', 'suggest-addresses?Term=baker&UserId=7')).status).toBe(401);
    expect(asked).toEqual([]);
  });

  it('are a failed look-up while the provider is away', async () => {
    provider.closeAllConnections();
    provider.close();
    await once(provider, 'close');
    expect(await suggest('Term=baker&UserId=7')).toEqual({
      status: 200,
      body: { Suggestions: [], Code: 'lookup-failed' },
    });
    expect(await read('SuggestionId=a1&UserId=7')).toEqual({
      status: 200,
      body: { Postcode: '', FormattedAddress: [], Code: 'lookup-failed' },
    });
  });
});
