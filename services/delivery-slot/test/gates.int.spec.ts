import { randomUUID } from 'node:crypto';
import { eventually } from '@tokri/service-kit/testing';
import { toRejectedHold, startSlotService, type SlotService } from './slot-service.ts';

const buyers = 60;
const capacity = 7;

describe.each([
  ['all gates', 'sold-out,bulkhead,limits'],
  ['without the sold-out cache', 'bulkhead,limits'],
  ['without the bulkhead', 'sold-out,limits'],
  ['without limits', 'sold-out,bulkhead'],
  ['no gate at all', 'none'],
])('admission control: %s', (name, gates) => {
  let service: SlotService;
  beforeAll(async () => {
    service = await startSlotService(`gates-${name.replaceAll(' ', '-')}`, {
      HOLD_GATES: gates,
      LISTING_AGE_MS: '500',
    });
  });
  afterAll(() => service.stop());

  it('sells exactly 7 units to 60 concurrent buyers, who keep them', async () => {
    const slotId = await service.openSlot(capacity);
    const keys = Array.from({ length: buyers }, () => randomUUID());
    const race = () =>
      Promise.all(
        keys.map((HoldKey, index) =>
          service.hold(100 + index, slotId, { HoldKey }).catch(toRejectedHold),
        ),
      );
    const [first, second] = [await race(), await race()];
    expect(first.filter(({ Error }) => Error === 0)).toHaveLength(capacity);
    expect(
      [...first, ...second].filter(
        ({ Error, Code }) => Error === 1 && !['slot-full', 'shed'].includes(Code),
      ),
    ).toEqual([]);
    expect(second.map(({ Id, Code }, index) => (Code === 'shed' ? first[index]?.Id : Id))).toEqual(
      first.map(({ Id }) => Id),
    );
    const { cap, free, holds } = await service.document(slotId);
    expect([cap, free, Object.keys(holds).length]).toEqual([capacity, 0, capacity]);
  });

  it('sells a released unit again once the cache has expired', async () => {
    const slotId = await service.openSlot(1, { Start: '20:00', End: '21:00' });
    const { Id } = await service.hold(31, slotId);
    expect(await service.hold(32, slotId)).toMatchObject({ Code: 'slot-full' });
    await service.release(31, Id);
    await eventually(async () => (await service.hold(32, slotId)).Error === 0, {
      missing: 'the unit',
    });
  });

  it('returns the same hold to its holder even when the slot is full', async () => {
    const slotId = await service.openSlot(1, { Start: '21:00', End: '22:00' });
    const HoldKey = randomUUID();
    const { Id } = await service.hold(41, slotId, { HoldKey });
    await service.hold(42, slotId);
    expect(await service.hold(41, slotId, { HoldKey })).toMatchObject({ Id, Error: 0 });
    expect(await service.hold(41, slotId, { HoldKey, Extend: true })).toMatchObject({
      Id,
      Error: 0,
      Extended: true,
    });
  });

  it('returns the same hold to its holder while the cache still says sold out', async () => {
    const slotId = await service.openSlot(1, { Start: '19:00', End: '20:00' });
    const HoldKey = randomUUID();
    const { Id: first } = await service.hold(45, slotId);
    expect(await service.hold(46, slotId)).toMatchObject({ Code: 'slot-full' });
    await service.release(45, first);
    const { Id } = await eventually(
      async () => {
        const answer = await service.hold(46, slotId, { HoldKey });
        return answer.Error === 0 ? answer : null;
      },
      { missing: 'the unit' },
    );
    expect(await service.hold(47, slotId)).toMatchObject({ Code: 'slot-full' });
    for (let times = 0; times < 5; times += 1)
      expect(await service.hold(46, slotId, { HoldKey })).toMatchObject({ Id, Error: 0 });
  });

  it('lists a slot as full as soon as it is full', async () => {
    const slotId = await service.openSlot(1, { Start: '22:00', End: '23:00' });
    expect((await service.slots()).find((slot) => slot.Id === slotId)).toMatchObject({ Left: 1 });
    await service.hold(51, slotId);
    expect((await service.slots()).find((slot) => slot.Id === slotId)).toMatchObject({
      Left: 0,
      State: 'Full',
    });
  });
});

describe('attempt quota', () => {
  let service: SlotService;
  beforeAll(async () => {
    service = await startSlotService('gates-limits', {
      HOLD_TRIES_PER_MINUTE: '2',
      OPEN_HOLDS_MAX: '3',
    });
  });
  afterAll(() => service.stop());

  it('returns 429 for the third attempt of a customer in a minute and serves others', async () => {
    const slotId = await service.openSlot(9);
    await service.hold(61, slotId);
    await service.hold(61, slotId);
    await expect(service.hold(61, slotId)).rejects.toThrow('"status":429');
    expect(await service.hold(62, slotId)).toMatchObject({ Error: 0 });
  });

  it('does not count repeats of the same key', async () => {
    const slotId = await service.openSlot(9);
    const HoldKey = randomUUID();
    const answers = [];
    for (let times = 0; times < 5; times += 1)
      answers.push((await service.hold(63, slotId, { HoldKey, Extend: times === 4 })).Id);
    expect(new Set(answers).size).toBe(1);
  });
});

describe('two processes', () => {
  const quotas = { HOLD_TRIES_PER_MINUTE: '2', HOLDS_PER_ADDRESS_PER_MINUTE: '2' };
  const countRejected = async (service: SlotService) => {
    const slotId = await service.openSlot(9);
    await service.hold(91, slotId);
    await service.hold(91, slotId);
    await service.hold(92, slotId);
    const stopFirst = await service.switchToSecondProcess();
    const answers = await Promise.allSettled([service.hold(91, slotId), service.hold(93, slotId)]);
    await stopFirst();
    await service.stop();
    return answers.filter(({ status }) => status === 'rejected').length;
  };

  it('share the quotas of a customer and of a network', async () => {
    expect(await countRejected(await startSlotService('gates-shared', quotas))).toBe(2);
  });

  it('count alone when Redis is down', async () => {
    const service = await startSlotService('gates-apart', {
      ...quotas,
      REDIS_URL: 'redis://127.0.0.1:1',
    });
    expect(await countRejected(service)).toBe(0);
  });
});

describe('hold quota per network', () => {
  let service: SlotService;
  beforeAll(async () => {
    service = await startSlotService('gates-address', { HOLDS_PER_ADDRESS_PER_MINUTE: '2' });
  });
  afterAll(() => service.stop());

  it('returns 429 for the third hold of a minute and keeps the first two', async () => {
    const slotId = await service.openSlot(9);
    for (const userId of [64, 65])
      expect(await service.hold(userId, slotId)).toMatchObject({ Error: 0 });
    await expect(service.hold(66, slotId)).rejects.toThrow('"status":429');
    expect(Object.keys((await service.document(slotId)).holds)).toHaveLength(2);
  });

  it('counts one IPv6 /64 as one network', async () => {
    const slotId = await service.openSlot(9, { Start: '20:00', End: '21:00' });
    for (const [userId, from] of [
      [67, '2001:db8:1:2::7'],
      [68, '2001:DB8:1:2:ffff::8'],
    ] as const)
      expect(await service.hold(userId, slotId, { from })).toMatchObject({ Error: 0 });
    await expect(service.hold(69, slotId, { from: '2001:db8:1:2::9' })).rejects.toThrow(
      '"status":429',
    );
    expect(await service.hold(69, slotId, { from: '2001:db8:1:3::9' })).toMatchObject({ Error: 0 });
  });
});

describe('hold limit per customer', () => {
  let service: SlotService;
  beforeAll(async () => {
    service = await startSlotService('gates-hoarding');
  });
  afterAll(() => service.stop());

  it('grants three of twelve concurrent holds', async () => {
    const slots = [];
    for (let half = 0; half < 12; half += 1)
      slots.push(
        await service.openSlot(5, {
          Start: `${String(half + 5).padStart(2, '0')}:00`,
          End: '23:00',
        }),
      );
    const answers = await Promise.all(slots.map((slotId) => service.hold(71, slotId)));
    const kept = answers.filter(({ Error }) => Error === 0).length;
    expect(kept).toBe(3);
    expect(new Set(answers.filter(({ Error }) => Error === 1).map(({ Code }) => Code))).toEqual(
      new Set(['too-many-holds']),
    );
    const documents = await Promise.all(slots.map((slotId) => service.document(slotId)));
    expect(documents.reduce((sum, { holds }) => sum + Object.keys(holds).length, 0)).toBe(kept);
    expect(
      documents.every(({ cap, free, holds }) => cap === free + Object.keys(holds).length),
    ).toBe(true);
  });
});
