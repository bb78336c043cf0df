import { type QuoteClaims } from '@tokri/contracts/pricing';
import { ProblemError } from '@tokri/contracts/problems';
import { ok } from '@tokri/contracts/result';
import { type conflict, updateAggregate } from '@tokri/service-kit/use-case';
import {
  canReplaceHold,
  decideHold,
  findHoldByKey,
  isQuoteOwner,
  shouldSuggestAlternatives,
  type HoldRequest,
  type HoldSlotError,
} from '../../domain/holds/decide-hold.ts';
import type { Slot } from '../../domain/slots/slot.ts';
import { findAlternatives, loadLastWrittenSlot, loadSlot } from '../slots/load-slot.ts';
import { releaseHold } from './release-hold.ts';
import {
  saveHold,
  type HoldAttempt,
  type HoldSlotDeps,
  type HoldSlotResult,
  type SlotHold,
} from './save-hold.ts';
import { waitForReturnedHold } from './wait-for-returned-hold.ts';

export interface HoldSlotCommand {
  readonly slotId: number;
  readonly userId: number;
  readonly holdKey: string;
  readonly quoteToken: string;
  readonly isExtending: boolean;
  readonly isTakingOver: boolean;
  readonly replaces: number;
  readonly replacesKey: string | undefined;
  readonly network: string | undefined;
}

const maxAttempts = 5;

const once = (callback: () => Promise<void>): (() => Promise<void>) => {
  let hasRun = false;
  return async () => {
    if (hasRun) return;
    await callback();
    hasRun = true;
  };
};

const toHoldRequest = (
  { clock }: HoldSlotDeps,
  { userId, holdKey, isExtending, isTakingOver }: HoldSlotCommand,
  quote: QuoteClaims,
): HoldRequest => ({
  userId,
  holdKey,
  isExtending,
  isTakingOver,
  now: clock(),
  pincode: quote.pincode,
  itemCount: quote.itemCount,
  leadTimeMinutes: quote.leadTimeMinutes,
  itemsPaise: quote.totals.itemsPaise,
});

const isMove = async (
  { slots }: HoldSlotDeps,
  { userId, replaces, replacesKey }: HoldSlotCommand,
): Promise<boolean> => {
  if (replaces === 0) return false;
  const found = await slots.findByHold(replaces);
  return canReplaceHold(found?.holds ?? [], { userId, replaces, replacesKey });
};

const startAttempt = async (
  deps: HoldSlotDeps,
  command: HoldSlotCommand,
  request: HoldRequest,
): Promise<HoldAttempt> => {
  let holdId: Promise<number> | undefined;
  return {
    request,
    isMove: await isMove(deps, command),
    network: command.network,
    countAttempt: once(() => deps.admissionControl.countAttempt(command.userId)),
    allocateHoldId: () => (holdId ??= deps.slots.nextHoldId()),
  };
};

const rejectHold = async (
  deps: HoldSlotDeps,
  { slot, request }: { slot: Slot; request: HoldRequest },
  code: HoldSlotError,
): Promise<HoldSlotResult> => ({
  ok: false,
  code,
  alternatives: shouldSuggestAlternatives(code) ? await findAlternatives(deps, slot, request) : [],
});

const findHoldInOtherSlot = async (
  { slots }: HoldSlotDeps,
  request: HoldRequest,
): Promise<SlotHold | undefined> => {
  for (const { slot, holds } of await slots.findHeldBy(request.userId)) {
    const hold = findHoldByKey(holds, request);
    if (hold) return { slot, hold };
  }
  return undefined;
};

const rejectIfSoldOut = async (
  deps: HoldSlotDeps,
  slotId: number,
  { request, countAttempt }: HoldAttempt,
): Promise<HoldSlotResult | undefined> => {
  if (request.isTakingOver) return undefined;
  const loaded = await deps.admissionControl.readIfSoldOut(slotId, () => loadSlot(deps, slotId));
  if (!loaded) return undefined;
  const decision = decideHold(loaded, request);
  if (decision.ok || decision.code !== 'slot-full') return undefined;
  await countAttempt();
  return rejectHold(deps, { slot: loaded.slot, request }, decision.code);
};

const decideAndSave = (
  deps: HoldSlotDeps,
  slotId: number,
  attempt: HoldAttempt,
): Promise<HoldSlotResult> => {
  const { request, countAttempt } = attempt;
  return updateAggregate({
    maxAttempts,
    conflictProblem: () => new ProblemError('overloaded', undefined, { retryAfterSeconds: 1 }),
    load: () => loadSlot(deps, slotId),
    decide: (loaded) => decideHold(loaded, request),
    cached: {
      read: () => loadLastWrittenSlot(deps, slotId),
      isChange: (_loaded, decision) => decision.ok && decision.value.kind === 'create',
    },
    save: async (loaded, decision): Promise<HoldSlotResult | typeof conflict> => {
      const { slot } = loaded;
      const isNew =
        decision.ok && (decision.value.kind === 'create' || decision.value.kind === 'accept');
      const other = isNew ? await findHoldInOtherSlot(deps, request) : undefined;
      if (other) return ok(other);
      if (decision.ok) return saveHold(deps, { slot, decision: decision.value, attempt });
      await countAttempt();
      deps.admissionControl.recordAvailability(loaded);
      return rejectHold(deps, { slot, request }, decision.code);
    },
  });
};

/**
 * Holds one unit of a slot for the owner of a quote. The rules are checked first, so that a
 * rejection has a reason; the conditional update decides. The same HoldKey returns the same hold,
 * even for another slot.
 * @throws ProblemError `not-found`, `overloaded` when too many requests compete for the slot,
 * `too-many-requests` when a quota is exhausted.
 */
export const holdSlot = async (
  deps: HoldSlotDeps,
  command: HoldSlotCommand,
): Promise<HoldSlotResult> => {
  const { slotId, userId, replaces, replacesKey } = command;
  const quoteResult = await deps.readQuote(command.quoteToken);
  if (!quoteResult.ok) return { ...quoteResult, alternatives: [] };
  const quote = quoteResult.value;
  if (!isQuoteOwner(quote, userId)) return { ok: false, code: 'quote-invalid', alternatives: [] };
  const attempt = await startAttempt(deps, command, toHoldRequest(deps, command, quote));
  await waitForReturnedHold(deps, slotId, attempt.request);
  const rejection = await rejectIfSoldOut(deps, slotId, attempt);
  if (rejection) return rejection;
  const result = await deps.admissionControl.runInBulkhead(
    slotId,
    async () =>
      (await rejectIfSoldOut(deps, slotId, attempt)) ?? decideAndSave(deps, slotId, attempt),
  );
  if (result.ok && replaces > 0 && replaces !== result.value.hold.holdId)
    await releaseHold(deps, { holdId: replaces, userId, holdKey: replacesKey });
  return result;
};
