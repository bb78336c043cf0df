import { randomUUID } from 'node:crypto';
import { eventually } from '@tokri/service-kit/testing';
import { startRejectionScenario, type RejectionScenario } from './rejection-scenario.ts';
import { toRejectedHold, type SlotService } from './slot-service.ts';

let scenario: RejectionScenario;
let service: SlotService;
beforeAll(async () => {
  scenario = await startRejectionScenario('rejected-orders');
  ({ service } = scenario);
});
afterAll(() => service.stop());

describe('twenty customers whose orders are rejected while rivals want their places', () => {
  it('keep their places and book them with the next order', async () => {
    const count = 20;
    const slotId = await service.openSlot(count, { Start: '07:00', End: '08:00' });
    const orders = await Promise.all(
      Array.from({ length: count }, (_, index) =>
        scenario.bookOrder(1_000 + index, 2_000 + index, slotId),
      ),
    );
    const race = { isOver: false, gotUnit: [] as number[], overbooked: 0 };
    const wantUnit = async (rival: number): Promise<void> => {
      while (!race.isOver) {
        const response = await service.hold(rival, slotId).catch(toRejectedHold);
        if (response.Error === 0) race.gotUnit.push(rival);
        const { cap, free, holds } = await service.document(slotId);
        if (free < 0 || free + Object.keys(holds).length !== cap) race.overbooked += 1;
      }
    };
    const rivals = Array.from({ length: 8 }, (_, index) => wantUnit(3_000 + index));
    await service.wait(3_100, slotId);

    await Promise.all(
      orders.map(async (order) => {
        const id = randomUUID();
        for (let times = 0; times < 3; times += 1) await scenario.reject(order, id);
      }),
    );
    await Promise.all(orders.map((order) => scenario.waitForEvent('slot.held.v1', order)));
    const retries = orders.map((order) => ({ ...order, orderId: order.orderId + 100 }));
    await Promise.all(
      retries.map((order, index) =>
        scenario.place(order, { earlierOrderIds: [orders[index]?.orderId ?? 0] }),
      ),
    );
    await Promise.all(retries.map((order) => scenario.waitForEvent('slot.booked.v1', order)));
    await Promise.all(orders.map((order) => scenario.reject(order)));
    race.isOver = true;
    await Promise.all(rivals);

    const { free, holds } = await service.document(slotId);
    expect(race).toMatchObject({ gotUnit: [], overbooked: 0 });
    expect(free).toBe(0);
    expect(Object.values(holds).map(({ st }) => st)).toEqual(orders.map(() => 'B'));
    expect(
      Object.values(holds)
        .map(({ cust }) => cust)
        .sort(),
    ).toEqual(orders.map(({ userId }) => userId));
    for (const { orderId } of retries)
      expect(scenario.findEvents('slot.refused.v1', orderId)).toEqual([]);
    for (const { orderId } of orders) {
      expect(scenario.findEvents('slot.held.v1', orderId)).toHaveLength(1);
      expect(scenario.findEvents('slot.released.v1', orderId)).toEqual([]);
    }
  });
});

describe('a hold that came back from an order', () => {
  it('lasts five minutes or what was left, and belongs to the customer on any device', async () => {
    const slotId = await service.openSlot(1, { Start: '09:00', End: '10:00' });
    const order = await scenario.bookOrder(20, 120, slotId);
    await scenario.reject(order);
    await scenario.waitForEvent('slot.held.v1', order);
    expect((await service.hold(120, slotId)).Code).toBe('slot-already-held');
    const taken = await service.hold(120, slotId, { TakeOver: true });
    expect(taken).toMatchObject({ Error: 0, Id: order.holdId, SlotId: slotId });
    const { ExpiresAt } = taken as unknown as { ExpiresAt: string };
    expect(Date.parse(ExpiresAt) - Date.now()).toBeGreaterThan(4 * 60_000);
    expect((await service.hold(121, slotId, { TakeOver: true })).Code).toBe('slot-full');
  });

  it('is waited for when the customer is faster than the event', async () => {
    const slotId = await service.openSlot(1, { Start: '10:00', End: '11:00' });
    const order = await scenario.bookOrder(21, 122, slotId);
    const [taken] = await Promise.all([
      service.hold(122, slotId, { TakeOver: true }),
      scenario.reject(order),
    ]);
    expect(taken).toMatchObject({ Error: 0, Id: order.holdId });
  });

  it('is booked by the next order that arrives before the rejection of the first', async () => {
    const slotId = await service.openSlot(1, { Start: '11:00', End: '12:00' });
    const first = await scenario.bookOrder(22, 123, slotId);
    const second = { ...first, orderId: 23 };
    await scenario.place(second, { earlierOrderIds: [22] });
    await scenario.waitForEvent('slot.booked.v1', second);
    await scenario.reject(first);
    await scenario.handleEarlierEvents(first);
    expect(await scenario.findHold(second)).toMatchObject({ st: 'B', order: 23 });
  });

  it('goes to the waitlist when it expires', async () => {
    const slotId = await service.openSlot(1, { Start: '12:00', End: '13:00' });
    const order = await scenario.bookOrder(24, 124, slotId);
    await service.wait(125, slotId);
    await scenario.reject(order);
    await scenario.waitForEvent('slot.held.v1', order);
    expect((await service.waits(125))[0]?.Offer).toBeNull();
    await eventually(() => service.letTimePass(slotId, order.holdId), { missing: 'the hold' });
    await eventually(async () => (await service.waits(125))[0]?.Offer, {
      missing: 'the offer to the waiting customer',
    });
  });

  it('is not booked again by a repeated event of the rejected order', async () => {
    const slotId = await service.openSlot(1, { Start: '13:00', End: '14:00' });
    const order = await scenario.bookOrder(25, 126, slotId);
    await scenario.reject(order);
    await scenario.waitForEvent('slot.held.v1', order);
    await scenario.place(order);
    await scenario.handleEarlierEvents(order);
    expect(await scenario.findHold(order)).toMatchObject({ st: 'H', order: null });
    expect(scenario.findEvents('slot.booked.v1', 25)).toHaveLength(1);
  });

  it('comes back when a payment expires, and a repeat does not touch the late booking', async () => {
    const slotId = await service.openSlot(1, { Start: '14:00', End: '15:00' });
    const order = {
      orderId: 26,
      userId: 127,
      slotId,
      holdId: (await service.hold(127, slotId)).Id,
    };
    await scenario.place(order, { paymentMethod: 'online' });
    const id = randomUUID();
    for (let times = 0; times < 2; times += 1) await scenario.expirePayment(order, id);
    await scenario.waitForEvent('slot.held.v1', order);
    const newer = { ...order, orderId: 27 };
    await scenario.place(newer);
    await scenario.waitForEvent('slot.booked.v1', newer);
    await scenario.reject(order);
    await scenario.handleEarlierEvents(order);
    expect(await scenario.findHold(newer)).toMatchObject({ st: 'B', order: 27 });
  });

  it('is released after the fifth rejected order', async () => {
    const slotId = await service.openSlot(1, { Start: '15:00', End: '16:00' });
    const first = await scenario.bookOrder(31, 128, slotId);
    await scenario.reject(first);
    await scenario.waitForEvent('slot.held.v1', first);
    for (let orderId = 32; orderId <= 35; orderId += 1) {
      await scenario.place({ ...first, orderId });
      await scenario.waitForEvent('slot.booked.v1', { orderId });
      await scenario.reject({ ...first, orderId });
      await scenario.waitForEvent(orderId === 35 ? 'slot.released.v1' : 'slot.held.v1', {
        orderId,
      });
    }
    expect((await service.document(slotId)).free).toBe(1);
  });
});
