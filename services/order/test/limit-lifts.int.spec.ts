import { addDays, shopDate } from '@tokri/contracts/dates';
import { createCompleteContactReplica } from '@tokri/service-kit/contacts';
import { startLimitsScenario, type Customer, type LimitsScenario } from './limits-scenario.ts';

const staff = { userId: 1, permissions: ['transactions'] } as const;
const today = () => shopDate(new Date());
let scenario: LimitsScenario;
let shop: LimitsScenario['shop'];
beforeAll(async () => {
  scenario = await startLimitsScenario('limit-lifts');
  ({ shop } = scenario);
});
afterAll(() => shop.stop());

const lift = async (
  { userId }: Customer,
  {
    as = staff as { readonly userId: number; readonly permissions: readonly ['transactions'] },
    until = today(),
    language = 'en' as 'en' | 'hi',
    expectedLiftAt = undefined as string | undefined,
  } = {},
) =>
  shop.call('POST', 'lift-order-limits', {
    as,
    language,
    body: {
      UserId: userId,
      Until: until,
      Reason: 'Wedding at home',
      ...(expectedLiftAt === undefined ? {} : { ExpectedLiftAt: expectedLiftAt }),
    },
  });
const restore = ({ userId }: Customer) =>
  shop.call('DELETE', `restore-order-limits?UserId=${userId}`, { as: staff });
const readLimits = async ({ userId }: Customer) =>
  (await shop.call('GET', `read-order-limits?UserId=${userId}`, { as: staff })).body as object;
const placeTwo = (customer: Customer) =>
  Promise.all([scenario.place(customer), scenario.place(customer)]);

const unused = { Unpaid: 0, FullestSlot: null, FullestDay: null, FullestItem: null };

describe('the limits that staff read', () => {
  it('say how far the customer and the address use each limit', async () => {
    const customer = await scenario.createCustomer({ address: 'Flat 20, Neem House' });
    const neighbour = await scenario.createCustomer({ address: 'flat 20 neem house' });
    await scenario.place(customer, { slotId: 60, quantity: 3 });
    await scenario.place(customer, { slotId: 61, quantity: 4, isOnline: true });
    await scenario.place(neighbour, { slotId: 60, quantity: 5 });
    expect(await readLimits(customer)).toMatchObject({
      Unpaid: 2,
      FullestSlot: { Date: shop.pdate, Count: 1 },
      FullestDay: { Date: shop.pdate, Count: 2 },
      FullestItem: { Name: 'Onion', Hindi: { Name: 'प्याज़' }, Count: 7, Max: 24 },
      Addresses: [
        {
          Address: 'Flat 20, Neem House',
          Unpaid: 2,
          FullestSlot: { Date: shop.pdate, Count: 2 },
          FullestItem: { Name: 'Onion', Count: 8, Max: 48 },
        },
      ],
    });
  });

  it('show a customer before the first order that others have filled the address', async () => {
    const resident = await scenario.createCustomer({ address: 'Flat 21, Neem House' });
    await placeTwo(resident);
    const newcomer = await scenario.createCustomer({ address: 'Flat 21, Neem House' });
    expect(await readLimits(newcomer)).toMatchObject({ Unpaid: 0, Addresses: [{ Unpaid: 2 }] });
  });

  it('include addresses that were stored before contacts could be listed by user', async () => {
    const customer = await scenario.createCustomer();
    const contacts = shop.database.collection<{ _id: string }>('contacts');
    await contacts.updateOne({ _id: `address:${customer.addressId}` }, { $unset: { userId: '' } });
    expect(await readLimits(customer)).toMatchObject({ Addresses: [] });
    await createCompleteContactReplica(shop.database).fillUserIds();
    expect(await readLimits(customer)).toMatchObject({ Addresses: [{ Id: customer.addressId }] });
  });
});

describe('a lift of the limits', () => {
  it('lets the customer place more unpaid orders, also at a full address', async () => {
    const customer = await scenario.createCustomer();
    await placeTwo(customer);
    expect((await lift(customer)).body).toMatchObject([{ Id: customer.userId, Error: 0 }]);
    const more = await Promise.all(Array.from({ length: 5 }, () => scenario.place(customer)));
    expect(more.map(({ Error }) => Error)).toEqual([0, 0, 0, 0, 0]);
  });

  it('is shown to staff with its reason, who gave it and how many orders are unpaid', async () => {
    const customer = await scenario.createCustomer();
    expect(await readLimits(customer)).toEqual({
      UserId: customer.userId,
      UserName: '',
      ...unused,
      PerSlot: 2,
      PerDay: 4,
      Total: 6,
      UnitsPerItem: 24,
      AddressLimits: { PerSlot: 4, PerDay: 8, Total: 12, UnitsPerItem: 48 },
      Addresses: [
        {
          Id: customer.addressId,
          Address: `${customer.addressId} Main Road`,
          Pincode: '560034',
          ...unused,
        },
      ],
      Lift: null,
    });
    const { userId } = await scenario.createCustomer({ email: 'staff@example.in' });
    await placeTwo(customer);
    await lift(customer, { as: { ...staff, userId }, until: addDays(today(), 7) });
    expect(await readLimits(customer)).toMatchObject({
      Unpaid: 2,
      Lift: {
        Until: addDays(today(), 7),
        Reason: 'Wedding at home',
        StaffId: userId,
        StaffName: 'Meera Nair',
        At: expect.stringContaining(today()) as string,
      },
    });
  });

  it('ends when staff restore the limits, and open orders count again', async () => {
    const customer = await scenario.createCustomer();
    await scenario.place(customer);
    await lift(customer);
    await scenario.place(customer);
    for (const _repeat of [1, 2])
      expect((await restore(customer)).body).toMatchObject([{ Id: customer.userId, Error: 0 }]);
    expect(await scenario.place(customer)).toMatchObject({ Code: 'unpaid-slot-limit' });
    expect(await readLimits(customer)).toMatchObject({ Unpaid: 2, Lift: null });
  });

  it('ends after its last day', async () => {
    const customer = await scenario.createCustomer();
    await lift(customer);
    await scenario.quotas.updateOne(
      { _id: `customer:${customer.userId}` },
      { $set: { 'lifts.0.until': addDays(today(), -1) } },
    );
    await placeTwo(customer);
    expect(await scenario.place(customer)).toMatchObject({ Code: 'unpaid-slot-limit' });
  });

  it('is rejected when another member of staff lifted the limits meanwhile', async () => {
    const customer = await scenario.createCustomer();
    expect((await lift(customer, { expectedLiftAt: '' })).body).toMatchObject([{ Error: 0 }]);
    expect((await lift(customer, { expectedLiftAt: '' })).body).toMatchObject([
      { Error: 1, Code: 'lift-changed' },
    ]);
    const { Lift } = (await readLimits(customer)) as { Lift: { At: string } };
    const until = addDays(today(), 5);
    expect((await lift(customer, { expectedLiftAt: Lift.At, until })).body).toMatchObject([
      { Error: 0 },
    ]);
    expect(await readLimits(customer)).toMatchObject({ Lift: { Until: until } });
  });

  it('is kept with every other of concurrent lifts', async () => {
    const customer = await scenario.createCustomer();
    await Promise.all([1, 2, 3].map((days) => lift(customer, { until: addDays(today(), days) })));
    const stored = await scenario.quotas.findOne({ _id: `customer:${customer.userId}` });
    expect((stored as unknown as { lifts: unknown[] }).lifts).toHaveLength(3);
  });

  it('keeps its history', async () => {
    const customer = await scenario.createCustomer();
    await lift(customer);
    await restore(customer);
    await lift(customer, { until: addDays(today(), 3) });
    expect(await scenario.quotas.findOne({ _id: `customer:${customer.userId}` })).toMatchObject({
      lifts: [
        { until: today(), reason: 'Wedding at home', staffId: 1 },
        { until: '', staffId: 1 },
        { until: addDays(today(), 3) },
      ],
    });
  });

  it.each([
    ['a past day', -1, 'lift-date-past', 'This date has passed. Choose today or a later date.'],
    ['91 days ahead', 91, 'lift-date-too-far', 'Limits can be lifted for at most 90 days.'],
  ])('is rejected for %s', async (_day, days, Code, Message) => {
    const customer = await scenario.createCustomer();
    const response = await lift(customer, { until: addDays(today(), days) });
    expect(response.body).toMatchObject([{ Id: 0, Error: 1, Code, Message }]);
    expect(await readLimits(customer)).toMatchObject({ Lift: null });
  });

  it('needs the permission for orders', async () => {
    const customer = await scenario.createCustomer();
    expect((await lift(customer, { as: { userId: 2, permissions: [] } as never })).status).toBe(
      403,
    );
  });
});
