import { openTestArea } from '../../support/api/test-area.ts';
import { signInTestUsers } from '../../support/api/test-users.ts';
import type { CallRecord } from '../../support/load-generator/call-record.ts';
import { createCallers } from '../../support/load-generator/callers.ts';
import { createHoldRequest, sendHold } from '../../support/load-generator/hold-request.ts';
import { openSlots } from '../../support/load-generator/open-slots.ts';
import { findUnusedWindows } from '../../support/load-generator/unused-slot-windows.ts';

export const slotCount = 200;
const capacityPerSlot = 500;
const defaultMaxCallsPerSecond = 1_500;

/** Opens slots. Each call of the result holds one of them for a new customer. */
export const prepareHolds = async (
  loadSeconds: number,
  maxCallsPerSecond = defaultMaxCallsPerSecond,
): Promise<(origin: string) => Promise<CallRecord>> => {
  const { clerk } = await signInTestUsers();
  await openTestArea(clerk);
  const slotIds = await openSlots(clerk, await findUnusedWindows(slotCount), capacityPerSlot);
  const callers = await createCallers(Math.ceil(loadSeconds * maxCallsPerSecond));
  let nextIndex = 0;
  return (origin) => {
    const index = nextIndex;
    nextIndex += 1;
    const caller = callers[index];
    if (!caller) throw new Error('more holds than callers');
    return sendHold(origin, createHoldRequest(caller, slotIds[index % slotIds.length] ?? 0));
  };
};
