import { toRupees } from '@tokri/contracts/money';
import { orderStatus, paymentStatus } from '@tokri/contracts/orders';
import { ProblemError } from '@tokri/contracts/problems';
import type { Language } from '@tokri/contracts/language';
import type { Result } from '@tokri/contracts/result';
import {
  commandSucceeded,
  toLineResponse,
  toTotalsResponse,
  type CommandResponseEntry,
  type orderAdminOperations,
} from '@tokri/contracts/api';
import type { OperationHandlers } from '@tokri/service-kit/http';
import { packOrderById } from '../application/fulfilment/pack-order.ts';
import { previewPacking } from '../application/fulfilment/preview-packing.ts';
import {
  listPackedLines,
  shortfallPaise,
  type PackOrderError,
} from '../domain/fulfilment/pack-order.ts';
import { currentContents, type Order } from '../domain/order.ts';
import { toCommandResponse } from './error-messages.ts';

type PackingDeps = Parameters<typeof packOrderById>[0];
type PackingHandlers = Pick<
  OperationHandlers<typeof orderAdminOperations>,
  'pack-order' | 'preview-packing'
>;

const toPacking = (body: {
  readonly TransactionId: number;
  readonly Lines: readonly { readonly Id: number; readonly Quantity: number }[];
}) => ({
  orderId: body.TransactionId,
  quantities: new Map(body.Lines.map(({ Id, Quantity }) => [Id, Quantity])),
});

const toPackingResponse = (order: Order) =>
  commandSucceeded(order.orderId, {
    Status: orderStatus[order.status],
    PaymentStatus: paymentStatus[order.paymentStatus],
    Payable: toRupees(currentContents(order).totals.payablePaise),
    RefundAmount: order.captureState === 'captured' ? toRupees(shortfallPaise(order)) : 0,
  });

const toPreviewResponse = (order: Order) => ({
  ...toPackingResponse(order),
  OrderedAmount: toRupees(order.totals.payablePaise),
  Totals: toTotalsResponse(currentContents(order)),
  Lines: listPackedLines(order).map(({ line, ordered }) => {
    const { Id, Quantity, Total } = toLineResponse(line);
    return { Id, Quantity, Ordered: ordered, Total };
  }),
});

const toResponseBody = <Response extends CommandResponseEntry>(
  result: Result<Order, PackOrderError> | null,
  toResponse: (order: Order) => Response,
  language: Language,
) => {
  if (result === null) throw new ProblemError('not-found');
  return [toCommandResponse(result, language, toResponse)];
};

export const createPackingHandlers = (deps: PackingDeps): PackingHandlers => ({
  'pack-order': async ({ body, caller, language }) => ({
    body: toResponseBody(
      await packOrderById(deps, { ...toPacking(body), staffId: caller.userId }),
      toPackingResponse,
      language,
    ),
  }),
  'preview-packing': async ({ body, language }) => ({
    body: toResponseBody(await previewPacking(deps, toPacking(body)), toPreviewResponse, language),
  }),
});
