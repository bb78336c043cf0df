import type { Language } from '@tokri/contracts/language';
import type { Pagination } from '@tokri/contracts/platform';
import { ProblemError } from '@tokri/contracts/problems';
import { maxOrdersPerRead } from '@tokri/contracts/validation';
import type { Clock } from '@tokri/service-kit/use-case';
import type { OrderPage } from '../application/ports/order-store.ts';
import { toOrderDetailsResponse, toOrderResponse } from './order-response.ts';

/**
 * Orders with their lines are large. A larger page is refused, not cut: the caller would miss orders.
 * @throws Problem `bad-input` for a larger page.
 */
export const requireDetailsPage = ({ pageSize }: Pagination): void => {
  if (pageSize <= maxOrdersPerRead) return;
  const message = `must be at most ${maxOrdersPerRead}`;
  throw new ProblemError('bad-input', `With Details=1 pageSize ${message}.`, [
    { field: 'pageSize', rule: 'too-large', message },
  ]);
};

export const createListResponse =
  ({ clock }: { readonly clock: Clock }) =>
  (
    { orders, total }: OrderPage,
    language: Language,
    { hasDetails = false }: { readonly hasDetails?: boolean } = {},
  ) => {
    const toResponse = hasDetails ? toOrderDetailsResponse : toOrderResponse;
    return { total, body: orders.map((order) => toResponse(order, { language, now: clock() })) };
  };
