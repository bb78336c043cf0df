import { randomUUID } from 'node:crypto';
import { eventually } from '@tokri/service-kit/testing';
import { shed, startSlotService, type SlotService } from './slot-service.ts';

const buyers = 60;
const places = 7;

describe.each([
  ['all gates', 'sold-out,bulkhead,limits'],
  ['without the sold-out cache', 'bulkhead,limits'],
  ['without the bulkhead', 'sold-out,limits'],
  ['without limits', 'sold-out,bulkhead'],
  ['no gate at all', 'none'],
])('%s', (name, gates) => {
  let shop: SlotService;
  beforeAll(async () => {
    shop = await startSlotService(`gates-${name.replaceAll(' ', '-')}`, {
      HOLD_GATES: gates,
      LISTING_AGE_MS: '500',
    });
  }, 60_000);
  afterAll(() => shop.stop());

  it('60 buyers race for 7 places in two waves, exactly 7 have one and each keeps it', async () => {
    const slotId = await shop.openSlot(places);
    const keys = Array.from({ length: buyers }, () => randomUUID());
    const race = () =>
      Promise.all(
        keys.map((HoldKey, index) => shop.hold(100 + index, slotId, { HoldKey }).catch(shed)),
      );
    const [first, second] = [await race(), await race()];
    expect(first.filter(({ Error }) => Error === 0)).toHaveLength(places);
    expect(
      [...first, ...second].filter(
        ({ Error, Code }) => Error === 1 && !['slot-full', 'shed'].includes(Code),
      ),
    ).toEqual([]);
    expect(second.map(({ Id, Code }, index) => (Code === 'shed' ? first[index]?.Id : Id))).toEqual(
      first.map(({ Id }) => Id),
    );
    const { cap, free, holds } = await shop.document(slotId);
    expect([cap, free, Object.keys(holds).length]).toEqual([places, 0, places]);
  });

  it('a place that comes free is sold again, at the latest when what the door remembers is old', async () => {
    const slotId = await shop.openSlot(1, { Start: '20:00', End: '21:00' });
    const { Id } = await shop.hold(31, slotId);
    expect(await shop.hold(32, slotId)).toMatchObject({ Code: 'slot-full' });
    await shop.release(31, Id);
    await eventually(async () => (await shop.hold(32, slotId)).Error === 0, {
      timeoutMs: 2_000,
      missing: 'the place',
    });
  });

  it('its holder is told the same hold, full or not', async () => {
    const slotId = await shop.openSlot(1, { Start: '21:00', End: '22:00' });
    const HoldKey = randomUUID();
    const { Id } = await shop.hold(41, slotId, { HoldKey });
    await shop.hold(42, slotId);
    expect(await shop.hold(41, slotId, { HoldKey })).toMatchObject({ Id, Error: 0 });
    expect(await shop.hold(41, slotId, { HoldKey, Extend: true })).toMatchObject({
      Id,
      Error: 0,
      Extended: true,
    });
  });

  it('a place that came free and was taken while the door remembers it full, its holder is told the same hold at once', async () => {
    const slotId = await shop.openSlot(1, { Start: '19:00', End: '20:00' });
    const HoldKey = randomUUID();
    const { Id: first } = await shop.hold(45, slotId);
    expect(await shop.hold(46, slotId)).toMatchObject({ Code: 'slot-full' });
    await shop.release(45, first);
    const { Id } = await eventually(
      async () => {
        const answer = await shop.hold(46, slotId, { HoldKey });
        return answer.Error === 0 ? answer : null;
      },
      { timeoutMs: 2_000, missing: 'the place' },
    );
    expect(await shop.hold(47, slotId)).toMatchObject({ Code: 'slot-full' });
    for (let times = 0; times < 5; times += 1)
      expect(await shop.hold(46, slotId, { HoldKey })).toMatchObject({ Id, Error: 0 });
  });

  it('a list, full as soon as the slot is', async () => {
    const slotId = await shop.openSlot(1, { Start: '22:00', End: '23:00' });
    expect((await shop.slots()).find((slot) => slot.Id === slotId)).toMatchObject({ Left: 1 });
    await shop.hold(51, slotId);
    expect((await shop.slots()).find((slot) => slot.Id === slotId)).toMatchObject({
      Left: 0,
      State: 'Full',
    });
  });
});

describe('who asks too often', () => {
  let shop: SlotService;
  beforeAll(async () => {
    shop = await startSlotService('gates-limits', {
      HOLD_TRIES_PER_MINUTE: '2',
      OPEN_HOLDS_MAX: '3',
    });
  }, 60_000);
  afterAll(() => shop.stop());

  it('the third try in a minute, 429; others are served', async () => {
    const slotId = await shop.openSlot(9);
    await shop.hold(61, slotId);
    await shop.hold(61, slotId);
    await expect(shop.hold(61, slotId)).rejects.toThrow('"status":429');
    expect(await shop.hold(62, slotId)).toMatchObject({ Error: 0 });
  });

  it('the same key as often as one likes, what it has counts for no limit', async () => {
    const slotId = await shop.openSlot(9);
    const HoldKey = randomUUID();
    const answers = [];
    for (let times = 0; times < 5; times += 1)
      answers.push((await shop.hold(63, slotId, { HoldKey, Extend: times === 4 })).Id);
    expect(new Set(answers).size).toBe(1);
  });
});

describe('who takes many places from one network', () => {
  let shop: SlotService;
  beforeAll(async () => {
    shop = await startSlotService('gates-address', { HOLDS_PER_ADDRESS_PER_MINUTE: '2' });
  }, 60_000);
  afterAll(() => shop.stop());

  it('the third place of a minute, 429 whoever asks, and the two stand', async () => {
    const slotId = await shop.openSlot(9);
    for (const userId of [64, 65])
      expect(await shop.hold(userId, slotId)).toMatchObject({ Error: 0 });
    await expect(shop.hold(66, slotId)).rejects.toThrow('"status":429');
    expect(Object.keys((await shop.document(slotId)).holds)).toHaveLength(2);
  });

  it('two addresses of one IPv6 /64, share the places of a minute; another /64 has its own', async () => {
    const slotId = await shop.openSlot(9, { Start: '20:00', End: '21:00' });
    for (const [userId, from] of [
      [67, '2001:db8:1:2::7'],
      [68, '2001:DB8:1:2:ffff::8'],
    ] as const)
      expect(await shop.hold(userId, slotId, { from })).toMatchObject({ Error: 0 });
    await expect(shop.hold(69, slotId, { from: '2001:db8:1:2::9' })).rejects.toThrow(
      '"status":429',
    );
    expect(await shop.hold(69, slotId, { from: '2001:db8:1:3::9' })).toMatchObject({ Error: 0 });
  });
});

describe('who asks for too many at once', () => {
  let shop: SlotService;
  beforeAll(async () => {
    shop = await startSlotService('gates-hoarding');
  }, 60_000);
  afterAll(() => shop.stop());

  it('twelve slots side by side, three are kept and the others are free', async () => {
    const slots = [];
    for (let half = 0; half < 12; half += 1)
      slots.push(
        await shop.openSlot(5, { Start: `${String(half + 5).padStart(2, '0')}:00`, End: '23:00' }),
      );
    const answers = await Promise.all(slots.map((slotId) => shop.hold(71, slotId)));
    const kept = answers.filter(({ Error }) => Error === 0).length;
    expect(kept).toBe(3);
    expect(new Set(answers.filter(({ Error }) => Error === 1).map(({ Code }) => Code))).toEqual(
      new Set(['too-many-holds']),
    );
    const documents = await Promise.all(slots.map((slotId) => shop.document(slotId)));
    expect(documents.reduce((sum, { holds }) => sum + Object.keys(holds).length, 0)).toBe(kept);
    expect(
      documents.every(({ cap, free, holds }) => cap === free + Object.keys(holds).length),
    ).toBe(true);
  });
});
