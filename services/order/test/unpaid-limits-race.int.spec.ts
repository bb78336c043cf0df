import fc from 'fast-check';
import { addDays } from '@tokri/contracts/dates';
import { foldAddress } from '../src/domain/limits/folded-address.ts';
import { sumUnits } from '../src/domain/limits/unpaid-order.ts';
import type { Order } from '../src/domain/order.ts';
import { startLimitsScenario, type Customer, type LimitsScenario } from './limits-scenario.ts';

const rounds = 3;
const limits = {
  customer: { perSlot: 2, perDay: 3, total: 4, unitsPerItem: 30 },
  address: { perSlot: 3, perDay: 5, total: 6, unitsPerItem: 45 },
};
let scenario: LimitsScenario;
beforeAll(async () => {
  scenario = await startLimitsScenario('unpaid-limits-race', {
    UNPAID_ORDERS_PER_SLOT: '2',
    UNPAID_ORDERS_PER_DAY: '3',
    UNPAID_ORDERS_TOTAL: '4',
    UNPAID_UNITS_PER_ITEM: '30',
    ADDRESS_UNPAID_ORDERS_PER_SLOT: '3',
    ADDRESS_UNPAID_ORDERS_PER_DAY: '5',
    ADDRESS_UNPAID_ORDERS_TOTAL: '6',
    ADDRESS_UNPAID_UNITS_PER_ITEM: '45',
  });
});
afterAll(() => scenario.shop.stop());

const request = fc.record({
  customer: fc.nat({ max: 2 }),
  hold: fc.nat({ max: 14 }),
  slotId: fc.integer({ min: 5, max: 7 }),
  day: fc.nat({ max: 1 }),
  quantity: fc.integer({ min: 1, max: 16 }),
  isOnline: fc.boolean(),
});
/** Above 15 a busy machine sheds load: 503 says nothing about the limits. */
const batch = fc.array(request, { minLength: 10, maxLength: 15 });

const groupBy = (orders: readonly Order[], toKey: (order: Order) => unknown) =>
  [...new Set(orders.map(toKey))].map((key) => orders.filter((order) => toKey(order) === key));
const largest = (groups: readonly (readonly Order[])[]) =>
  Math.max(0, ...groups.map(({ length }) => length));
const units = (orders: readonly Order[]) =>
  sumUnits(orders.flatMap(({ lines }) => lines))[0]?.units ?? 0;

const expectWithin = (orders: readonly Order[], max: (typeof limits)['customer']) => {
  expect(largest(groupBy(orders, ({ slot }) => slot.slotId))).toBeLessThanOrEqual(max.perSlot);
  expect(largest(groupBy(orders, ({ pdate }) => pdate))).toBeLessThanOrEqual(max.perDay);
  expect(orders.length).toBeLessThanOrEqual(max.total);
  expect(units(orders)).toBeLessThanOrEqual(max.unitsPerItem);
};

describe('limits on unpaid orders under a race', () => {
  it('hold for every customer and address after any batch of concurrent orders', async () => {
    await fc.assert(
      fc.asyncProperty(batch, batch, fc.nat({ max: 3 }), async (first, second, cancelled) => {
        const house = `${scenario.nextId()} Temple Street`;
        const customers: Customer[] = [
          await scenario.createCustomer({ address: house }),
          await scenario.createCustomer({ address: house }),
          await scenario.createCustomer(),
        ];
        const userId = { $in: customers.map((customer) => customer.userId) };
        const holdBase = scenario.nextId() * 1_000;
        const placeAll = (requests: readonly (typeof first)[number][]) =>
          Promise.all(
            requests.map(({ customer, hold, slotId, day, quantity, isOnline }) =>
              scenario.place(customers[customer] as Customer, {
                holdId: holdBase + hold,
                slotId: slotId + 10 * day,
                pdate: addDays(scenario.shop.pdate, day),
                quantity,
                isOnline,
              }),
            ),
          );
        const expectLimits = async () => {
          const orders = await scenario.findUnpaid({ userId });
          for (const own of groupBy(orders, (order) => order.userId))
            expectWithin(own, limits.customer);
          const cashOrders = orders.filter(({ paymentMethod }) => paymentMethod === 'cod');
          for (const there of groupBy(cashOrders, (order) => foldAddress(order.address)))
            expectWithin(there, limits.address);
          return orders;
        };
        await placeAll(first);
        const placed = await expectLimits();
        expect(placed.length).toBeGreaterThan(0);
        for (const order of placed.slice(0, cancelled))
          await scenario.cancel({ userId: order.userId, addressId: 0 }, order.orderId);
        await placeAll(second);
        await expectLimits();
      }),
      { numRuns: rounds, endOnFailure: true },
    );
  });
});
