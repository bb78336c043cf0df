import { commandSucceeded, type billingOperations } from '@tokri/contracts/api';
import { ProblemError } from '@tokri/contracts/problems';
import type { OperationHandlers } from '@tokri/service-kit/http';
import { acknowledgeDifference } from '../../application/daily-comparison/acknowledge-difference.ts';
import type { CompareDayDeps } from '../../application/daily-comparison/compare-day.ts';
import { comparePastDay } from '../../application/daily-comparison/compare-past-day.ts';
import type { SaleStore } from '../../application/ports/sales.ts';
import { toCommandResponse } from '../error-messages.ts';
import {
  toDailyComparisonDetailsResponse,
  toDailyComparisonResponse,
} from './daily-comparison-response.ts';

export interface DailyComparisonHandlerDeps extends CompareDayDeps {
  readonly sales: SaleStore;
}

/** A comparison has no number of its own: the id of a command result says only that it worked. */
const succeeded = () => commandSucceeded(1);

export const createDailyComparisonHandlers = (
  deps: DailyComparisonHandlerDeps,
): Pick<
  OperationHandlers<typeof billingOperations>,
  'list-daily-comparisons' | 'read-daily-comparison' | 'compare-day' | 'acknowledge-difference'
> => ({
  'list-daily-comparisons': async ({ query }) => ({
    body: (await deps.comparisons.listBetween(query.FromDate, query.ToDate)).map(
      toDailyComparisonResponse,
    ),
  }),
  'read-daily-comparison': async ({ query }) => {
    const comparison = await deps.comparisons.find(query.Provider, query.Date);
    if (!comparison) throw new ProblemError('not-found');
    const orderIds = (comparison.books?.differences ?? []).flatMap(({ orderId }) => orderId ?? []);
    const numbers = await deps.sales.listTransactionNumbers(orderIds);
    return { body: toDailyComparisonDetailsResponse(comparison, numbers) };
  },
  'compare-day': async ({ body, language }) => ({
    body: [
      toCommandResponse(
        await comparePastDay(deps, { provider: body.Provider, date: body.Date }),
        language,
        succeeded,
      ),
    ],
  }),
  'acknowledge-difference': async ({ body, caller, language }) => ({
    body: [
      toCommandResponse(
        await acknowledgeDifference(deps, {
          provider: body.Provider,
          date: body.Date,
          differenceId: body.Id,
          note: body.Note,
          by: caller.userId,
        }),
        language,
        succeeded,
      ),
    ],
  }),
});
