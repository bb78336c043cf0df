import { Agent, request as startRequest } from 'node:http';
import type { CallRecord } from './call-record.ts';
import type { Caller } from './callers.ts';
import { sendHold, createHoldRequest } from './hold-request.ts';

const agent = new Agent({ keepAlive: true, maxFreeSockets: 256 });
const maxAttempts = 5;

const releaseHold = (origin: string, { token }: Caller, holdId: number): Promise<boolean> =>
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

export const createHoldAndRelease =
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
    const call = await sendHold(
      origin,
      createHoldRequest(caller, slotIds[index % slotIds.length] ?? 0),
      dueMs,
    );
    if (call.holdId !== null)
      for (
        let attempt = 0;
        attempt < maxAttempts && !(await releaseHold(origin, caller, call.holdId));
        attempt += 1
      );
    return call;
  };
