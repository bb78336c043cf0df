import { ok, type Result } from '@tokri/contracts/result';
import { conflict } from '@tokri/service-kit/use-case';
import {
  holdLimit,
  type HoldDecision,
  type HoldRequest,
  type HoldSlotError,
} from '../../domain/holds/decide-hold.ts';
import { holdDurationMs, type Hold } from '../../domain/holds/hold.ts';
import type { Slot } from '../../domain/slots/slot.ts';
import type { NewHold } from '../ports/slot-aggregate.ts';
import type { SlotDecisionDeps } from '../slots/load-slot.ts';
import { addQuotaEntry } from './add-quota-entry.ts';
import type { AdmissionControl } from './admission-control.ts';

export interface HoldSlotDeps extends SlotDecisionDeps {
  readonly maxOpenHolds: number;
  readonly admissionControl: AdmissionControl;
}

export interface SlotHold {
  readonly slot: Slot;
  readonly hold: Hold;
}

export type HoldSlotResult = Result<
  SlotHold,
  HoldSlotError,
  { readonly alternatives: readonly Slot[] }
>;

export interface HoldAttempt {
  readonly request: HoldRequest;
  readonly isMove: boolean;
  readonly network: string | undefined;
  readonly countAttempt: () => Promise<void>;
  readonly allocateHoldId: () => Promise<number>;
}

const toNewHold = (
  { userId, holdKey, itemCount, itemsPaise, leadTimeMinutes, now }: HoldRequest,
  holdId: number,
): NewHold => ({
  holdId,
  userId,
  holdKey,
  items: itemCount,
  heldFor: { itemsPaise, leadTimeMinutes },
  expiresAt: new Date(now.getTime() + holdDurationMs),
});

const reserveQuota = (
  deps: HoldSlotDeps,
  { request: { userId }, isMove }: HoldAttempt,
  holdId: number,
): Promise<boolean> =>
  addQuotaEntry(deps, {
    kind: 'holds',
    userId,
    resourceId: holdId,
    max: holdLimit({ maxOpenHolds: deps.maxOpenHolds, isMove }),
    findStatuses: (holdIds) => deps.slots.findHoldStatuses(userId, holdIds),
  });

const tooManyHolds: HoldSlotResult = { ok: false, code: 'too-many-holds', alternatives: [] };

const createHold = async (
  deps: HoldSlotDeps,
  slot: Slot,
  attempt: HoldAttempt,
): Promise<HoldSlotResult | typeof conflict> => {
  const holdId = await attempt.allocateHoldId();
  if (!(await reserveQuota(deps, attempt, holdId))) return tooManyHolds;
  const hold = await deps.slots.hold(slot, toNewHold(attempt.request, holdId));
  if (hold) return ok({ slot, hold });
  const { userId } = attempt.request;
  await deps.quotas.remove({ kind: 'holds', userId, resourceId: holdId });
  return conflict;
};

/**
 * Counts the attempt and the hold at once, because each may wait for Redis.
 * @returns a refund of the network's quota
 */
const countNewHold = async (
  { admissionControl }: HoldSlotDeps,
  { countAttempt, network }: HoldAttempt,
): Promise<() => void> => {
  const attempt = countAttempt();
  const hold = admissionControl.countHold(network);
  try {
    const [refundQuota] = await Promise.all([hold, attempt]);
    return refundQuota;
  } catch (error) {
    void hold.then(
      (refundQuota) => {
        refundQuota();
      },
      () => undefined,
    );
    throw error;
  }
};

/** Only a hold that was created counts towards the quota of the network. */
const createHoldWithinQuotas = async (
  deps: HoldSlotDeps,
  slot: Slot,
  attempt: HoldAttempt,
): Promise<HoldSlotResult | typeof conflict> => {
  const refundQuota = await countNewHold(deps, attempt);
  let isCreated = false;
  try {
    const result = await createHold(deps, slot, attempt);
    isCreated = result !== conflict && result.ok;
    return result;
  } finally {
    if (!isCreated) refundQuota();
  }
};

const acceptOffer = async (
  deps: HoldSlotDeps,
  { slot, hold: offered }: SlotHold,
  attempt: HoldAttempt,
): Promise<HoldSlotResult | typeof conflict> => {
  await attempt.countAttempt();
  if (!(await reserveQuota(deps, attempt, offered.holdId))) return tooManyHolds;
  const hold = await deps.slots.accept(slot, offered, toNewHold(attempt.request, offered.holdId));
  return hold ? ok({ slot, hold }) : conflict;
};

export const saveHold = async (
  deps: HoldSlotDeps,
  { slot, decision, attempt }: { slot: Slot; decision: HoldDecision; attempt: HoldAttempt },
): Promise<HoldSlotResult | typeof conflict> => {
  switch (decision.kind) {
    case 'unchanged':
      return ok({ slot, hold: decision.hold });
    case 'extend': {
      const hold = await deps.slots.extend(slot, decision.hold);
      return hold ? ok({ slot, hold }) : conflict;
    }
    case 'take-over': {
      const hold = await deps.slots.takeOver(slot, decision.hold, attempt.request.holdKey);
      return hold ? ok({ slot, hold }) : conflict;
    }
    case 'accept':
      return acceptOffer(deps, { slot, hold: decision.hold }, attempt);
    case 'create':
      return createHoldWithinQuotas(deps, slot, attempt);
  }
};
