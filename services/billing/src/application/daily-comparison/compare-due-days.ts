import { addDays, shopDate } from '@tokri/contracts/dates';
import { paymentProviders } from '@tokri/contracts/platform';
import { listDueDays } from '../../domain/daily-comparison/daily-comparison.ts';
import { compareDay, type CompareDayDeps } from './compare-day.ts';

const readDays = 8;

/** Of every provider with keys. Two processes that compare the same day store the same result. */
export const compareDueDays = async (deps: CompareDayDeps): Promise<number> => {
  const now = deps.clock();
  const today = shopDate(now);
  const recent = await deps.comparisons.listBetween(addDays(today, -readDays), today);
  let compared = 0;
  for (const provider of paymentProviders.filter((name) => deps.providers.find(name))) {
    const ofProvider = recent.filter((comparison) => comparison.provider === provider);
    for (const date of listDueDays(ofProvider, now)) {
      // A provider that does not answer is asked again by the next run, not for each day.
      if (!(await compareDay(deps, { provider, date }))) break;
      compared += 1;
    }
  }
  return compared;
};
