import { ProblemError } from '@tokri/contracts/problems';
import { err, ok, type Result } from '@tokri/contracts/result';
import { conflict, updateAggregate } from '@tokri/service-kit/use-case';
import type { ManualRefund } from '../../domain/payments/payment.ts';
import {
  recordManualRefund,
  refundedPaise,
  type RequestIdTaken,
} from '../../domain/refunds/refunds.ts';
import { refundOverpayment, type OrderEventDeps } from '../payments/handle-order-events.ts';

export interface RecordCashRefundCommand extends Omit<Required<ManualRefund>, 'at'> {
  readonly orderId: number;
}

export type RecordCashRefundError = 'nothing-due' | 'amount-differs' | 'reference-missing';

export interface RefundedTotal {
  readonly amountPaise: number;
  readonly isFull: boolean;
}

type RecordCashRefundResult = Result<RefundedTotal, RecordCashRefundError> | RequestIdTaken;

export const recordCashRefund = async (
  deps: OrderEventDeps,
  { orderId, ...refund }: RecordCashRefundCommand,
): Promise<RecordCashRefundResult> => {
  if (refund.way !== 'cash' && refund.reference === '') return err('reference-missing');
  const { payments, clock } = deps;
  const manualRefund = { ...refund, at: clock() };
  await refundOverpayment(deps, { orderId });
  return updateAggregate({
    load: () => payments.findByOrder(orderId, 'cod'),
    decide: (stored) => {
      if (!stored) throw new ProblemError('not-found');
      return recordManualRefund(stored.payment, manualRefund);
    },
    save: async (stored, decision): Promise<RecordCashRefundResult | typeof conflict> => {
      if (!decision.ok) return decision;
      const { payment } = decision.value;
      if (stored && payment !== stored.payment && !(await payments.save(stored, decision.value)))
        return conflict;
      return ok({
        amountPaise: refundedPaise(payment),
        isFull: payment.state === 'refunded',
      });
    },
  });
};
