import { randomUUID } from 'node:crypto';
import { startSlotService, type SlotService } from './slot-service.ts';

let service: SlotService;
beforeAll(async () => {
  service = await startSlotService('held-on-two-devices');
});
afterAll(() => service.stop());

const availableCapacity = async (slotId: number) =>
  (await service.slots()).find(({ Id }) => Id === slotId)?.Left;

const holdOnTwoDevices = async (userId: number, Start: string, End: string) => {
  const slotId = await service.openSlot(5, { Start, End });
  const [phone, laptop] = [randomUUID(), randomUUID()];
  const { Id: holdId } = await service.hold(userId, slotId, { HoldKey: phone });
  const taken = await service.hold(userId, slotId, { HoldKey: laptop, TakeOver: true });
  expect(taken).toMatchObject({ Error: 0, Id: holdId });
  return { slotId, holdId, phone, laptop };
};

describe('a hold that another device took over', () => {
  it('is not released by the device that lost it', async () => {
    const { slotId, holdId, phone, laptop } = await holdOnTwoDevices(81, '07:00', '08:00');
    const taken = { Error: 1, Code: 'hold-taken-over' };
    expect((await service.release(81, holdId, phone)).body).toMatchObject([taken]);
    expect((await service.release(81, holdId)).body).toMatchObject([taken]);
    expect(await availableCapacity(slotId)).toBe(4);
    expect((await service.release(81, holdId, laptop)).body).toMatchObject([{ Error: 0 }]);
    expect(await availableCapacity(slotId)).toBe(5);
  });

  it('is not released when the device that lost it moves to another slot', async () => {
    const { slotId, holdId, phone } = await holdOnTwoDevices(82, '08:00', '09:00');
    const other = await service.openSlot(5, { Start: '09:00', End: '10:00' });
    const move = { Replaces: holdId, ReplacesKey: phone };
    expect(await service.hold(82, other, move)).toMatchObject({ Error: 0 });
    expect([await availableCapacity(slotId), await availableCapacity(other)]).toEqual([4, 4]);
  });

  it('is extended only by the device that has it', async () => {
    const { slotId, phone, laptop } = await holdOnTwoDevices(83, '10:00', '11:00');
    expect(await service.hold(83, slotId, { HoldKey: phone, Extend: true })).toMatchObject({
      Error: 1,
      Code: 'hold-expired',
    });
    expect(await service.hold(83, slotId, { HoldKey: laptop, Extend: true })).toMatchObject({
      Error: 0,
      Extended: true,
    });
  });
});

describe('a hold that nobody took over', () => {
  it('is released by a client that knows no key, but not with a wrong one', async () => {
    const slotId = await service.openSlot(5, { Start: '11:00', End: '12:00' });
    const { Id } = await service.hold(84, slotId);
    expect((await service.release(84, Id, randomUUID())).body).toMatchObject([{ Error: 1 }]);
    expect((await service.release(84, Id)).body).toMatchObject([{ Error: 0 }]);
  });
});

describe('list-own-holds', () => {
  it('lists the holds of all devices of the customer without their keys', async () => {
    const { slotId, holdId, laptop } = await holdOnTwoDevices(85, '12:00', '13:00');
    await service.hold(86, slotId);
    const { body } = await service.ownHolds(85);
    expect(body).toMatchObject([{ HoldId: holdId, SlotId: slotId, Start: '12:00', End: '13:00' }]);
    expect(JSON.stringify(body)).not.toContain(laptop);
    await service.release(85, holdId, laptop);
    expect((await service.ownHolds(85)).body).toEqual([]);
  });

  it('is not for other customers', async () =>
    expect((await service.ownHolds(85, 86)).status).toBe(403));
});
