import { ok, refusal } from '@tokri/contracts';
import { addRate } from '../domain/add-rate.ts';
import { changeItem } from './change-item.ts';
import type { ChangeItemNeeds } from './change-item.ts';
import type { Saved } from './outcome.ts';
import type { Clock, NextId } from './ports/clock-and-ids.ts';

export interface RateWish {
  readonly itemId: number;
  readonly unitId: number;
  readonly partyId: number;
  readonly fromDate: string;
  readonly ratePaise: number;
  readonly mrpPaise: number;
}

export interface AddRateNeeds extends ChangeItemNeeds {
  readonly clock: Clock;
  readonly nextRateId: NextId;
  readonly allocateId: (next: NextId) => Promise<number>;
}

/** Adds a dated rate; one of the same party and day is replaced. */
export const addRateFor = async (
  { clock, nextRateId, allocateId, ...needs }: AddRateNeeds,
  { itemId, unitId, ...wish }: RateWish,
): Promise<Saved> => {
  const rateId = await allocateId(nextRateId);
  const outcome = await changeItem(needs, itemId, (item) =>
    addRate(item, { unitId, rate: { rateId, ...wish }, now: clock() }),
  );
  if (!outcome) return refusal('unknown-unit');
  return outcome.ok ? ok(rateId) : outcome;
};
