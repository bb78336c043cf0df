import { ProblemError } from '@tokri/contracts/problems';
import { waitForReplica } from '@tokri/service-kit/use-case';
import type { Payment } from '../../domain/payments/payment.ts';
import { recordGatewayError } from './record-gateway-error.ts';
import type { GatewayErrorLog } from '../ports/gateway.ts';
import type { PaymentStore } from '../ports/payments.ts';
import type { SaleStore } from '../ports/sales.ts';
import { findSale } from '../bills/find-sale.ts';

export interface FindPaymentDeps {
  readonly payments: PaymentStore;
  readonly sales: SaleStore;
  readonly gatewayErrors: GatewayErrorLog;
}

export interface OpenedPayment {
  readonly payment: Payment;
  readonly gatewayOrderId: string;
}

const findOpenedPayment = async (
  payments: PaymentStore,
  orderId: number,
): Promise<OpenedPayment | null> => {
  const stored = (await payments.findByOrder(orderId))?.payment;
  return stored?.gatewayOrderId ? { payment: stored, gatewayOrderId: stored.gatewayOrderId } : null;
};

export const findOwnPayment = async (
  { payments, sales }: FindPaymentDeps,
  { orderId, userId }: { readonly orderId: number; readonly userId: number },
): Promise<OpenedPayment> => {
  const order = await findSale(sales, orderId);
  if (order.method !== 'online') throw new ProblemError('not-found');
  if (order.userId !== userId) throw new ProblemError('not-allowed');
  return waitForReplica('payment', () => findOpenedPayment(payments, orderId));
};

export const callOrUnavailable = async <T>(
  { gatewayErrors }: FindPaymentDeps,
  orderId: number,
  call: () => Promise<T>,
): Promise<T | null> => {
  try {
    return await call();
  } catch (error) {
    if (
      recordGatewayError(gatewayErrors, { task: 'checkout', orderId, attempts: 1 }, error).kind ===
      'refused'
    )
      return null;
    throw new ProblemError(
      'unavailable',
      {
        en: 'The payment service is unavailable. The payment is not lost; try again in a moment.',
        hi: 'भुगतान सेवा अभी उपलब्ध नहीं है। आपका भुगतान सुरक्षित है; थोड़ी देर में फिर से कोशिश करें।',
      },
      { retryAfterSeconds: 2 },
    );
  }
};
