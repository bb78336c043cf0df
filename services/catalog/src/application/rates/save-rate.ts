import { shopDate } from '@tokri/contracts/dates';
import { err, ok, type Ok } from '@tokri/contracts/result';
import type { Clock } from '@tokri/service-kit/use-case';
import type { DatedRate } from '../../domain/items/item.ts';
import {
  saveRate,
  withdrawRate,
  type NewRate,
  type SaveRateError,
} from '../../domain/rates/scheduled-rates.ts';
import { changeItem, type ChangeItemDeps } from '../items/change-item.ts';
import type { NextId } from '../ports/next-id.ts';

export interface SaveRateDeps extends ChangeItemDeps {
  readonly clock: Clock;
  readonly nextRateId: NextId;
}

export interface SaveRateCommand extends Omit<NewRate, 'rate'> {
  readonly itemId: number;
  readonly rate: Omit<DatedRate, 'rateId'>;
}

export const saveDatedRate = async (
  {
    clock,
    nextRateId,
    allocateId,
    ...deps
  }: SaveRateDeps & { readonly allocateId: (next: NextId) => Promise<number> },
  { itemId, rate, ...command }: SaveRateCommand,
): Promise<Ok<number> | SaveRateError> => {
  const rateId = await allocateId(nextRateId);
  const now = clock();
  const result = await changeItem(deps, itemId, (item) =>
    saveRate(item, { ...command, rate: { rateId, ...rate } }, { today: shopDate(now), now }),
  );
  if (!result) return err('unknown-unit');
  return result.ok ? ok(rateId) : result;
};

export const withdrawDatedRate = async (
  { clock, ...deps }: Omit<SaveRateDeps, 'nextRateId'>,
  { itemId, ...command }: Parameters<typeof withdrawRate>[1] & { readonly itemId: number },
): Promise<Ok<number> | SaveRateError> => {
  const now = clock();
  const result = await changeItem(deps, itemId, (item) =>
    withdrawRate(item, command, { today: shopDate(now), now }),
  );
  if (!result) return err('unknown-unit');
  return result.ok ? ok(command.rateId) : result;
};
