import { randomUUID } from 'node:crypto';
import { eventually } from '@tokri/service-kit/testing';
import { startSlotService, type SlotService } from './slot-service.ts';

let service: SlotService;
beforeAll(async () => {
  service = await startSlotService('holds');
});
afterAll(() => service.stop());

const left = async (slotId: number) =>
  (await service.slots()).find(({ Id }) => Id === slotId)?.Left;

describe('hold-slot', () => {
  it('gives the last unit to one of two buyers and alternatives to the other', async () => {
    const last = await service.openSlot(1);
    const other = await service.openSlot(5, { Start: '19:00', End: '22:00' });
    const answers = await Promise.all([service.hold(11, last), service.hold(12, last)]);
    expect(answers.map(({ Error }) => Error).sort()).toEqual([0, 1]);
    const loser = answers.find(({ Error }) => Error === 1) as unknown as {
      Code: string;
      Alternatives: { Id: number }[];
    };
    expect(loser.Code).toBe('slot-full');
    expect(loser.Alternatives.map(({ Id }) => Id)).toContain(other);
    expect(await left(last)).toBe(0);
  });

  it('sells exactly 7 units to 60 concurrent buyers', async () => {
    const slotId = await service.openSlot(7, { Start: '07:00', End: '08:00' });
    const held = (userId: number, HoldKey: string) =>
      eventually(() => service.hold(userId, slotId, { HoldKey }), { missing: 'an answer' });
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, index) => held(100 + index, randomUUID())),
    );
    expect(answers.filter(({ Error }) => Error === 0)).toHaveLength(7);
    expect(new Set(answers.filter(({ Error }) => Error === 1).map(({ Code }) => Code))).toEqual(
      new Set(['slot-full']),
    );
    expect(await left(slotId)).toBe(0);
  });

  it('returns the existing hold for a repeated HoldKey in another slot, and a new one after release', async () => {
    const [slotId, other] = [
      await service.openSlot(5, { Start: '08:10', End: '09:00' }),
      await service.openSlot(5, { Start: '08:20', End: '09:00' }),
    ];
    const HoldKey = randomUUID();
    const { Id } = await service.hold(31, slotId, { HoldKey });
    expect(await service.hold(31, other, { HoldKey })).toMatchObject({
      Id,
      SlotId: slotId,
      Error: 0,
    });
    expect([await left(slotId), await left(other)]).toEqual([4, 5]);
    await service.release(31, Id);
    expect(await service.hold(31, other, { HoldKey })).toMatchObject({ SlotId: other, Error: 0 });
  });

  it('creates one hold for two concurrent requests with the same HoldKey', async () => {
    const slotId = await service.openSlot(5, { Start: '08:00', End: '09:00' });
    const HoldKey = randomUUID();
    const [first, second] = await Promise.all([
      service.hold(21, slotId, { HoldKey }),
      service.hold(21, slotId, { HoldKey }),
    ]);
    expect(second.Id).toBe(first.Id);
    expect(await left(slotId)).toBe(4);
  });

  it('rejects another key in the same slot', async () => {
    const slotId = await service.openSlot(5, { Start: '09:00', End: '10:00' });
    await service.hold(22, slotId);
    expect(await service.hold(22, slotId)).toMatchObject({
      Id: 0,
      Error: 1,
      Code: 'slot-already-held',
    });
  });

  it('extends a hold once by five minutes', async () => {
    const slotId = await service.openSlot(5, { Start: '10:00', End: '11:00' });
    const HoldKey = randomUUID();
    const expiry = async (more: object) =>
      Date.parse(
        ((await service.hold(23, slotId, { HoldKey, ...more })) as unknown as { ExpiresAt: string })
          .ExpiresAt,
      );
    const start = await expiry({});
    expect(await expiry({ Extend: true })).toBe(start + 300_000);
    expect(await expiry({ Extend: true })).toBe(start + 300_000);
  });

  it('frees the old unit when a hold moves to another slot', async () => {
    const from = await service.openSlot(5, { Start: '11:00', End: '12:00' });
    const to = await service.openSlot(5, { Start: '12:00', End: '13:00' });
    const { Id } = await service.hold(24, from);
    expect(await service.hold(24, to, { Replaces: Id })).toMatchObject({ Error: 0 });
    expect([await left(from), await left(to)]).toEqual([5, 4]);
  });

  it('keeps the old hold when the other slot is full', async () => {
    const from = await service.openSlot(5, { Start: '13:00', End: '14:00' });
    const full = await service.openSlot(0, { Start: '14:00', End: '15:00' });
    const { Id } = await service.hold(25, from);
    expect(await service.hold(25, full, { Replaces: Id })).toMatchObject({ Code: 'slot-full' });
    expect(await left(from)).toBe(4);
  });

  it('rejects an address that the slot does not serve', async () => {
    const slotId = await service.openSlot(5, { Start: '15:00', End: '15:30' });
    expect(await service.hold(26, slotId, { quote: { pincode: '110001' } })).toMatchObject({
      Code: 'slot-not-served',
    });
    expect(await service.hold(26, slotId, { quote: { pincode: null } })).toMatchObject({
      Code: 'slot-not-served',
    });
  });

  it("rejects another customer's quote", async () => {
    const slotId = await service.openSlot(5, { Start: '15:30', End: '16:00' });
    expect(await service.hold(27, slotId, { QuoteToken: await service.quote(28) })).toMatchObject({
      Code: 'quote-invalid',
    });
    expect(await service.hold(27, slotId, { QuoteToken: 'forged' })).toMatchObject({
      Code: 'quote-invalid',
    });
    expect(
      await service.hold(27, slotId, { QuoteToken: await service.quote(27, {}, -60) }),
    ).toMatchObject({ Code: 'quote-expired' });
  });
});

describe('expiring holds', () => {
  it('frees the unit of a hold that nobody ordered', async () => {
    const slotId = await service.openSlot(5, { Start: '06:00', End: '06:30' });
    const { Id } = await service.hold(51, slotId);
    expect(await service.letTimePass(slotId, Id)).toBe(true);
    await eventually(async () => (await left(slotId)) === 5, {
      missing: 'the unit of the expired hold',
    });
    expect(await service.hold(51, slotId)).toMatchObject({ Error: 0 });
  });
});

describe('hold limit', () => {
  it('rejects a fourth hold until one is released', async () => {
    const slots = [];
    for (const Start of ['02:00', '02:30', '03:00', '03:30'])
      slots.push(await service.openSlot(5, { Start, End: '04:00' }));
    const held = [];
    for (const slotId of slots) held.push(await service.hold(61, slotId));
    expect(held.map(({ Code }) => Code)).toEqual(['', '', '', 'too-many-holds']);
    await service.release(61, held[0]?.Id ?? 0);
    expect(await service.hold(61, slots[3] ?? 0)).toMatchObject({ Error: 0 });
  });
});

describe('release-hold', () => {
  it('frees the unit and is idempotent', async () => {
    const slotId = await service.openSlot(5, { Start: '20:00', End: '21:00' });
    const { Id } = await service.hold(31, slotId);
    expect((await service.release(31, Id)).body).toEqual([{ Id, Error: 0, Message: '', Code: '' }]);
    expect((await service.release(31, Id)).body).toEqual([{ Id, Error: 0, Message: '', Code: '' }]);
    expect(await left(slotId)).toBe(5);
  });
  it('returns 403 for another customer and keeps the hold', async () => {
    const slotId = await service.openSlot(5, { Start: '21:00', End: '22:00' });
    const { Id } = await service.hold(32, slotId);
    expect((await service.release(33, Id)).status).toBe(403);
    expect(await left(slotId)).toBe(4);
  });
  it('returns 404 for an unknown hold', async () =>
    expect((await service.release(31, 999_999)).status).toBe(404));
});

describe('staff and unauthorised callers', () => {
  it('closes a slot whose capacity is lowered below its bookings', async () => {
    const slotId = await service.openSlot(3, { Start: '22:00', End: '23:00' });
    await service.hold(41, slotId);
    await service.hold(42, slotId);
    expect(await service.openSlot(1, { Start: '22:00', End: '23:00' })).toBe(slotId);
    expect((await service.slots()).find(({ Id }) => Id === slotId)).toMatchObject({
      State: 'Closed',
      Reason: 'closed',
      Left: 0,
      Capacity: 1,
    });
  });
  it('returns 403 when a customer sets capacity', async () =>
    expect((await service.call('POST', 'save-slots', { as: undefined, body: {} })).status).toBe(
      401,
    ));
  it('explains an unserved pincode', async () =>
    expect(
      (await service.call('GET', 'check-pincode?cmId=1&pin=110001&UserId=0')).body,
    ).toMatchObject([
      {
        Id: 1,
        Error: 1,
        error: 1,
        Message:
          'Sorry for the inconvenience, Currently Delivery is not available in this location.',
      },
    ]));
  it('returns Id 0 for a served pincode', async () =>
    expect(
      (await service.call('GET', 'check-pincode?cmId=1&pin=560034&UserId=0')).body,
    ).toMatchObject([{ Id: 0, Error: 0, error: 0, StateCode: '29' }]));
});
