import { shopDate, shopInstant } from '@tokri/contracts/dates';
import type { Permission } from '@tokri/contracts/platform';
import { connectMongo } from '@tokri/service-kit/mongo';
import type { Connection } from 'mongoose';
import { recordFillDays } from '../src/application/slots/record-fill-days.ts';
import { areaModel, areaRepository } from '../src/persistence/areas/area-repository.ts';
import {
  createFillDayRepository,
  fillDayModel,
} from '../src/persistence/slots/fill-day-repository.ts';
import { createSlotFigures, type SlotFigures } from '../src/persistence/slots/slot-figures.ts';
import { dayKey, slotModel, type SlotDocument } from '../src/persistence/slots/slot-model.ts';
import { createSlotUseReader } from '../src/persistence/slots/slot-use-reader.ts';
import { startSlotService, type SlotService } from './slot-service.ts';

let service: SlotService;
let connection: Connection;
let first: number;
beforeAll(async () => {
  service = await startSlotService('figures');
  connection = await connectMongo({
    url: service.environment.MONGODB_URL,
    database: service.environment.MONGODB_DATABASE,
    appName: 'spec',
  });
});
afterAll(async () => {
  await connection.close();
  await service.stop();
});

const tomorrow = shopDate(new Date(Date.now() + 86_400_000));
const morning = shopInstant(tomorrow, '06:00');

describe('the capacity of a day by state', () => {
  let figures: SlotFigures;
  let last: number;
  beforeAll(async () => {
    figures = createSlotFigures(slotModel(connection), areaModel(connection));
    first = await service.openSlot(5, { Date: tomorrow, Start: '10:00', End: '12:00' });
    last = await service.openSlot(2, { Date: tomorrow, Start: '18:00', End: '20:00' });
    await service.hold(11, last);
  });

  it('is what customers can still choose', async () => {
    expect(await figures.sumCapacity(morning)).toEqual({ available: 6, held: 1, booked: 0 });
  });

  it('leaves out slots that are past their cut-off', async () => {
    const noon = shopInstant(tomorrow, '12:00');
    expect(await figures.sumCapacity(noon)).toEqual({ available: 1, held: 1, booked: 0 });
  });

  it('keeps a full slot, and leaves out one that staff closed', async () => {
    await service.hold(12, last);
    await service.write('close-slot', { SlotId: first, Closed: true });
    expect(await figures.sumCapacity(morning)).toEqual({ available: 0, held: 2, booked: 0 });
  });

  it('offers nothing to new customers while somebody waits', async () => {
    await service.wait(13, last);
    expect(await figures.sumCapacity(morning)).toMatchObject({ available: 0 });
  });
});

describe('the report of slot fill', () => {
  const read = async (query: string, permissions: readonly Permission[] = ['reports']) =>
    service.call('GET', `read-slot-fill-report?${query}`, {
      as: await service.bearer({ userId: 1, permissions }),
    });

  it('sums capacity and what is taken of it, without closed slots that nobody booked', async () => {
    const { body } = await read(`FromDate=${tomorrow}&ToDate=${tomorrow}`);
    expect(body).toMatchObject({
      Totals: { Slots: 1, Full: 1, Capacity: 2, Taken: 2 },
      Days: [{ Date: tomorrow, Slots: 1, Taken: 2 }],
      Times: [{ Start: '18:00', End: '20:00', Full: 1 }],
      Groups: [{ GroupId: 1, Capacity: 2 }],
    });
  });
  it('takes past days as they were recorded', async () => {
    const slots = slotModel(connection);
    const areas = areaRepository(areaModel(connection));
    const pastDay = '2026-01-14';
    const past = await slots.findById(first).lean<SlotDocument>();
    if (!past) throw new Error('no slot to copy');
    const id = { _id: 900_001, slotKey: 'past', day: dayKey(1, pastDay), date: pastDay };
    await slots.create([{ ...past, ...id, closedByStaff: false, free: past.cap - 2 }]);
    const recorded = await recordFillDays({
      slots: createSlotUseReader(slots),
      areas,
      fillDays: createFillDayRepository(fillDayModel(connection)),
      clock: () => new Date('2026-01-16T06:00:00Z'),
    });
    await slots.updateOne({ _id: id._id }, { $set: { free: 0 } });
    const { body } = await read('FromDate=2026-01-01&ToDate=2026-01-31');
    expect(recorded).toBe(1);
    expect(body).toMatchObject({
      Totals: { Slots: 1, Full: 0, Capacity: 5, Taken: 2 },
      Days: [{ Date: pastDay, Taken: 2 }],
      Times: [{ Start: '10:00', End: '12:00', Taken: 2 }],
      Groups: [{ GroupId: 1, Taken: 2 }],
    });
  });
  it('rejects a reversed or overlong span, and staff without the permission', async () => {
    for (const [query, message] of [
      ['FromDate=2026-02-01&ToDate=2026-01-01', 'must not be before FromDate'],
      ['FromDate=2025-01-01&ToDate=2026-11-01', 'must be from FromDate to 365 days later'],
    ] as const)
      expect(await read(query)).toMatchObject({
        status: 400,
        body: { errors: [{ field: 'ToDate', message }] },
      });
    expect(await read('FromDate=2026-02-01&ToDate=2026-02-01', ['slots'])).toMatchObject({
      status: 403,
    });
  });
});

describe('the metrics of delivery-slot', () => {
  it('report capacity by state and holds by outcome', async () => {
    const full = await service.openSlot(1, { Start: '07:00', End: '08:00' });
    await service.hold(21, full);
    await service.hold(22, full);
    const samples = await service.figures();
    const find = (name: string, label: string) =>
      Object.fromEntries(
        samples
          .filter((sample) => sample.name === name)
          .map(({ labels, value }) => [labels[label], value]),
      );
    expect(Object.keys(find('tokri_slot_capacity', 'state')).sort()).toEqual([
      'available',
      'booked',
      'held',
    ]);
    expect(find('tokri_holds_total', 'outcome')).toMatchObject({ 'slot-full': 1 });
    for (const name of ['tokri_holds_overdue', 'tokri_waitlist_slots'])
      expect(samples.filter((sample) => sample.name === name)).toMatchObject([
        { labels: { deployable: 'delivery-slot' } },
      ]);
  });
});
