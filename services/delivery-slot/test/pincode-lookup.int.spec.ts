import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startSlotService, type SlotService } from './slot-service.ts';

const response = {
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

describe('the pincode of a place', () => {
  let service: SlotService;
  let provider: Server;
  let asked: string[];
  beforeAll(async () => {
    provider = createServer((request, answer) => {
      asked.push(String(request.url));
      answer.setHeader('Content-Type', 'application/json').end(JSON.stringify(response));
    });
    await once(provider.listen(0, '127.0.0.1'), 'listening');
    service = await startSlotService('pincode-lookup', {
      PINCODE_LOOKUP: 'yes',
      MAPS_URL: `http://127.0.0.1:${(provider.address() as AddressInfo).port}`,
      MAPS_KEY: 'key-for-specs',
    });
  });
  beforeEach(() => {
    asked = [];
  });
  afterAll(async () => {
    await service.stop();
    provider.closeAllConnections();
    provider.close();
  });
  const find = (query: string) => service.call('GET', `find-pincode?${query}`);

  it('is told to a visitor', async () =>
    expect(await find('Latitude=12.935&Longitude=77.624')).toEqual({
      status: 200,
      body: { Pincode: '560034', Code: '' },
    }));

  it.each([
    ['Latitude=91&Longitude=77.624', 'Latitude'],
    ['Latitude=12.9345678&Longitude=77.624', 'Latitude'],
    ['Latitude=12.935&Longitude=-181', 'Longitude'],
    ['Latitude=12.935&Longitude=east', 'Longitude'],
  ])('is not looked up for %s, and the error names %s', async (query, field) => {
    const { status, body } = await find(query);
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain(field);
    expect(asked).toEqual([]);
  });

  it('is a failed look-up while the provider is away', async () => {
    provider.closeAllConnections();
    provider.close();
    await once(provider, 'close');
    expect(await find('Latitude=12.935&Longitude=77.624')).toEqual({
      status: 200,
      body: { Pincode: '', Code: 'lookup-failed' },
    });
  });
});
