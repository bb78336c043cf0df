import { err, ok } from '@tokri/contracts/result';
import type { DatedRate } from '../../domain/items/item.ts';
import { addRateToItem } from '../../domain/rates/add-rate.ts';
import { changeItem } from '../items/change-item.ts';
import type { ChangeItemDeps } from '../items/change-item.ts';
import type { SaveResult } from '../save-result.ts';
import type { Clock } from '@tokri/service-kit/use-case';
import type { NextId } from '../ports/next-id.ts';

export interface AddRateCommand extends Omit<DatedRate, 'rateId'> {
  readonly itemId: number;
  readonly unitId: number;
}

export interface AddRateDeps extends ChangeItemDeps {
  readonly clock: Clock;
  readonly nextRateId: NextId;
  readonly allocateId: (next: NextId) => Promise<number>;
}

export const addDatedRate = async (
  { clock, nextRateId, allocateId, ...deps }: AddRateDeps,
  { itemId, unitId, ...command }: AddRateCommand,
): Promise<SaveResult> => {
  const rateId = await allocateId(nextRateId);
  const result = await changeItem(deps, itemId, (item) =>
    addRateToItem(item, { unitId, rate: { rateId, ...command }, now: clock() }),
  );
  if (!result) return err('unknown-unit');
  return result.ok ? ok(rateId) : result;
};
