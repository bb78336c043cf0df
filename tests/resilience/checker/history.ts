import type { Invariant } from './world.ts';
import type { CallRecord } from '../../support/rush/call-record.ts';

const byText = (
  calls: readonly CallRecord[],
  of: (call: CallRecord) => string,
): ReadonlyMap<string, readonly CallRecord[]> => {
  const groups = new Map<string, CallRecord[]>();
  for (const call of calls) groups.set(of(call), [...(groups.get(of(call)) ?? []), call]);
  return groups;
};

/** I11: one HoldKey names one hold, and copies of a call that got it have one answer, letter by letter. Who was refused may be told something else later: the slot may have a place again. */
export const idempotentHttp: Invariant = ({ calls }) =>
  [...byText(calls, ({ userId, holdKey }) => `${userId} ${holdKey}`)].flatMap(([key, copies]) => {
    const holds = new Set(copies.flatMap(({ holdId }) => holdId ?? []));
    const answers = new Set(
      copies.filter(({ outcome }) => outcome === 'ok').map(({ answer }) => answer),
    );
    return [
      ...(holds.size > 1 ? [`key ${key} names the holds ${[...holds].join(', ')}`] : []),
      ...(answers.size > 1
        ? [`copies of the call with key ${key} were answered in ${answers.size} ways`]
        : []),
    ];
  });

const heldEvent = 'slot.held.v1';

/** I16 of holds: what a client was told is held was written, and nobody holds what they were refused; a call without an answer may have happened or not. */
export const acknowledgedHolds: Invariant = ({ calls, events }) => {
  const watched = new Set(calls.map(({ slotId }) => slotId));
  const held = events.filter(
    ({ topic, type, data }) =>
      topic === 'slot.events' && type === heldEvent && watched.has(Number(data.slotId)),
  );
  const written = new Set(held.map(({ data }) => Number(data.holdId)));
  const mayHold = new Set(
    calls
      .filter(({ outcome }) => outcome !== 'fail')
      .map(({ slotId, userId }) => `${slotId} ${userId}`),
  );
  return [
    ...calls
      .filter(
        ({ outcome, holdId }) => outcome === 'ok' && (holdId === null || !written.has(holdId)),
      )
      .map(
        ({ holdId, userId }) =>
          `hold ${holdId} was answered to user ${userId} and was never written`,
      ),
    ...held
      .filter(({ data }) => !mayHold.has(`${Number(data.slotId)} ${Number(data.userId)}`))
      .map(
        ({ data }) =>
          `user ${Number(data.userId)} was refused in every call and holds place ${Number(data.holdId)}`,
      ),
  ];
};
