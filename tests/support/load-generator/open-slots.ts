import { eventually } from '@tokri/service-kit/testing';
import { callApiOk, type CommandEntry } from '../api/call-api.ts';
import { testArea, type SlotWindow } from '../api/test-area.ts';
import type { SignedInUser } from '../api/sign-in.ts';

/** So many are saved well within the time that a call has. */
const atOnce = 10;
const savedMs = 60_000;

const save = async (
  staff: SignedInUser,
  windows: readonly SlotWindow[],
  places: number,
): Promise<readonly number[]> => {
  const Slots = windows.map(({ date, start, end }) => ({
    Date: date,
    Start: start,
    End: end,
    Count: places,
    Fee: 0,
    CutOffMinutes: 0,
  }));
  const entries = await callApiOk<readonly CommandEntry[]>({
    method: 'POST',
    path: '/api/Times',
    token: staff.token,
    body: { GroupId: testArea.groupId, Slots },
  });
  const refused = entries.find(({ Error: isRefused }) => isRefused !== 0);
  if (refused || entries.length !== windows.length)
    throw new Error(`slots refused: ${JSON.stringify(refused ?? entries)}`);
  return entries.map(({ Id }) => Id);
};

/** Opens slots of the test town with so many places each; their ids. Saving once more is the same. @throws Error when one is refused. */
export const openSlots = async (
  staff: SignedInUser,
  windows: readonly SlotWindow[],
  places: number,
): Promise<readonly number[]> => {
  const ids: number[] = [];
  for (let from = 0; from < windows.length; from += atOnce)
    ids.push(
      ...(await eventually(() => save(staff, windows.slice(from, from + atOnce), places), {
        timeoutMs: savedMs,
        missing: 'slots for the load',
      })),
    );
  return ids;
};
