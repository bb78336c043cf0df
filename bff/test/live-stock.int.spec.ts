import { eventually } from '@tokri/service-kit/testing';
import { startBff } from './support/bff-fixture.ts';
import type { Bff } from './support/bff-fixture.ts';
import { createSlotPublishers } from './support/live-publishers.ts';
import { createLiveReader } from './support/live-reader.ts';

let bff: Bff;
const { open, closeAll } = createLiveReader(() => bff);
const { publishArea, publishStock } = createSlotPublishers(() => bff);
beforeAll(async () => {
  bff = await startBff('live-stock', { LIVE_HEARTBEAT_MS: '100' });
});
afterEach(closeAll);
afterAll(async () => {
  await bff.stop();
});

describe('a unit that sells out at a location', () => {
  it('is told to readers of the pincodes that the location serves only', async () => {
    await publishArea(1, '560001', '560110');
    await publishArea(2, '600001', '600020', 2);
    const [bengaluru, chennai] = [await open('?Pincode=560034'), await open('?Pincode=600004')];
    let unitId = 100;
    await eventually(
      async () => {
        await publishStock(unitId++, 2, 0);
        return chennai.events().length > 0;
      },
      { missing: 'the first sold-out unit' },
    );
    await publishStock(21, 2, 5);
    await publishStock(21, 2, 0);
    await publishStock(21, 2, 0);
    await publishStock(21, 2, 7);
    const ofUnit = () => chennai.events().filter(({ data }) => data.UnitId === 21);
    await eventually(() => ofUnit().at(-1)?.data.Stock === 7, { missing: 'the unit that is back' });
    expect(ofUnit()).toMatchObject([
      { event: 'stock.changed', data: { ItemId: 11, UnitId: 21, Stock: 0 } },
      { event: 'stock.changed', data: { ItemId: 11, UnitId: 21, Stock: 7 } },
    ]);
    expect(bengaluru.events()).toEqual([]);
  });
});
