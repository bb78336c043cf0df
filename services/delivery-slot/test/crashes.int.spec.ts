import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startRejectionScenario, type RejectionScenario } from './rejection-scenario.ts';
import type { SlotService } from './slot-service.ts';

let scenario: RejectionScenario;
let service: SlotService;
beforeAll(async () => {
  scenario = await startRejectionScenario('crashes', {
    KAFKA_MEMBER_FILE: path.join(tmpdir(), `delivery-slot-members-${randomUUID()}.json`),
  });
  ({ service } = scenario);
});
afterAll(() => service.stop());

/** A process of its own, which SIGKILL ends at the point. */
const runUntilCrash = async (point: string): Promise<void> => {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', path.resolve(import.meta.dirname, '../src/main.ts')],
    {
      env: {
        ...process.env,
        ...service.environment,
        NODE_ENV: 'development',
        CRASH_POINT: point,
      },
      stdio: 'ignore',
    },
  );
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
  if (signal !== 'SIGKILL') throw new Error(`ended with ${String(signal ?? code)} before ${point}`);
};

describe('a process that is killed between the return of a booking and the next booking', () => {
  const rivals = [9_001, 9_002, 9_003];
  const expectSoldOut = async (slotId: number): Promise<void> => {
    for (const rival of rivals) expect((await service.hold(rival, slotId)).Code).toBe('slot-full');
  };

  it.each([
    ['before the write that returns it', 'slot.held.v1/before-write', 50, '07:00'],
    ['after the write that returns it', 'slot.held.v1/written', 60, '08:00'],
  ])(
    'leaves the unit to the next order, which overtook the rejection, when it dies %s',
    async (_moment, point, orderId, Start) => {
      const slotId = await service.openSlot(1, { Start, End: `${Start.slice(0, 2)}:59` });
      const first = await scenario.bookOrder(orderId, 200 + orderId, slotId);
      const next = { ...first, orderId: orderId + 1 };
      await service.halt();
      await scenario.place(next, { earlierOrderIds: [first.orderId] });
      await runUntilCrash(point);
      expect(await service.document(slotId)).toMatchObject({ cap: 1, free: 0 });
      expect(Object.keys((await service.document(slotId)).holds)).toEqual([String(first.holdId)]);
      await service.restart();
      await expectSoldOut(slotId);
      await scenario.waitForEvent('slot.booked.v1', next);
      await scenario.reject(first);
      await scenario.handleEarlierEvents(first);
      await expectSoldOut(slotId);
      expect(await scenario.findHold(next)).toMatchObject({ st: 'B', order: next.orderId });
      expect(scenario.findEvents('slot.held.v1', first.orderId)).toHaveLength(1);
      expect(scenario.findEvents('slot.booked.v1', next.orderId)).toHaveLength(1);
      expect(scenario.findEvents('slot.released.v1', first.orderId)).toEqual([]);
    },
  );

  it('leaves the hold to the customer, whose next order books it', async () => {
    const slotId = await service.openSlot(1, { Start: '09:00', End: '10:00' });
    const first = await scenario.bookOrder(70, 270, slotId);
    await service.halt();
    await scenario.reject(first);
    await runUntilCrash('slot.held.v1/written');
    expect(await scenario.findHold(first)).toMatchObject({ st: 'H', order: null, cust: 270 });
    await service.restart();
    await expectSoldOut(slotId);
    await scenario.waitForEvent('slot.held.v1', first);
    expect(await service.hold(270, slotId, { TakeOver: true })).toMatchObject({
      Error: 0,
      Id: first.holdId,
    });
    const next = { ...first, orderId: 71 };
    await scenario.place(next, { earlierOrderIds: [first.orderId] });
    await scenario.waitForEvent('slot.booked.v1', next);
    expect(await scenario.findHold(next)).toMatchObject({ st: 'B', order: 71 });
    expect(scenario.findEvents('slot.held.v1', first.orderId)).toHaveLength(1);
    await expectSoldOut(slotId);
  });
});
