import { addDays } from '@tokri/contracts/dates';
import { pendingInsertTtlMs } from '../src/domain/limits/quota-entries.ts';
import { startLimitsScenario, type LimitsScenario } from './limits-scenario.ts';

let scenario: LimitsScenario;
let shop: LimitsScenario['shop'];
beforeAll(async () => {
  scenario = await startLimitsScenario('unpaid-limits');
  ({ shop } = scenario);
});
afterAll(() => shop.stop());

const times = <T>(count: number, build: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => build(index));
const codesOf = (responses: readonly { readonly Code: string }[]) =>
  [...new Set(responses.map(({ Code }) => Code))].sort();

describe('limits of a customer', () => {
  it('accept two of twelve concurrent orders for one slot and name the limit', async () => {
    const customer = await scenario.createCustomer();
    const responses = await Promise.all(times(12, () => scenario.place(customer)));
    const rejected = responses.filter(({ Error }) => Error === 1);
    expect(await scenario.countOrders(customer)).toBe(2);
    expect(rejected).toHaveLength(10);
    expect(rejected[0]).toMatchObject({
      Id: 0,
      Code: 'unpaid-slot-limit',
      Limit: 2,
      Message: 'You already have 2 unpaid orders for this delivery slot. Choose another slot.',
    });
    expect(codesOf(rejected)).toEqual(['unpaid-slot-limit']);
  });

  it('accept four of eight concurrent orders for one day', async () => {
    const customer = await scenario.createCustomer();
    const responses = await Promise.all(
      times(8, (index) => scenario.place(customer, { slotId: 20 + index })),
    );
    expect(await scenario.countOrders(customer)).toBe(4);
    expect(codesOf(responses)).toEqual(['', 'unpaid-day-limit']);
  });

  it('accept six of twelve concurrent orders over several days', async () => {
    const customer = await scenario.createCustomer();
    const responses = await Promise.all(
      times(12, (index) =>
        scenario.place(customer, {
          slotId: 30 + index,
          pdate: addDays(shop.pdate, index % 4),
          quantity: 1,
        }),
      ),
    );
    expect(await scenario.countOrders(customer)).toBe(6);
    expect(codesOf(responses)).toEqual(['', 'unpaid-order-limit']);
  });

  it('accept 24 units of an item over all days, and one order of the most that the item allows', async () => {
    const customer = await scenario.createCustomer();
    const responses = await Promise.all(
      times(4, (index) =>
        scenario.place(customer, {
          slotId: 40 + index,
          pdate: addDays(shop.pdate, index),
          quantity: 10,
        }),
      ),
    );
    expect(await scenario.countOrders(customer)).toBe(2);
    expect(responses.find(({ Error }) => Error === 1)).toMatchObject({
      Code: 'unpaid-item-limit',
      Limit: 24,
      Message:
        'You can have at most 24 packs of Onion in unpaid orders. Reduce the quantity, or call us if you need more.',
    });
    const other = await scenario.createCustomer();
    const large = { quantity: 60, maxPerOrder: 60 };
    expect(await scenario.place(other, large)).toMatchObject({ Error: 0 });
    expect(await scenario.place(other, large)).toMatchObject({ Code: 'unpaid-item-limit' });
  });

  it('are explained in Hindi when the request asks for Hindi', async () => {
    const customer = await scenario.createCustomer();
    await Promise.all(times(2, () => scenario.place(customer)));
    expect(await scenario.place(customer, { language: 'hi' })).toMatchObject({
      Message: 'इस डिलीवरी समय के लिए आपके 2 ऑर्डर का भुगतान बाकी है। कोई दूसरा समय चुनें।',
    });
  });

  it('do not concern business customers and orders with nothing to pay', async () => {
    const business = await scenario.createCustomer();
    const guest = await scenario.createCustomer();
    const free = { ...shop.buildQuote().totals, payablePaise: 0 };
    const responses = await Promise.all([
      ...times(3, () => scenario.place(business, { claims: { partyId: 4 }, quantity: 90 })),
      ...times(3, () => scenario.place(guest, { claims: { totals: free } })),
    ]);
    expect(codesOf(responses)).toEqual(['']);
    expect(await scenario.place(guest)).toMatchObject({ Error: 0 });
  });
});

describe('limits of an address', () => {
  it('count the cash orders of all customers there, however they write it', async () => {
    const spellings = ['Flat 14, Neem House', 'flat 14 neem house', 'FLAT-14 Neem  House.'];
    const customers = [];
    for (const spelling of spellings)
      customers.push(await scenario.createCustomer({ address: spelling }));
    const responses = await Promise.all(
      customers.flatMap((customer) => times(2, () => scenario.place(customer, { slotId: 50 }))),
    );
    const counts = await Promise.all(customers.map(scenario.countOrders));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(4);
    expect(responses.find(({ Error }) => Error === 1)).toMatchObject({
      Code: 'unpaid-address-limit',
      Limit: 4,
      Message:
        'This address already has 4 unpaid orders for this delivery slot. Choose another slot, or pay online. If neither works, call us.',
    });
    const payer = await scenario.createCustomer({ address: 'Flat 14, Neem House' });
    expect(await scenario.place(payer, { slotId: 50, isOnline: true })).toMatchObject({ Error: 0 });
    const neighbour = await scenario.createCustomer({ address: 'Flat 15, Neem House' });
    expect(await scenario.place(neighbour, { slotId: 50 })).toMatchObject({ Error: 0 });
  });
});

describe('limits of a mobile number', () => {
  it('count the cash orders to all addresses with it, however it is written', async () => {
    const mobiles = ['9123456780', '+919123456780', '09123456780'];
    const customers = [];
    for (const mobile of mobiles) customers.push(await scenario.createCustomer({ mobile }));
    const responses = await Promise.all(
      customers.flatMap((customer) => times(2, () => scenario.place(customer, { slotId: 51 }))),
    );
    expect(responses.filter(({ Error }) => Error === 0)).toHaveLength(4);
    expect(responses.find(({ Error }) => Error === 1)).toMatchObject({
      Code: 'unpaid-address-limit',
      Limit: 4,
      Message:
        'This mobile number already has 4 unpaid orders for this delivery slot. Choose another slot, or pay online. If neither works, call us.',
    });
    const payer = await scenario.createCustomer({ mobile: '9123456780' });
    expect(await scenario.place(payer, { slotId: 51, isOnline: true })).toMatchObject({ Error: 0 });
    const neighbour = await scenario.createCustomer({ mobile: '9123456781' });
    expect(await scenario.place(neighbour, { slotId: 51 })).toMatchObject({ Error: 0 });
  });
});

describe('limits of a mailbox', () => {
  it('let thirteen accounts of one mailbox place as many orders as one customer', async () => {
    const customers = [];
    for (const index of times(13, (each) => each))
      customers.push(await scenario.createCustomer({ email: `box+${index}@gmail.com` }));
    const responses = await Promise.all(
      customers.map((customer, index) =>
        scenario.place(customer, { slotId: 52, isOnline: index % 2 === 0 }),
      ),
    );
    expect(responses.filter(({ Error }) => Error === 0)).toHaveLength(2);
    expect(responses.find(({ Error }) => Error === 1)).toMatchObject({
      Code: 'unpaid-slot-limit',
      Limit: 2,
      Message:
        'Accounts with your email address already have 2 unpaid orders for this delivery slot. Choose another slot.',
    });
    const other = await scenario.createCustomer({ email: 'other@gmail.com' });
    expect(await scenario.place(other, { slotId: 52 })).toMatchObject({ Error: 0 });
  });

  it('follow the proven address when the profile shows another one', async () => {
    const contact = { verifiedEmail: 'proven@example.in' };
    const customers = [];
    for (const index of [1, 2, 3])
      customers.push(
        await scenario.createCustomer({ email: `shown${index}@example.in`, ...contact }),
      );
    const responses = await Promise.all(
      customers.map((customer) => scenario.place(customer, { slotId: 53 })),
    );
    expect(codesOf(responses)).toEqual(['', 'unpaid-slot-limit']);
  });

  it('do not concern an address that nobody has proven', async () => {
    const customers = [];
    for (const _account of [1, 2, 3])
      customers.push(
        await scenario.createCustomer({ email: 'unproven@example.in', verifiedEmail: '' }),
      );
    const responses = await Promise.all(
      customers.map((customer) => scenario.place(customer, { slotId: 54 })),
    );
    expect(codesOf(responses)).toEqual(['']);
  });
});

describe('an entry in a quota', () => {
  it('counts once however often its order is repeated', async () => {
    const customer = await scenario.createCustomer();
    const holdId = scenario.nextId();
    const repeats = await Promise.all(times(10, () => scenario.place(customer, { holdId })));
    expect(new Set(repeats.map(({ Id }) => Id)).size).toBe(1);
    expect(await scenario.place(customer)).toMatchObject({ Error: 0 });
    expect(await scenario.place(customer)).toMatchObject({ Code: 'unpaid-slot-limit' });
    expect(await scenario.place(customer, { holdId })).toMatchObject({ Id: repeats[0]?.Id });
  });

  it('ends with its order', async () => {
    const customer = await scenario.createCustomer();
    const [first] = await Promise.all(times(2, () => scenario.place(customer)));
    expect(await scenario.cancel(customer, first?.Id ?? 0)).toMatchObject([{ Error: 0 }]);
    expect(await scenario.place(customer)).toMatchObject({ Error: 0 });
    expect(await scenario.place(customer)).toMatchObject({ Code: 'unpaid-slot-limit' });
  });

  it.each([
    ['counts while its request may still store an order', 0, 'unpaid-slot-limit'],
    ['does not count once a crash must have prevented its order', pendingInsertTtlMs, ''],
  ])('%s', async (_title, ageMs, code) => {
    const customer = await scenario.createCustomer();
    const at = new Date(Date.now() - ageMs);
    const entries = times(2, () => ({
      ...{ userId: customer.userId, holdId: scenario.nextId(), attempt: 1, at },
      ...{ slotId: 5, pdate: shop.pdate, items: [] },
    }));
    await scenario.quotas.insertOne({ _id: `customer:${customer.userId}`, rev: 1, entries });
    expect(await scenario.place(customer)).toMatchObject({ Code: code });
  });

  it('is made for open orders that were placed before the quota existed', async () => {
    const customer = await scenario.createCustomer();
    await Promise.all(times(2, () => scenario.place(customer)));
    await scenario.quotas.deleteOne({ _id: `customer:${customer.userId}` });
    expect(await scenario.place(customer)).toMatchObject({ Code: 'unpaid-slot-limit' });
  });
});
