import { addDays, kolkataDate } from '@tokri/contracts';
import type { SlotAnswer } from '@tokri/contracts/http';
import { eventually } from '@tokri/service-kit/testing';
import { askApi, write, type Entry } from './call-api.ts';
import type { Person } from './sign-in.ts';

/** A place of the tests' own beside the demo's two cities, so that full slots and closed days disturb nobody who tries the shop. */
export const testTown = {
  groupId: 90,
  name: 'Testpet',
  stateCode: '29',
  from: '990001',
  to: '990010',
} as const;
export const testPincode = testTown.from;

/** The day so many days from now in India. */
export const dayAhead = (days: number): string => addDays(kolkataDate(new Date()), days);

export interface TownWindow {
  readonly date: string;
  readonly start: string;
  readonly end: string;
  readonly fee?: number;
}

const placesMost = 500;

export const openTestTown = async (staff: Person): Promise<void> => {
  const { groupId, name, stateCode, from, to } = testTown;
  const query = {
    start: from,
    end: to,
    UserId: String(staff.userId),
    groupid: String(groupId),
    GroupName: name,
    StateCode: stateCode,
  };
  await write({ path: '/api/AvailablePincode', query, token: staff.token });
};

/** All slots of the test town on a day. */
export const slotsOf = (date: string): Promise<readonly SlotAnswer[]> =>
  askApi({
    path: '/api/TimeSlot',
    query: { LocationId: String(testTown.groupId), FromDate: date, ToDate: date },
  });

/** A slot as it is now. */
export const readSlot = async (slotId: number, date: string): Promise<SlotAnswer> => {
  const found = (await slotsOf(date)).find(({ Id }) => Id === slotId);
  if (!found) throw new Error(`slot ${slotId} of ${date} is not listed`);
  return found;
};

const save = async (
  staff: Person,
  { date, start, end, fee = 0 }: TownWindow,
  places: number,
): Promise<number> => {
  const body = {
    GroupId: testTown.groupId,
    Slots: [{ Date: date, Start: start, End: end, Count: places, Fee: fee, CutOffMinutes: 0 }],
  };
  return (await write({ path: '/api/Times', token: staff.token, body })).Id;
};

/** A slot of the test town with so many places left, whatever earlier runs have booked. */
export const openSlot = async (
  staff: Person,
  wish: TownWindow,
  left = placesMost,
): Promise<SlotAnswer> => {
  const before = (await slotsOf(wish.date)).find(({ Start }) => Start === wish.start);
  const taken = before ? before.Capacity - before.Left : 0;
  const slotId = await save(staff, wish, Math.min(placesMost, taken + left));
  return eventually(
    async () => {
      const slot = await readSlot(slotId, wish.date);
      return slot.Left >= Math.min(left, 1) ? slot : undefined;
    },
    { missing: `slot ${wish.date} ${wish.start} with ${left} places` },
  );
};

/** An address of this person in the test town: the one of an earlier run, else a new one. */
export const addressIn = async (
  { userId, token, mobile }: Person,
  pincode: string = testPincode,
): Promise<number> => {
  const saved = await askApi<readonly { Id: number; Pincode: string }[]>({
    path: '/api/CustomerProfile',
    query: { uId: String(userId) },
    token,
  });
  const known = saved.find(({ Pincode }) => Pincode === pincode);
  if (known) return known.Id;
  const body = {
    UserId: userId,
    Name: 'Asha Test',
    Mobile: mobile,
    Address: '1 Trial Street, Testpet',
    Pincode: pincode,
  };
  // The user service learns of a pincode by an event.
  const entry = await eventually(
    () => write<Entry>({ path: '/api/CustomerProfile', token, body }),
    { missing: `an address in ${pincode}` },
  );
  return entry.Id;
};
