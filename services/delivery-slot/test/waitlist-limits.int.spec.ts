import { eventually } from '@tokri/service-kit/testing';
import { type SlotService, startSlotService } from './slot-service.ts';

let service: SlotService;
beforeAll(async () => {
  service = await startSlotService('waitlist-limits', { OPEN_HOLDS_MAX: '100' });
});
afterAll(() => service.stop());
const fullSlot = async (start: string, more: Record<string, unknown> = {}) => {
  const slotId = await service.openSlot(1, { Start: start, End: '23:59', ...more });
  const { Id } = await service.hold(1, slotId, { quote: { itemCount: 1 } });
  return { slotId, holdId: Id };
};

describe('join-waiting-list', () => {
  it('is rejected while a unit is available', async () => {
    const slotId = await service.openSlot(2, { Start: '09:00', End: '10:00' });
    expect(await service.wait(71, slotId)).toMatchObject({ Code: 'slot-not-full' });
  });
  it('is rejected for a customer who holds a unit of the slot', async () => {
    const { slotId } = await fullSlot('09:10');
    expect(await service.wait(1, slotId)).toMatchObject({ Code: 'slot-already-held' });
  });
  it("is rejected for an unserved address or another customer's quote", async () => {
    const { slotId } = await fullSlot('09:20');
    expect(await service.wait(72, slotId, { pincode: '110001' })).toMatchObject({
      Code: 'slot-not-served',
    });
    expect(await service.wait(72, slotId, { userId: 73 })).toMatchObject({ Code: 'quote-invalid' });
  });
  it('is rejected for a fourth waitlist', async () => {
    const codes = [];
    for (const start of ['10:00', '10:10', '10:20', '10:30'])
      codes.push((await service.wait(74, (await fullSlot(start)).slotId)).Code);
    expect(codes).toEqual(['', '', '', 'too-many-waits']);
  });
  it('returns 404 for an unknown slot', async () =>
    expect(service.wait(75, 999_999)).rejects.toThrow('404'));
});

describe('waitlist limit per customer', () => {
  const openSlots = async (hours: readonly number[]): Promise<number[]> => {
    const ids = [];
    for (const hour of hours) ids.push((await fullSlot(`${hour}:30`)).slotId);
    return ids;
  };

  it('grants three of eight concurrent requests', async () => {
    const slots = await openSlots([10, 11, 12, 13, 14, 15, 16, 17]);
    const answers = await Promise.all(slots.map((slotId) => service.wait(81, slotId)));
    expect(answers.map(({ Code }) => Code).sort()).toEqual([
      '',
      '',
      '',
      ...Array.from({ length: 5 }, () => 'too-many-waits'),
    ]);
    expect(await service.waits(81)).toHaveLength(3);
    const lines = await Promise.all(
      slots.map(async (slotId) => (await service.document(slotId)).line.length),
    );
    expect(lines.reduce((sum, length) => sum + length, 0)).toBe(3);
  });

  it('frees quota when an entry leaves and ignores a concurrent duplicate', async () => {
    const [first = 0, ...others] = await openSlots([18, 19, 20, 21]);
    await Promise.all([
      service.wait(82, first),
      service.wait(82, first),
      service.wait(82, others[0] ?? 0),
    ]);
    expect((await service.wait(82, others[1] ?? 0)).Code).toBe('');
    expect((await service.wait(82, others[2] ?? 0)).Code).toBe('too-many-waits');
    await service.leave(82, first);
    expect((await service.wait(82, others[2] ?? 0)).Code).toBe('');
  });
});

describe('hold limit when accepting offers', () => {
  let small: SlotService;
  beforeAll(async () => {
    small = await startSlotService('accepting', { OPEN_HOLDS_MAX: '1' });
  });
  afterAll(() => small.stop());

  it('accepts one of three concurrent offers and the next after a release', async () => {
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
