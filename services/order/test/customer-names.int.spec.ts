import { eventually, readStoreReads } from '@tokri/service-kit/testing';
import { startOrderService, type OrderService } from './order-service.ts';

const staff = { userId: 1, permissions: ['transactions'] } as const;
let shop: OrderService;

const listNames = async (userIds: string) =>
  (await shop.call('GET', `list-customer-names?UserIds=${userIds}`, { as: staff })) as {
    readonly status: number;
    readonly body: readonly { readonly UserId: number; readonly UserName: string }[];
  };
const countContactReads = (): Promise<number> => readStoreReads(shop.service.url, 'contacts');

beforeAll(async () => {
  shop = await startOrderService('customer-names', { COUNT_COMMANDS: 'yes' });
  // The job that fills user ids reads the contacts once after the start.
  await eventually(async () => (await countContactReads()) > 0, {
    missing: 'the job that fills user ids',
  });
  await shop.publishPerson(7, { email: '' });
  await shop.publishPerson(8, { email: '', name: 'Arjun Rao' });
  await shop.publishPerson(9, { email: '', name: '' });
  await shop.publishAddress(10, 10);
  await eventually(
    async () => (await shop.database.collection('contacts').countDocuments()) === 4,
    { missing: 'the four contacts' },
  );
});
afterAll(() => shop.stop());

describe('list-customer-names', () => {
  it('lists names in the order of the ids', async () => {
    expect((await listNames('8,7')).body).toEqual([
      { UserId: 8, UserName: 'Arjun Rao' },
      { UserId: 7, UserName: 'Meera Nair' },
    ]);
  });

  it('leaves out unknown users and those without a name', async () => {
    expect((await listNames('9,10,7,999999')).body).toEqual([
      { UserId: 7, UserName: 'Meera Nair' },
    ]);
  });

  it('reads 200 customers with one query', async () => {
    const before = await countContactReads();
    const userIds = Array.from({ length: 200 }, (_, index) => index + 1).join(',');
    expect((await listNames(userIds)).body).toHaveLength(2);
    expect((await countContactReads()) - before).toBe(1);
  });

  it('rejects more than 200 ids', async () => {
    const userIds = Array.from({ length: 201 }, (_, index) => index + 1).join(',');
    expect((await listNames(userIds)).status).toBe(400);
  });
});
