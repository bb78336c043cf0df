import { eventually, readStoreReads } from '@tokri/service-kit/testing';
import { startLimitsScenario, type LimitsScenario } from './limits-scenario.ts';

let scenario: LimitsScenario;
let shop: LimitsScenario['shop'];

const countReads = async (collection: string, act: () => Promise<unknown>): Promise<number> => {
  const before = await readStoreReads(shop.service.url, collection);
  await act();
  return (await readStoreReads(shop.service.url, collection)) - before;
};

beforeAll(async () => {
  scenario = await startLimitsScenario('order-reads', { COUNT_COMMANDS: 'yes' });
  ({ shop } = scenario);
  await eventually(async () => (await readStoreReads(shop.service.url, 'contacts')) > 0, {
    missing: 'the job that reads the contacts once after the start',
  });
});
afterAll(() => shop.stop());

describe('the reads of a cash order', () => {
  it('find its address and its customer together', async () => {
    const customer = await scenario.createCustomer({ email: 'meera@example.in' });
    expect(await countReads('contacts', () => scenario.place(customer))).toBe(1);
  });

  it('do not contain the quotas that this process wrote last', async () => {
    const customer = await scenario.createCustomer();
    await scenario.place(customer);
    expect(await countReads('unpaid-quotas', () => scenario.place(customer))).toBe(0);
    expect(await scenario.findUnpaidOf(customer)).toHaveLength(2);
  });

  it('contain a quota that another process has changed since', async () => {
    const customer = await scenario.createCustomer();
    await scenario.place(customer);
    const ofAnotherProcess = {
      ...{ userId: customer.userId, holdId: scenario.nextId(), attempt: 1, at: new Date() },
      ...{ slotId: 5, pdate: shop.pdate, items: [] },
    };
    await scenario.quotas.updateOne({ _id: `customer:${customer.userId}` }, {
      $push: { entries: ofAnotherProcess },
      $inc: { rev: 1 },
    } as never);
    expect(await scenario.place(customer)).toMatchObject({ Code: 'unpaid-slot-limit' });
  });

  it('contain the quota before an order is rejected', async () => {
    const customer = await scenario.createCustomer();
    await scenario.place(customer);
    await scenario.place(customer);
    expect(
      await countReads('unpaid-quotas', async () =>
        expect(await scenario.place(customer)).toMatchObject({ Code: 'unpaid-slot-limit' }),
      ),
    ).toBe(1);
  });

  it('use the number that the customer has changed since the last order', async () => {
    const customer = await scenario.createCustomer({ mobile: '+919123456001' });
    await scenario.place(customer);
    const mobile = '+919123456002';
    await shop.publishAddress(customer.addressId, customer.userId, { mobile, seq: 2 });
    const _id = `address:${customer.addressId}`;
    await eventually(() => shop.database.collection('contacts').findOne({ _id, seq: 2 } as never), {
      missing: 'the changed contact',
    });
    await scenario.place(customer);
    const mobiles = (await scenario.findUnpaidOf(customer)).map(({ address }) => address.mobile);
    expect(mobiles).toEqual(['+919123456001', mobile]);
  });
});
