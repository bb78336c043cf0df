import { hasPermission, type billingOperations, type Caller } from '@tokri/contracts/api';
import { formatInstant } from '@tokri/contracts/dates';
import { isUnitedKingdom } from '@tokri/contracts/market';
import { ProblemError } from '@tokri/contracts/problems';
import type { OperationHandlers } from '@tokri/service-kit/http';
import type { Clock } from '@tokri/service-kit/use-case';
import { readReturn, type FilingDeps } from '../../application/filing/read-return.ts';
import type { BillLinks } from '../bills/bill-links.ts';
import type { ReturnFile, ReturnLinks } from './return-links.ts';
import { toReturnResponse } from './return-response.ts';

export interface ReturnHandlerDeps extends FilingDeps {
  readonly links: BillLinks;
  readonly returnLinks: ReturnLinks;
  readonly clock: Clock;
}

/** As B1 and U12 open bills to staff. */
const mayReadBills = (caller: Caller): boolean =>
  hasPermission(caller, 'transactions') || hasPermission(caller, 'payments');

const toLink = (
  { returnLinks, clock }: ReturnHandlerDeps,
  month: string,
  file: ReturnFile,
): { readonly Url: string; readonly ExpiresAt: string } => {
  if (isUnitedKingdom()) throw new ProblemError('not-found');
  const { url, expiresAt } = returnLinks.createLink(month, file, clock());
  return { Url: url, ExpiresAt: formatInstant(expiresAt) };
};

export const createReturnHandlers = (
  deps: ReturnHandlerDeps,
): Pick<
  OperationHandlers<typeof billingOperations>,
  'read-gst-return' | 'link-gst-return-file' | 'link-tally-export'
> => ({
  'read-gst-return': async ({ query, caller }) => ({
    body: toReturnResponse(await readReturn(deps, query.Month), (billId) =>
      mayReadBills(caller) ? deps.links.createLink(billId, deps.clock()) : '',
    ),
  }),
  'link-gst-return-file': async ({ query }) => ({ body: toLink(deps, query.Month, 'gstr1.json') }),
  'link-tally-export': async ({ query }) => ({ body: toLink(deps, query.Month, 'tally.xml') }),
});
