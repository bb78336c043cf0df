import type { Invariant } from '../state/system-state.ts';
import type { CallRecord } from '../../../support/load-generator/call-record.ts';

const groupBy = (
  calls: readonly CallRecord[],
  toKey: (call: CallRecord) => string,
): ReadonlyMap<string, readonly CallRecord[]> => {
  const groups = new Map<string, CallRecord[]>();
  for (const call of calls) groups.set(toKey(call), [...(groups.get(toKey(call)) ?? []), call]);
  return groups;
};

export const idempotentHoldCalls: Invariant = ({ calls }) =>
  [...groupBy(calls, ({ userId, holdKey }) => `${userId} ${holdKey}`)].flatMap(([key, repeats]) => {
    const holds = new Set(repeats.flatMap(({ holdId }) => holdId ?? []));
    const responses = new Set(
      repeats.filter(({ outcome }) => outcome === 'ok').map(({ responseText }) => responseText),
    );
    return [
      ...(holds.size > 1 ? [`key ${key} identifies the holds ${[...holds].join(', ')}`] : []),
      ...(responses.size > 1
        ? [`repeated calls with key ${key} got ${responses.size} different responses`]
        : []),
    ];
  });

const slotHeldType = 'slot.held.v1';

export const acknowledgedHoldsExist: Invariant = ({ calls, events }) => {
  const observedSlots = new Set(calls.map(({ slotId }) => slotId));
  const held = events.filter(
    ({ topic, type, data }) =>
      topic === 'slot.events' && type === slotHeldType && observedSlots.has(Number(data.slotId)),
  );
  const persistedHolds = new Set(held.map(({ data }) => Number(data.holdId)));
  const possibleHolders = new Set(
    calls
      .filter(({ outcome }) => outcome !== 'fail')
      .map(({ slotId, userId }) => `${slotId} ${userId}`),
  );
  return [
    ...calls
      .filter(
        ({ outcome, holdId }) =>
          outcome === 'ok' && (holdId === null || !persistedHolds.has(holdId)),
      )
      .map(
        ({ holdId, userId }) =>
          `hold ${holdId} was acknowledged to user ${userId} and does not exist`,
      ),
    ...held
      .filter(({ data }) => !possibleHolders.has(`${Number(data.slotId)} ${Number(data.userId)}`))
      .map(
        ({ data }) =>
          `user ${Number(data.userId)} was rejected in every call and has hold ${Number(data.holdId)}`,
      ),
  ];
};
