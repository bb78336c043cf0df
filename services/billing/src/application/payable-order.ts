import { Problem } from '@tokri/contracts';
import { untilKnown } from '@tokri/service-kit/use-case';
import type { Payment } from '../domain/payment.ts';
import { noteFault } from './note-fault.ts';
import type { TroubleBook } from './ports/gateway.ts';
import type { PaymentStore } from './ports/payments.ts';
import type { SaleStore } from './ports/sales.ts';
import { saleOfOrder } from './sale-of-order.ts';

export interface PayableNeeds {
  readonly payments: PaymentStore;
  readonly sales: SaleStore;
  readonly trouble: TroubleBook;
}

/** A payment that the gateway knows. */
export interface OpenedPayment {
  readonly stored: Payment;
  readonly gatewayOrderId: string;
}

const openedAtGateway = async (
  payments: PaymentStore,
  orderId: number,
): Promise<OpenedPayment | null> => {
  const stored = (await payments.byOrder(orderId))?.payment;
  return stored?.gatewayOrderId ? { stored, gatewayOrderId: stored.gatewayOrderId } : null;
};

/** The payment of a customer's own order. @throws Problem 404 for an order that is not paid online, 403 for somebody else's, 409 for one on its way. */
export const ownPayment = async (
  { payments, sales }: PayableNeeds,
  { orderId, userId }: { readonly orderId: number; readonly userId: number },
): Promise<OpenedPayment> => {
  const sold = await saleOfOrder(sales, orderId);
  if (sold.method !== 'online') throw new Problem('not-found');
  if (sold.userId !== userId) throw new Problem('not-allowed');
  return untilKnown('payment', () => openedAtGateway(payments, orderId));
};

/** Who waits is told to come again. @throws Problem 503 when the gateway does not answer; what it refuses is null. */
export const orUnavailable = async <T>(
  { trouble }: PayableNeeds,
  orderId: number,
  asked: () => Promise<T>,
): Promise<T | null> => {
  try {
    return await asked();
  } catch (error) {
    if (noteFault(trouble, { task: 'page', orderId, tries: 1 }, error).kind === 'refused')
      return null;
    throw new Problem(
      'unavailable',
      'The payment service does not answer. The payment is not lost: repeat in a moment.',
      { retryAfterSeconds: 2 },
    );
  }
};
