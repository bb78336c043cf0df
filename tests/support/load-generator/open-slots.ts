import { eventually } from '@tokri/service-kit/testing';
import { callApiOk, type CommandEntry } from '../api/call-api.ts';
import { testArea, type SlotWindow } from '../api/test-area.ts';
import type { SignedInUser } from '../api/sign-in.ts';

const slotsPerRequest = 10;
const saveTimeoutMs = 60_000;

const saveSlots = async (
  staff: SignedInUser,
  windows: readonly SlotWindow[],
  capacity: number,
): Promise<readonly number[]> => {
  const Slots = windows.map(({ date, start, end }) => ({
    Date: date,
    Start: start,
    End: end,
    Count: capacity,
    Fee: 0,
    CutOffMinutes: 0,
  }));
  const entries = await callApiOk<readonly CommandEntry[]>({
    method: 'POST',
    path: '/api/Times',
    token: staff.token,
    body: { GroupId: testArea.groupId, Slots },
  });
  const rejected = entries.find(({ Error: errorCode }) => errorCode !== 0);
  if (rejected || entries.length !== windows.length)
    throw new Error(`slots rejected: ${JSON.stringify(rejected ?? entries)}`);
  return entries.map(({ Id }) => Id);
};

export const openSlots = async (
  staff: SignedInUser,
  windows: readonly SlotWindow[],
  capacity: number,
): Promise<readonly number[]> => {
  const ids: number[] = [];
  for (let from = 0; from < windows.length; from += slotsPerRequest)
    ids.push(
      ...(await eventually(
        () => saveSlots(staff, windows.slice(from, from + slotsPerRequest), capacity),
        {
          timeoutMs: saveTimeoutMs,
          missing: 'slots for the load test',
        },
      )),
    );
  return ids;
};
