import { addDays, shopInstant } from '@tokri/contracts/dates';
import type { connectMongo } from '@tokri/service-kit/mongo';
import {
  newSlotDocument,
  storedHoldStates,
} from '../../../services/delivery-slot/src/persistence/slots/slot-model.ts';
import { pastYear, type Pick } from './past-orders.ts';

type Database = Awaited<ReturnType<typeof connectMongo>>;

const firstGroupId = 900_000;
const areaCount = 20;
const windows = [
  ['07:00', '09:00'],
  ['09:00', '12:00'],
  ['12:00', '15:00'],
  ['16:00', '19:00'],
  ['19:00', '22:00'],
] as const;
const capacity = 8;
const firstSlotId = 1_900_000_000;
export const pastSlotCount = areaCount * windows.length * pastYear.days;

const areasOf = (database: Database) => database.collection<{ _id: number }>('areas');
const slotsOf = (database: Database) => database.collection<{ _id: number }>('slots');

const buildArea = (index: number) => ({
  _id: firstGroupId + index,
  groupId: firstGroupId + index,
  companyId: 1,
  name: `Area ${index + 1} of the benchmark`,
  stateCode: '29',
  ranges: [],
  locationId: 1,
  rev: 1,
  chargesRev: 1_000_000,
});

const buildBooking = (slotId: number, index: number, date: string) => ({
  cust: firstSlotId + index,
  key: `${slotId}-${index}`,
  order: slotId * 10 + index,
  items: 8,
  st: storedHoldStates.booked,
  step: 3,
  exp: shopInstant(date, '06:00'),
  ext: false,
});

const buildSlot = (
  slotId: number,
  {
    groupId,
    date,
    window: [start, end],
    pick,
  }: {
    readonly groupId: number;
    readonly date: string;
    readonly window: readonly [string, string];
    readonly pick: Pick;
  },
) => {
  const bookings = Array.from({ length: pick(capacity + 1) }, (_, index) =>
    buildBooking(slotId, index, date),
  );
  const document = newSlotDocument(slotId, {
    companyId: 1,
    groupId,
    date,
    start,
    end,
    capacity,
    configuredCapacity: capacity,
    freeCapacity: capacity,
    piecesFree: null,
    feePaise: 0,
    partyFees: [],
    minimumOrderPaise: 0,
    cutOffMinutes: 120,
    cutOffHour: null,
    isClosedByStaff: false,
    dayClosureReason: '',
    waitlistLength: 0,
    termsRev: 1,
  });
  return {
    ...document,
    free: capacity - bookings.length,
    holds: Object.fromEntries(bookings.map((booking) => [booking.order, booking])),
    holdIds: bookings.map(({ order }) => order),
    rev: 1,
    outbox: [],
    inbox: [],
  };
};

/** Twenty areas with five slots a day, about half of them booked. */
export const insertPastSlots = async (database: Database, pick: Pick): Promise<void> => {
  const groupIds = Array.from({ length: areaCount }, (_, index) => firstGroupId + index);
  await areasOf(database).insertMany(groupIds.map((_, index) => buildArea(index)) as never);
  let slotId = firstSlotId;
  for (let day = 0; day < pastYear.days; day += 1) {
    const date = addDays(pastYear.from, day);
    const slots = groupIds.flatMap((groupId) =>
      windows.map((window) => buildSlot((slotId += 1), { groupId, date, window, pick })),
    );
    await slotsOf(database).insertMany(slots as never, { ordered: false });
  }
};

const inPastYear = { _id: { $gte: pastYear.from, $lte: pastYear.to } };
const fillDaysOf = (database: Database) => database.collection<{ _id: string }>('fill-days');

export const countRecordedDays = (database: Database): Promise<number> =>
  fillDaysOf(database).countDocuments(inPastYear);

export const removePastSlots = async (database: Database): Promise<void> => {
  await areasOf(database).deleteMany({ _id: { $gte: firstGroupId } });
  await slotsOf(database).deleteMany({ _id: { $gte: firstSlotId } });
  await fillDaysOf(database).deleteMany(inPastYear);
};
