import { shopDate } from '@tokri/contracts/dates';
import { type VerifyQuote } from '@tokri/contracts/pricing';
import { ProblemError } from '@tokri/contracts/problems';
import { type PincodeRange } from '@tokri/contracts/slots';
import { type SlotRequirements } from '../../domain/slots/slot-availability.ts';
import { nearestAlternatives } from '../../domain/slots/alternative-slots.ts';
import { alternativeDates } from '../../domain/slots/alternative-slots.ts';
import type { Slot } from '../../domain/slots/slot.ts';
import type { AreaStore } from '../ports/areas.ts';
import type { QuotaStore } from '../ports/quotas.ts';
import type { Clock } from '@tokri/service-kit/use-case';
import type { SlotAggregate } from '../ports/slot-aggregate.ts';
import type { HoldReader, HoldWriter } from '../ports/holds.ts';
import type { SlotReader } from '../ports/slots.ts';
import type { WaitlistReader, WaitlistWriter } from '../ports/waitlists.ts';
import type { SlotViews } from './cached-views.ts';

export interface SlotDecisionDeps {
  readonly slots: SlotReader & HoldReader & WaitlistReader & HoldWriter & WaitlistWriter;
  readonly areas: Pick<AreaStore, 'findById'>;
  readonly quotas: QuotaStore;
  readonly views: Pick<SlotViews, 'slots' | 'servedAreas'>;
  readonly readQuote: VerifyQuote;
  readonly clock: Clock;
}

export interface LoadedSlot extends SlotAggregate {
  readonly ranges: readonly PincodeRange[];
}

const maxAlternatives = 3;

const withServedRanges = async (
  found: SlotAggregate | null,
  areas: Pick<AreaStore, 'findById'>,
): Promise<LoadedSlot> => {
  if (!found) throw new ProblemError('not-found');
  const area = await areas.findById(found.slot.groupId);
  return { ...found, ranges: area?.ranges ?? [] };
};

export const loadSlot = async (
  { slots, areas }: Pick<SlotDecisionDeps, 'slots' | 'areas'>,
  slotId: number,
): Promise<LoadedSlot> => withServedRanges(await slots.findById(slotId), areas);

/** Cached by this process: only a write that compares what was decided on may follow. */
export const loadLastWrittenSlot = async (
  { slots, views }: Pick<SlotDecisionDeps, 'slots' | 'views'>,
  slotId: number,
): Promise<LoadedSlot> => withServedRanges(await slots.findLastWritten(slotId), views.servedAreas);

export const findAlternatives = async (
  { views }: Pick<SlotDecisionDeps, 'views'>,
  requested: Slot,
  requirements: SlotRequirements,
): Promise<readonly Slot[]> =>
  nearestAlternatives(
    requested,
    await views.slots.findByDays(
      [requested.groupId],
      alternativeDates(requested.date, shopDate(requirements.now)),
    ),
    { requirements, limit: maxAlternatives },
  );
