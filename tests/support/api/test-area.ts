import { addDays, shopDate } from '@tokri/contracts/dates';
import type { SlotResponse } from '@tokri/contracts/api';
import { eventually } from '@tokri/service-kit/testing';
import { callApiOk, sendCommand, type CommandEntry } from './call-api.ts';
import type { SignedInUser } from './sign-in.ts';

/** A separate service area, so that full slots and closed days do not affect the demo shop. */
export const testArea = {
  groupId: 90,
  name: 'Testpet',
  stateCode: '29',
  from: '990001',
  to: '990010',
} as const;
export const testPincode = testArea.from;

export const dayAhead = (days: number): string => addDays(shopDate(new Date()), days);

export interface SlotWindow {
  readonly date: string;
  readonly start: string;
  readonly end: string;
  readonly fee?: number;
}

const maxCapacity = 500;

export const openTestArea = async (staff: SignedInUser): Promise<void> => {
  const { groupId, name, stateCode, from, to } = testArea;
  const query = {
    start: from,
    end: to,
    UserId: String(staff.userId),
    groupid: String(groupId),
    GroupName: name,
    StateCode: stateCode,
  };
  await sendCommand({ path: '/api/AvailablePincode', query, token: staff.token });
};

export const listSlots = (date: string): Promise<readonly SlotResponse[]> =>
  callApiOk({
    path: '/api/TimeSlot',
    query: { LocationId: String(testArea.groupId), FromDate: date, ToDate: date },
  });

export const readSlot = async (slotId: number, date: string): Promise<SlotResponse> => {
  const found = (await listSlots(date)).find(({ Id }) => Id === slotId);
  if (!found) throw new Error(`slot ${slotId} of ${date} is not listed`);
  return found;
};

const saveSlot = async (
  staff: SignedInUser,
  { date, start, end, fee = 0 }: SlotWindow,
  capacity: number,
): Promise<number> => {
  const body = {
    GroupId: testArea.groupId,
    Slots: [{ Date: date, Start: start, End: end, Count: capacity, Fee: fee, CutOffMinutes: 0 }],
  };
  return (await sendCommand({ path: '/api/Times', token: staff.token, body })).Id;
};

export const openSlot = async (
  staff: SignedInUser,
  slotWindow: SlotWindow,
  available = maxCapacity,
): Promise<SlotResponse> => {
  const before = (await listSlots(slotWindow.date)).find(({ Start }) => Start === slotWindow.start);
  const booked = before ? before.Capacity - before.Left : 0;
  const slotId = await saveSlot(staff, slotWindow, Math.min(maxCapacity, booked + available));
  return eventually(
    async () => {
      const slot = await readSlot(slotId, slotWindow.date);
      return slot.Left >= Math.min(available, 1) ? slot : undefined;
    },
    { missing: `slot ${slotWindow.date} ${slotWindow.start} with ${available} places` },
  );
};

export const ensureAddress = async (
  { userId, token, mobile }: SignedInUser,
  pincode: string = testPincode,
): Promise<number> => {
  const saved = await callApiOk<readonly { Id: number; Pincode: string }[]>({
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
    // Customers do not share an address: unpaid orders are limited per address.
    Address: `${mobile} Trial Street, Testpet`,
    Pincode: pincode,
  };
  const entry = await eventually(
    () => sendCommand<CommandEntry>({ path: '/api/CustomerProfile', token, body }),
    { missing: `an address in ${pincode}` },
  );
  return entry.Id;
};
