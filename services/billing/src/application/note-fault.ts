import type { Payment } from '../domain/payment.ts';
import type { GatewayRefund } from '../domain/refunds.ts';
import { GatewayFault, type GatewayTrouble, type TroubleBook } from './ports/gateway.ts';

/** Tells what the gateway did not do. @throws whatever is no fault of the gateway. */
export const noteFault = (
  trouble: TroubleBook,
  of: Omit<GatewayTrouble, 'kind' | 'message'>,
  error: unknown,
): GatewayFault => {
  if (!(error instanceof GatewayFault)) throw error;
  trouble.note({ ...of, kind: error.kind, message: error.message });
  return error;
};

/** A refund that we wait for failed: told once, for under its old name it is not known afterwards. */
export const noteFailedRefund = (
  trouble: TroubleBook,
  { orderId, refunds }: Payment,
  { refundId, status }: GatewayRefund,
): void => {
  const known = refunds.find(
    (refund) => refund.refundId === refundId && refund.state !== 'processed',
  );
  if (known && status === 'failed')
    trouble.note({
      task: 'refund',
      orderId,
      kind: 'failed',
      tries: known.failures + 1,
      message: `refund ${refundId}: failed`,
    });
};
