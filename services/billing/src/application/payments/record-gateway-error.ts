import type { Payment } from '../../domain/payments/payment.ts';
import type { GatewayRefund } from '../../domain/refunds/gateway-refunds.ts';
import { GatewayError, type GatewayErrorReport, type GatewayErrorLog } from '../ports/gateway.ts';

export const recordGatewayError = (
  gatewayErrors: GatewayErrorLog,
  call: Omit<GatewayErrorReport, 'kind' | 'message'>,
  error: unknown,
): GatewayError => {
  if (!(error instanceof GatewayError)) throw error;
  gatewayErrors.record({ ...call, kind: error.kind, message: error.message });
  return error;
};

export const recordFailedRefund = (
  gatewayErrors: GatewayErrorLog,
  { orderId, refunds }: Payment,
  { refundId, status }: GatewayRefund,
): void => {
  const known = refunds.find(
    (refund) => refund.refundId === refundId && refund.state !== 'processed',
  );
  if (known && status === 'failed')
    gatewayErrors.record({
      task: 'refund',
      orderId,
      kind: 'failed',
      attempts: known.failures + 1,
      message: `refund ${refundId}: failed`,
    });
};
