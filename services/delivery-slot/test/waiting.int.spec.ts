import {
  slotExpired,
  slotHeld,
  slotOffered,
  slotReleased,
  type Envelope,
} from '@tokri/contracts/events';
import { collectEvents, eventually } from '@tokri/service-kit/testing';
import { toRejectedHold, startSlotService, type SlotService } from './slot-service.ts';

let service: SlotService;
let published: Envelope[];
beforeAll(async () => {
  service = await startSlotService('waiting', { OPEN_HOLDS_MAX: '100' });
  published = collectEvents(service.broker, [slotOffered, slotHeld, slotReleased, slotExpired]);
});
afterAll(() => service.stop());

const listed = async (slotId: number) => (await service.slots()).find(({ Id }) => Id === slotId);
const findOffer = (userId: number, slotId: number) =>
  eventually(
    async () =>
      (await service.waits(userId)).find((wait) => wait.SlotId === slotId)?.Offer ?? undefined,
    { missing: `an offer for ${userId}` },
  );
const findEventsOfHold = (holdId: number) =>
  published
    .filter(({ data }) => (data as { holdId: number }).holdId === holdId)
    .map(({ type, seq }) => `${type} ${seq}`);
const fullSlot = async (start: string, more: Record<string, unknown> = {}) => {
  const slotId = await service.openSlot(1, { Start: start, End: '23:59', ...more });
  const { Id } = await service.hold(1, slotId, { quote: { itemCount: 1 } });
  return { slotId, holdId: Id };
};

describe('waitlist of a full slot', () => {
  it('offers a free unit to the first entry for ten minutes and to nobody else', async () => {
    const { slotId, holdId } = await fullSlot('07:00');
    expect([
      (await service.wait(2, slotId)).Position,
      (await service.wait(3, slotId)).Position,
      (await service.wait(2, slotId)).Position,
    ]).toEqual([1, 2, 1]);
    await service.release(1, holdId);
    expect(await listed(slotId)).toMatchObject({ Left: 0, State: 'Full' });
    const offer = await findOffer(2, slotId);
    expect(await service.read(`list-waits?SlotId=${slotId}`)).toMatchObject([
      { Position: 0, UserId: 2, Since: null, OfferUntil: offer.ExpiresAt },
      { Position: 1, UserId: 3, OfferUntil: null },
    ]);
    expect(Math.round((Date.parse(offer.ExpiresAt) - Date.now()) / 60_000)).toBe(10);
    expect((await service.waits(3))[0]).toMatchObject({ SlotId: slotId, Position: 1, Offer: null });
    expect(await service.hold(3, slotId)).toMatchObject({ Code: 'slot-full' });
    expect(await service.hold(4, slotId)).toMatchObject({ Code: 'slot-full' });
    expect(await service.hold(2, slotId)).toMatchObject({ Id: offer.HoldId, Error: 0 });
    expect(await service.waits(2)).toEqual([]);
    await eventually(() => findEventsOfHold(offer.HoldId).length === 2, {
      missing: 'offered and held',
    });
    expect(findEventsOfHold(offer.HoldId)).toEqual(['slot.offered.v1 1', 'slot.held.v1 2']);
  });

  it('offers in the language of each entry', async () => {
    const { slotId, holdId } = await fullSlot('07:05');
    await service.wait(32, slotId, { language: 'hi' });
    await service.wait(33, slotId);
    await service.release(1, holdId);
    await service.release(32, (await findOffer(32, slotId)).HoldId);
    await findOffer(33, slotId);
    const offered = await eventually(
      () => {
        const own = published.filter(
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

  it('passes an ignored offer to the next entry', async () => {
    const { slotId, holdId } = await fullSlot('07:10');
    await service.wait(12, slotId);
    await service.wait(13, slotId);
    await service.release(1, holdId);
    const first = await findOffer(12, slotId);
    expect(await service.letTimePass(slotId, first.HoldId)).toBe(true);
    const second = await findOffer(13, slotId);
    expect(second.HoldId).not.toBe(first.HoldId);
    expect(await service.waits(12)).toEqual([]);
    expect((await service.document(slotId)).free).toBe(0);
    await eventually(() => findEventsOfHold(first.HoldId).includes('slot.expired.v1 2'), {
      missing: 'that the offer ran out',
    });
  });

  it.each([
    [
      'lower the capacity below the units in use',
      '12:10',
      () => service.openSlot(0, { Start: '12:10', End: '23:59' }),
    ],
    [
      'close the slot',
      '12:20',
      (slotId: number) => service.write('close-slot', { SlotId: slotId, Closed: true }),
    ],
  ])('keeps the offer when staff %s', async (_action, start, closeSlot) => {
    const { slotId, holdId } = await fullSlot(start);
    await service.wait(17, slotId);
    await service.release(1, holdId);
    const { HoldId } = await findOffer(17, slotId);
    await closeSlot(slotId);
    expect(await service.hold(18, slotId)).toMatchObject({ Code: 'slot-closed' });
    expect(await service.hold(17, slotId)).toMatchObject({ Id: HoldId, Error: 0 });
    await service.release(17, HoldId);
  });

  it('passes a declined offer to the next entry', async () => {
    const { slotId, holdId } = await fullSlot('07:20');
    await service.wait(22, slotId);
    await service.wait(23, slotId);
    await service.release(1, holdId);
    const { HoldId } = await findOffer(22, slotId);
    expect((await service.release(22, HoldId)).body).toMatchObject([{ Error: 0 }]);
    await findOffer(23, slotId);
  });

  it('offers as many units as the raised capacity adds', async () => {
    const { slotId } = await fullSlot('07:30');
    for (const userId of [32, 33, 34]) await service.wait(userId, slotId);
    expect(
      await service.read<{ Offers: number }[]>(`preview-capacity?SlotId=${slotId}&Count=3`),
    ).toMatchObject([
      { Offers: 2, Closes: false, Before: { Waiting: 3, Held: 1 }, After: { Capacity: 3 } },
    ]);
    await service.openSlot(3, { Start: '07:30', End: '23:59' });
    await findOffer(32, slotId);
    await findOffer(33, slotId);
    expect((await service.waits(34))[0]).toMatchObject({ Position: 1, Offer: null });
    expect(
      await service.read(
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
    expect(await service.read(`list-waits?SlotId=${slotId}`)).toMatchObject([
      { Position: 0, UserId: 32 },
      { Position: 0, UserId: 33 },
      { Position: 1, UserId: 34, Items: 2, OfferUntil: null },
    ]);
  });

  it('sells a free unit once, to a waitlisted customer, when forty others compete', async () => {
    const { slotId, holdId } = await fullSlot('07:40');
    const waiting = [42, 43, 44];
    for (const userId of waiting) await service.wait(userId, slotId);
    const [, ...answers] = await Promise.all([
      service.release(1, holdId),
      ...Array.from({ length: 40 }, (_, index) =>
        service.hold(400 + index, slotId).catch(toRejectedHold),
      ),
    ]);
    expect(answers.filter(({ Error }) => Error === 0)).toEqual([]);
    await findOffer(42, slotId);
    const { cap, free, holds } = await service.document(slotId);
    expect([cap, free, Object.values(holds).map(({ cust }) => cust)]).toEqual([1, 0, [42]]);
  });

  it('reopens the slot for all when the last entry leaves', async () => {
    const { slotId, holdId } = await fullSlot('07:50');
    await service.wait(52, slotId);
    expect((await service.leave(52, slotId)).body).toMatchObject([{ Error: 0 }]);
    expect((await service.leave(52, slotId)).body).toMatchObject([{ Error: 0 }]);
    await service.release(1, holdId);
    expect(await service.hold(53, slotId)).toMatchObject({ Error: 0 });
    await eventually(async () => (await service.document(slotId)).waiting === undefined, {
      missing: 'the mark taken away',
    });
  });

  it('skips an entry with too many items', async () => {
    const { slotId, holdId } = await fullSlot('08:00', { ItemCount: 3 });
    await service.wait(62, slotId, { itemCount: 9 });
    await service.wait(63, slotId, { itemCount: 2 });
    await service.release(1, holdId);
    const offer = await findOffer(63, slotId);
    expect(await service.hold(63, slotId, { quote: { itemCount: 4 } })).toMatchObject({
      Code: 'slot-item-capacity',
    });
    expect(await service.hold(63, slotId, { quote: { itemCount: 3 } })).toMatchObject({
      Id: offer.HoldId,
    });
    expect((await service.waits(62))[0]).toMatchObject({ Position: 1, Offer: null });
  });
});

const day = async (slotId: number): Promise<string> =>
  ((await service.slots()).find(({ Id }) => Id === slotId) as unknown as { Date: string }).Date;
