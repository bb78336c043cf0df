import { addDays, shopDate } from '@tokri/contracts/dates';
import { err, ok, type Result } from '@tokri/contracts/result';
import type { DailyComparison } from '../../domain/daily-comparison/daily-comparison.ts';
import { compareDay, type CompareDayDeps } from './compare-day.ts';

const maxAgeDays = 90;

export const comparePastDay = async (
  deps: CompareDayDeps,
  day: Pick<DailyComparison, 'provider' | 'date'>,
): Promise<
  Result<
    DailyComparison,
    'gateway-unavailable' | 'day-not-over' | 'day-too-old' | 'provider-not-used'
  >
> => {
  const today = shopDate(deps.clock());
  if (day.date >= today) return err('day-not-over');
  if (day.date < addDays(today, -maxAgeDays)) return err('day-too-old');
  if (!deps.providers.find(day.provider)) return err('provider-not-used');
  const comparison = await compareDay(deps, day);
  return comparison ? ok(comparison) : err('gateway-unavailable');
};
