import {
  areaSnapshot,
  locationDayStockSnapshot,
  locationStockSnapshot,
} from '@tokri/contracts/events';
import { publishEvent } from '@tokri/service-kit/testing';
import { bengaluru } from '../src/testing/catalog-fixtures.ts';
import { startCartService, type CartService } from './cart-service.ts';

const inBengaluru = '&Pincode=560034';
const inChennai = '&Pincode=600042';
const warehouse = 2;

let service: CartService;
let seq = 1;
beforeAll(async () => {
  service = await startCartService('locations');
  await publishEvent(service.broker, areaSnapshot, {
    key: '2',
    seq: 1,
    data: {
      ...bengaluru,
      groupId: 2,
      name: 'Chennai',
      stateCode: '33',
      ranges: [{ from: '600001', to: '600099' }],
      locationId: warehouse,
    },
  });
  await publishStock(4);
  await service.eventually(async () => (await readStock('600042')) === 4, {
    missing: 'the stock of the warehouse',
  });
});
afterAll(() => service.stop());

const publishStock = (free: number) =>
  publishEvent(service.broker, locationStockSnapshot, {
    key: `location:${warehouse}:21`,
    seq: (seq += 1),
    data: { unitId: 21, itemId: 11, locationId: warehouse, free },
  });
const readStock = async (pincode: string): Promise<number | undefined> => {
  const query = `companyId=1&itemId=11&unitId=21&PDate=${service.pdate}&UserId=0`;
  const { body } = await service.call('GET', `read-stock?${query}&Pincode=${pincode}`);
  return (body as readonly { Stock: number }[])[0]?.Stock;
};

describe('a cart for the stock of a location', () => {
  it('caps a line at what the location of its pincode has', async () => {
    expect(await service.uploadLine(1, { Quantity: 9, Pincode: '600042' })).toMatchObject({
      Quantity: 4,
      Capped: true,
    });
    expect(await service.uploadLine(2, { Quantity: 9, Pincode: '560034' })).toMatchObject({
      Quantity: 9,
      Capped: false,
    });
  });

  it('says which lines changed when the delivery location changes', async () => {
    await service.uploadLine(3, { Quantity: 6, Pincode: '560034' });
    await service.uploadLine(3, { ItemId: 12, UnitId: 22, Quantity: 1, Pincode: '560034' });
    expect((await service.readCart(3, inBengaluru)).Changes).toEqual([]);
    const moved = await service.readCart(3, inChennai);
    expect(moved.Changes.map(({ ItemId, Code, Reason }) => [ItemId, Code, Reason])).toEqual([
      [11, 'stock-short', 'location'],
      [12, 'not-available', 'location'],
    ]);
    expect(moved.Changes.map(({ Text }) => Text)).toEqual([
      expect.stringMatching(/: only 4 left for your new delivery location$/),
      expect.stringMatching(/: not available at your new delivery location$/),
    ]);
    expect(moved.Quote).toBeNull();
    expect((await service.readCart(3, inBengaluru)).Quote).not.toBeNull();
  });

  it('quotes the location, which the order then takes its stock from', async () => {
    await service.uploadLine(4, { Quantity: 2, Pincode: '600042' });
    const [there, here] = [
      await service.readCart(4, inChennai),
      await service.readCart(4, inBengaluru),
    ];
    expect((await service.readClaims(there)).locationId).toBe(warehouse);
    expect((await service.readClaims(here)).locationId).toBe(1);
  });

  it('takes the location from the address', async () => {
    await service.publishAddress(31, 5, { pincode: '600042', stateCode: '33' });
    await service.uploadLine(5, { Quantity: 1, Pincode: '600042' });
    const cart = await service.readCart(5, '&AddressId=31');
    expect((await service.readClaims(cart)).locationId).toBe(warehouse);
  });

  it('follows a limit of the day at the location', async () => {
    await publishEvent(service.broker, locationDayStockSnapshot, {
      key: `location:${warehouse}:21:${service.pdate}`,
      seq: 1,
      data: { unitId: 21, itemId: 11, locationId: warehouse, date: service.pdate, left: 1 },
    });
    await service.eventually(async () => (await readStock('600042')) === 1, {
      missing: 'the limit of the day',
    });
    expect(await readStock('560034')).toBe(100);
  });

  it('stops selling at a location that is sold out within two seconds', async () => {
    await service.uploadLine(6, { Quantity: 1, Pincode: '600042' });
    await publishStock(0);
    await service.eventually(
      async () => (await service.readCart(6, inChennai)).Lines[0]?.Code === 'not-available',
      { missing: 'the sold out line', timeoutMs: 2_000 },
    );
    const [change] = (await service.readCart(6, inChennai)).Changes;
    expect([change?.Code, change?.Reason]).toEqual(['not-available', undefined]);
    expect((await service.readCart(6, inBengaluru)).Lines[0]?.Code).toBe('');
  });
});
