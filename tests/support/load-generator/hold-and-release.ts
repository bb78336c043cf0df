import { Agent, request as startRequest } from 'node:http';
import type { CallRecord } from './call-record.ts';
import type { Caller } from './callers.ts';
import { callHold, newHoldCall } from './hold-request.ts';

const agent = new Agent({ keepAlive: true, maxFreeSockets: 256 });
const triesMax = 5;

const letGo = (origin: string, { token }: Caller, holdId: number): Promise<boolean> =>
  new Promise((resolve) => {
    const request = startRequest(
      `${origin}/api/SlotHold?HoldId=${holdId}`,
      {
        agent,
        method: 'DELETE',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      },
      (response) => {
        response.resume();
        response.on('end', () => {
          resolve(response.statusCode === 200);
        });
      },
    );
    request.on('error', () => {
      resolve(false);
    });
    request.end();
  });

/** Callers take turns over the slots; each holds a place and lets it go once told of it, so that however long it lasts nothing fills up. Answers the call for the hold, as it was when it was answered. */
export const holdFlow =
  ({
    origin,
    callers,
    slotIds,
  }: {
    readonly origin: string;
    readonly callers: readonly Caller[];
    readonly slotIds: readonly number[];
  }) =>
  async (index: number, dueMs?: number): Promise<CallRecord> => {
    const caller = callers[index % callers.length];
    if (!caller) throw new RangeError('no callers');
    const call = await callHold(
      origin,
      newHoldCall(caller, slotIds[index % slotIds.length] ?? 0),
      dueMs,
    );
    if (call.holdId !== null)
      for (
        let tries = 0;
        tries < triesMax && !(await letGo(origin, caller, call.holdId));
        tries += 1
      );
    return call;
  };
