import { conflict, updateAggregate } from '@tokri/service-kit/use-case';
import { offerDurationMs } from '../../domain/holds/hold.ts';
import {
  isWaitlistExpired,
  nextEligibleEntry,
  findBlockingEntry,
  maxWaitlistLength,
  type WaitlistEntry,
} from '../../domain/waitlist/waitlist.ts';
import type { Clock } from '@tokri/service-kit/use-case';
import type { SlotAggregate } from '../ports/slot-aggregate.ts';
import type { HoldWriter } from '../ports/holds.ts';
import type { SlotReader } from '../ports/slots.ts';
import type { WaitlistReader, WaitlistWriter } from '../ports/waitlists.ts';

interface OfferToWaitlistsDeps {
  readonly slots: SlotReader & WaitlistReader & WaitlistWriter & HoldWriter;
  readonly clock: Clock;
}

const batchSize = 200;
const maxAttempts = 20;

type WaitlistStep =
  | { readonly kind: 'offer'; readonly entry: WaitlistEntry }
  | { readonly kind: 'skip'; readonly userId: number }
  | { readonly kind: 'end'; readonly isExpired: boolean }
  | { readonly kind: 'wait' };

const decideWaitlistStep = (aggregate: SlotAggregate, now: Date): WaitlistStep => {
  const isExpired = isWaitlistExpired(aggregate, now);
  if (isExpired || aggregate.waitlist.length === 0) return { kind: 'end', isExpired };
  const next = nextEligibleEntry(aggregate, now);
  if (next) return { kind: 'offer', entry: next };
  const blocking = findBlockingEntry(aggregate, now);
  return blocking ? { kind: 'skip', userId: blocking.userId } : { kind: 'wait' };
};

/**
 * Returns whether there is more to do. The update that offers also takes the unit, so concurrent
 * runs never offer it twice.
 */
const processNextEntry = (
  { slots, clock }: OfferToWaitlistsDeps,
  slotId: number,
): Promise<boolean> =>
  updateAggregate({
    maxAttempts,
    load: () => slots.findById(slotId),
    decide: (aggregate): WaitlistStep =>
      aggregate ? decideWaitlistStep(aggregate, clock()) : { kind: 'wait' },
    save: async (aggregate, step): Promise<boolean | typeof conflict> => {
      if (!aggregate || step.kind === 'wait') return false;
      if (step.kind === 'end') {
        await slots.closeWaitlist(aggregate, step);
        return false;
      }
      if (step.kind === 'skip') {
        await slots.leave(slotId, step.userId);
        return true;
      }
      const { userId, items, joinedAt, language } = step.entry;
      const hold = {
        holdId: await slots.nextHoldId(),
        userId,
        holdKey: '',
        items,
        heldFor: null,
        expiresAt: new Date(clock().getTime() + offerDurationMs),
        waitlistedAt: joinedAt,
      };
      return (await slots.offer(aggregate.slot, hold, language)) || conflict;
    },
  });

const processWaitlist = async (deps: OfferToWaitlistsDeps, slotId: number): Promise<void> => {
  for (
    let step = 0;
    step < 2 * maxWaitlistLength && (await processNextEntry(deps, slotId));
    step += 1
  );
};

export const offerToWaitlists = async (deps: OfferToWaitlistsDeps): Promise<void> => {
  const errors: unknown[] = [];
  let slotIds: readonly number[] = [];
  let lastSlotId = 0;
  do {
    slotIds = await deps.slots.findWithWaitlist(lastSlotId, batchSize);
    for (const slotId of slotIds)
      await processWaitlist(deps, slotId).catch((error: unknown) => errors.push(error));
    lastSlotId = slotIds.at(-1) ?? lastSlotId;
  } while (slotIds.length === batchSize);
  if (errors.length > 0) throw errors[0];
};
