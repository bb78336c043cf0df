import { startSlotScenario, type SlotScenario } from './slot-scenario.ts';

const cart = { items: 2, sum: 60_000, lead: 0 };
let scenario: SlotScenario;
beforeAll(async () => {
  scenario = await startSlotScenario('slot-reads', 1);
});
beforeEach(() => scenario.reset(5, null));
afterAll(() => scenario.close());

const countReads = async <Result>(
  act: () => Promise<Result>,
): Promise<{ readonly result: Result; readonly reads: number }> => {
  const before = scenario.slotReads();
  return { result: await act(), reads: scenario.slotReads() - before };
};

const hold = async (userId: number): Promise<number> => {
  const result = await scenario.hold(userId, { key: `key of ${userId}`, ...cart });
  if (!result.ok) throw new Error(result.code);
  return result.value.hold.holdId;
};

describe('a slot that this process wrote last', () => {
  it('is not read again by a hold, which only looks for holds of its customer', async () => {
    await hold(1);
    expect((await countReads(() => hold(2))).reads).toBe(1);
  });

  it.each([
    ['a cash order', false],
    ['an order that is paid online', true],
  ])('is not read again by the booking of %s', async (_order, isPaidOnline) => {
    const order = { orderId: 7, userId: 1, holdId: await hold(1), items: cart.items };
    expect((await countReads(() => scenario.placed(order, isPaidOnline, cart))).reads).toBe(0);
    expect((await scenario.document()).holds[order.holdId]?.order).toBe(7);
  });

  it('is read before a hold is rejected', async () => {
    await scenario.reset(1, null);
    await hold(1);
    const { result, reads } = await countReads(() => scenario.hold(2, { key: 'late', ...cart }));
    expect([result, reads]).toMatchObject([{ ok: false, code: 'slot-full' }, 2]);
  });

  it('is read before a booking is rejected', async () => {
    await hold(1);
    const order = { orderId: 8, userId: 1, holdId: 99, items: cart.items };
    expect((await countReads(() => scenario.placed(order, false, cart))).reads).toBe(1);
  });
});
