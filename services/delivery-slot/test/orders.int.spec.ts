import { randomUUID } from 'node:crypto';
import type { Envelope } from '@tokri/contracts/events';
import { orderCancelled, orderPlaced, orderRejected, slotBooked, slotRefused, slotReleased } from '@tokri/contracts/events';
import { collect, eventually, publishTo } from '@tokri/service-kit/testing';
import { startSlotService, type SlotService } from './slot-service.ts';

let shop: SlotService;
let told: Envelope[];
beforeAll(async () => {
  shop = await startSlotService('orders');
  told = collect(shop.broker, [slotBooked, slotRefused, slotReleased]);
}, 60_000);
afterAll(() => shop.stop());

const left = async (slotId: number) => (await shop.slots()).find(({ Id }) => Id === slotId)?.Left;
const ofOrder = (type: string, orderId: number) => told.filter((event) => event.type === type && (event.data as { orderId: number }).orderId === orderId);
const about = (orderId: number, userId: number, place: { holdId: number; slotId: number }) => ({ orderId, userId, partyId: 0, status: 1, paymentStatus: 1, pdate: '2026-11-22', lines: [], ...place });
const placed = (orderId: number, userId: number, place: { holdId: number; slotId: number }, id = randomUUID()) => publishTo(shop.broker, orderPlaced, {
  key: String(orderId), seq: 1, id, data: { ...about(orderId, userId, place), companyId: 1, transactionNumber: 'T', cartVersion: 1, paymentMethod: 'cod', payablePaise: 1, couponCode: null },
});

describe('an order that is placed', () => {
  it('its hold stands, booked and told', async () => {
    const slotId = await shop.openSlot(5, { Start: '07:00', End: '08:00' });
    const { Id: holdId } = await shop.hold(7, slotId);
    await placed(1, 7, { holdId, slotId });
    await eventually(() => ofOrder('slot.booked.v1', 1).length === 1, { missing: 'slot.booked' });
    expect(await left(slotId)).toBe(4);
    expect((await shop.release(7, holdId)).body).toMatchObject([{ Error: 1, Code: 'already-booked' }]);
  });

  it('delivered three times, booked and told once', async () => {
    const slotId = await shop.openSlot(5, { Start: '08:00', End: '09:00' });
    const { Id: holdId } = await shop.hold(7, slotId);
    const id = randomUUID();
    for (let times = 0; times < 3; times += 1) await placed(2, 7, { holdId, slotId }, id);
    await placed(3, 7, { holdId: 999_999, slotId });
    await eventually(() => ofOrder('slot.refused.v1', 3).length === 1, { missing: 'the refusal behind them' });
    expect(ofOrder('slot.booked.v1', 2)).toHaveLength(1);
    expect(await left(slotId)).toBe(4);
  });

  it('another user\'s hold, refused and the hold stays', async () => {
    const slotId = await shop.openSlot(5, { Start: '09:00', End: '10:00' });
    const { Id: holdId } = await shop.hold(7, slotId);
    await placed(4, 8, { holdId, slotId });
    await eventually(() => ofOrder('slot.refused.v1', 4).length === 1, { missing: 'slot.refused' });
    expect((ofOrder('slot.refused.v1', 4)[0]?.data as { code: string }).code).toBe('hold-expired');
    expect(await left(slotId)).toBe(4);
  });
});

describe('an order that ends', () => {
  it.each([['rejected', orderRejected, 11, '10:00'], ['cancelled', orderCancelled, 12, '11:00']] as const)('%s, its place is free again, once', async (_name, event, orderId, start) => {
    const slotId = await shop.openSlot(5, { Start: start, End: '12:00' });
    const { Id: holdId } = await shop.hold(7, slotId);
    await placed(orderId, 7, { holdId, slotId });
    await eventually(() => ofOrder('slot.booked.v1', orderId).length === 1, { missing: 'slot.booked' });
    const data = { ...about(orderId, 7, { holdId, slotId }), code: 'stock-short', by: 'customer' as const };
    const id = randomUUID();
    await publishTo(shop.broker, event, { key: String(orderId), seq: 2, id, data });
    await publishTo(shop.broker, event, { key: String(orderId), seq: 2, id, data });
    await eventually(() => ofOrder('slot.released.v1', orderId).length === 1, { missing: 'slot.released' });
    await eventually(async () => (await left(slotId)) === 5, { missing: 'the place' });
  });

  it('an order without a place here, nothing is freed', async () => {
    const slotId = await shop.openSlot(5, { Start: '12:00', End: '13:00' });
    const { Id: holdId } = await shop.hold(7, slotId);
    await publishTo(shop.broker, orderRejected, { key: '13', seq: 2, data: { ...about(13, 7, { holdId, slotId }), code: 'late' } });
    await placed(14, 7, { holdId, slotId });
    await eventually(() => ofOrder('slot.booked.v1', 14).length === 1, { missing: 'the booking behind it' });
    expect(await left(slotId)).toBe(4);
  });
});
