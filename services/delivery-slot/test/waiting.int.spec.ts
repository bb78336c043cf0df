import {
  slotExpired,
  slotHeld,
  slotOffered,
  slotReleased,
  type Envelope,
} from '@tokri/contracts/events';
import { collectEvents, eventually } from '@tokri/service-kit/testing';
import { shed, startSlotService, type SlotService } from './slot-service.ts';

let shop: SlotService;
let told: Envelope[];
beforeAll(async () => {
  shop = await startSlotService('waiting', { OPEN_HOLDS_MAX: '100' });
  told = collectEvents(shop.broker, [slotOffered, slotHeld, slotReleased, slotExpired]);
}, 60_000);
afterAll(() => shop.stop());

const listed = async (slotId: number) => (await shop.slots()).find(({ Id }) => Id === slotId);
const offerOf = (userId: number, slotId: number) =>
  eventually(
    async () =>
      (await shop.waits(userId)).find((wait) => wait.SlotId === slotId)?.Offer ?? undefined,
    { missing: `an offer for ${userId}` },
  );
const ofHold = (holdId: number) =>
  told
    .filter(({ data }) => (data as { holdId: number }).holdId === holdId)
    .map(({ type, seq }) => `${type} ${seq}`);
const fullSlot = async (start: string, more: Record<string, unknown> = {}) => {
  const slotId = await shop.openSlot(1, { Start: start, End: '23:59', ...more });
  const { Id } = await shop.hold(1, slotId, { quote: { itemCount: 1 } });
  return { slotId, holdId: Id };
};

describe('a full slot', () => {
  it('its place comes free, the first in line has it for ten minutes and nobody else', async () => {
    const { slotId, holdId } = await fullSlot('07:00');
    expect([
      (await shop.wait(2, slotId)).Position,
      (await shop.wait(3, slotId)).Position,
      (await shop.wait(2, slotId)).Position,
    ]).toEqual([1, 2, 1]);
    await shop.release(1, holdId);
    expect(await listed(slotId)).toMatchObject({ Left: 0, State: 'Full' });
    const offer = await offerOf(2, slotId);
    expect(await shop.read(`list-waits?SlotId=${slotId}`)).toMatchObject([
      { Position: 0, UserId: 2, Since: null, OfferUntil: offer.ExpiresAt },
      { Position: 1, UserId: 3, OfferUntil: null },
    ]);
    expect(Math.round((Date.parse(offer.ExpiresAt) - Date.now()) / 60_000)).toBe(10);
    expect((await shop.waits(3))[0]).toMatchObject({ SlotId: slotId, Position: 1, Offer: null });
    expect(await shop.hold(3, slotId)).toMatchObject({ Code: 'slot-full' });
    expect(await shop.hold(4, slotId)).toMatchObject({ Code: 'slot-full' });
    expect(await shop.hold(2, slotId)).toMatchObject({ Id: offer.HoldId, Error: 0 });
    expect(await shop.waits(2)).toEqual([]);
    await eventually(() => ofHold(offer.HoldId).length === 2, { missing: 'offered and held' });
    expect(ofHold(offer.HoldId)).toEqual(['slot.offered.v1 1', 'slot.held.v1 2']);
  });

  it('joined in Hindi by the one and in English by the next, is offered to each in their own', async () => {
    const { slotId, holdId } = await fullSlot('07:05');
    await shop.wait(32, slotId, { language: 'hi' });
    await shop.wait(33, slotId);
    await shop.release(1, holdId);
    await shop.release(32, (await offerOf(32, slotId)).HoldId);
    await offerOf(33, slotId);
    const offered = await eventually(
      () => {
        const own = told.filter(
          ({ type, key }) => type === slotOffered.type && key === String(slotId),
        );
        return own.length === 2 ? own : null;
      },
      { missing: 'two offers' },
    );
    expect(offered.map(({ data }) => (data as { language: string }).language)).toEqual([
      'hi',
      'en',
    ]);
  });

  it('nobody takes the offer, it goes to the next', async () => {
    const { slotId, holdId } = await fullSlot('07:10');
    await shop.wait(12, slotId);
    await shop.wait(13, slotId);
    await shop.release(1, holdId);
    const first = await offerOf(12, slotId);
    expect(await shop.letTimePass(slotId, first.HoldId)).toBe(true);
    const second = await offerOf(13, slotId);
    expect(second.HoldId).not.toBe(first.HoldId);
    expect(await shop.waits(12)).toEqual([]);
    expect((await shop.document(slotId)).free).toBe(0);
    await eventually(() => ofHold(first.HoldId).includes('slot.expired.v1 2'), {
      missing: 'that the offer ran out',
    });
  });

  it.each([
    [
      'lowers its places below what is taken',
      '12:10',
      () => shop.openSlot(0, { Start: '12:10', End: '23:59' }),
    ],
    [
      'closes it by hand',
      '12:20',
      (slotId: number) => shop.write('close-slot', { SlotId: slotId, Closed: true }),
    ],
  ])(
    'the offer stands when staff %s, who holds it takes it and nobody else comes in',
    async (_what, start, shut) => {
      const { slotId, holdId } = await fullSlot(start);
      await shop.wait(17, slotId);
      await shop.release(1, holdId);
      const { HoldId } = await offerOf(17, slotId);
      await shut(slotId);
      expect(await shop.hold(18, slotId)).toMatchObject({ Code: 'slot-closed' });
      expect(await shop.hold(17, slotId)).toMatchObject({ Id: HoldId, Error: 0 });
      await shop.release(17, HoldId);
    },
  );

  it('the offer is declined, it goes to the next', async () => {
    const { slotId, holdId } = await fullSlot('07:20');
    await shop.wait(22, slotId);
    await shop.wait(23, slotId);
    await shop.release(1, holdId);
    const { HoldId } = await offerOf(22, slotId);
    expect((await shop.release(22, HoldId)).body).toMatchObject([{ Error: 0 }]);
    await offerOf(23, slotId);
  });

  it('capacity is raised by two, the first two of three get a place, and no more than there are', async () => {
    const { slotId } = await fullSlot('07:30');
    for (const userId of [32, 33, 34]) await shop.wait(userId, slotId);
    expect(
      await shop.read<{ Offers: number }[]>(`preview-capacity?SlotId=${slotId}&Count=3`),
    ).toMatchObject([
      { Offers: 2, Closes: false, Before: { Waiting: 3, Held: 1 }, After: { Capacity: 3 } },
    ]);
    await shop.openSlot(3, { Start: '07:30', End: '23:59' });
    await offerOf(32, slotId);
    await offerOf(33, slotId);
    expect((await shop.waits(34))[0]).toMatchObject({ Position: 1, Offer: null });
    expect(
      await shop.read(
        `list-slot-fill?FromDate=${await day(slotId)}&ToDate=${await day(slotId)}&GroupId=1`,
      ),
    ).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          Id: slotId,
          Capacity: 3,
          Left: 0,
          Held: 1,
          Offered: 2,
          Waiting: 1,
        }),
      ]),
    );
    expect(await shop.read(`list-waits?SlotId=${slotId}`)).toMatchObject([
      { Position: 0, UserId: 32 },
      { Position: 0, UserId: 33 },
      { Position: 1, UserId: 34, Items: 2, OfferUntil: null },
    ]);
  });

  it('forty want the place that comes free and others wait, it is sold once and to who waited', async () => {
    const { slotId, holdId } = await fullSlot('07:40');
    const waiting = [42, 43, 44];
    for (const userId of waiting) await shop.wait(userId, slotId);
    const [, ...answers] = await Promise.all([
      shop.release(1, holdId),
      ...Array.from({ length: 40 }, (_, index) => shop.hold(400 + index, slotId).catch(shed)),
    ]);
    expect(answers.filter(({ Error }) => Error === 0)).toEqual([]);
    await offerOf(42, slotId);
    const { cap, free, holds } = await shop.document(slotId);
    expect([cap, free, Object.values(holds).map(({ cust }) => cust)]).toEqual([1, 0, [42]]);
  });

  it('who leaves the line gets nothing, and the last who leaves opens the slot to all', async () => {
    const { slotId, holdId } = await fullSlot('07:50');
    await shop.wait(52, slotId);
    expect((await shop.leave(52, slotId)).body).toMatchObject([{ Error: 0 }]);
    expect((await shop.leave(52, slotId)).body).toMatchObject([{ Error: 0 }]);
    await shop.release(1, holdId);
    expect(await shop.hold(53, slotId)).toMatchObject({ Error: 0 });
    await eventually(async () => (await shop.document(slotId)).waiting === undefined, {
      missing: 'the mark taken away',
    });
  });

  it('the first has too many pieces for what is left, the next is offered the place', async () => {
    const { slotId, holdId } = await fullSlot('08:00', { ItemCount: 3 });
    await shop.wait(62, slotId, { itemCount: 9 });
    await shop.wait(63, slotId, { itemCount: 2 });
    await shop.release(1, holdId);
    const offer = await offerOf(63, slotId);
    expect(await shop.hold(63, slotId, { quote: { itemCount: 4 } })).toMatchObject({
      Code: 'slot-item-capacity',
    });
    expect(await shop.hold(63, slotId, { quote: { itemCount: 3 } })).toMatchObject({
      Id: offer.HoldId,
    });
    expect((await shop.waits(62))[0]).toMatchObject({ Position: 1, Offer: null });
  });
});

describe('who may wait', () => {
  it('a place is free, it is held and not waited for', async () => {
    const slotId = await shop.openSlot(2, { Start: '09:00', End: '10:00' });
    expect(await shop.wait(71, slotId)).toMatchObject({ Code: 'slot-not-full' });
  });
  it('who holds a place here, not', async () => {
    const { slotId } = await fullSlot('09:10');
    expect(await shop.wait(1, slotId)).toMatchObject({ Code: 'slot-already-held' });
  });
  it('from elsewhere, or with a quote of another, not', async () => {
    const { slotId } = await fullSlot('09:20');
    expect(await shop.wait(72, slotId, { pincode: '110001' })).toMatchObject({
      Code: 'slot-not-served',
    });
    expect(await shop.wait(72, slotId, { userId: 73 })).toMatchObject({ Code: 'quote-invalid' });
  });
  it('a fourth line at once, not', async () => {
    const codes = [];
    for (const start of ['10:00', '10:10', '10:20', '10:30'])
      codes.push((await shop.wait(74, (await fullSlot(start)).slotId)).Code);
    expect(codes).toEqual(['', '', '', 'too-many-waits']);
  });
  it('an unknown slot, 404', async () => expect(shop.wait(75, 999_999)).rejects.toThrow('404'));
});

describe('who asks for more than they may at once', () => {
  const slotsOf = async (hours: readonly number[]): Promise<number[]> => {
    const ids = [];
    for (const hour of hours) ids.push((await fullSlot(`${hour}:30`)).slotId);
    return ids;
  };

  it('eight lines joined side by side, stands in three of them and no more', async () => {
    const slots = await slotsOf([10, 11, 12, 13, 14, 15, 16, 17]);
    const answers = await Promise.all(slots.map((slotId) => shop.wait(81, slotId)));
    expect(answers.map(({ Code }) => Code).sort()).toEqual([
      '',
      '',
      '',
      ...Array.from({ length: 5 }, () => 'too-many-waits'),
    ]);
    expect(await shop.waits(81)).toHaveLength(3);
    const lines = await Promise.all(
      slots.map(async (slotId) => (await shop.document(slotId)).line.length),
    );
    expect(lines.reduce((sum, length) => sum + length, 0)).toBe(3);
  });

  it('a line that is left makes room for another at once, and the same line is joined twice at once as one', async () => {
    const [first = 0, ...others] = await slotsOf([18, 19, 20, 21]);
    await Promise.all([shop.wait(82, first), shop.wait(82, first), shop.wait(82, others[0] ?? 0)]);
    expect((await shop.wait(82, others[1] ?? 0)).Code).toBe('');
    expect((await shop.wait(82, others[2] ?? 0)).Code).toBe('too-many-waits');
    await shop.leave(82, first);
    expect((await shop.wait(82, others[2] ?? 0)).Code).toBe('');
  });
});

describe('who accepts more offers than they may hold', () => {
  let small: SlotService;
  beforeAll(async () => {
    small = await startSlotService('accepting', { OPEN_HOLDS_MAX: '1' });
  }, 60_000);
  afterAll(() => small.stop());

  it('three offers accepted side by side, one is a hold and the others stay offered; let go, the next may be had', async () => {
    const slots: number[] = [];
    for (const [at, start] of ['07:00', '08:00', '09:00'].entries()) {
      const slotId = await small.openSlot(1, { Start: start, End: '23:00' });
      const { Id } = await small.hold(90 + at, slotId);
      await small.wait(95, slotId);
      await small.release(90 + at, Id);
      slots.push(slotId);
    }
    await eventually(
      async () => (await small.waits(95)).filter(({ Offer }) => Offer !== null).length === 3,
      { missing: 'three offers' },
    );
    const answers = await Promise.all(slots.map((slotId) => small.hold(95, slotId)));
    expect(answers.map(({ Code }) => Code).sort()).toEqual([
      '',
      'too-many-holds',
      'too-many-holds',
    ]);
    const states = async () =>
      (
        await Promise.all(
          slots.map(async (slotId) =>
            Object.values((await small.document(slotId)).holds).map(({ st }) => st),
          ),
        )
      )
        .flat()
        .sort();
    expect(await states()).toEqual(['H', 'O', 'O']);
    const held = answers.find(({ Error }) => Error === 0)?.Id ?? 0;
    await small.release(95, held);
    const next = slots.find((_slotId, at) => answers[at]?.Error === 1) ?? 0;
    expect(await small.hold(95, next)).toMatchObject({ Error: 0 });
  });
});

const day = async (slotId: number): Promise<string> =>
  ((await shop.slots()).find(({ Id }) => Id === slotId) as unknown as { Date: string }).Date;
