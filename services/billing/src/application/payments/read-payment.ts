import type { Clock } from '@tokri/service-kit/use-case';
import { findPaymentOfOrder } from '../refunds/refund-payment.ts';
import type { GatewayInbox } from '../ports/gateway-inbox.ts';
import type { PaymentStore } from '../ports/payments.ts';
import type { Providers } from '../ports/providers.ts';
import type { SaleStore } from '../ports/sales.ts';
import { describePayments, type ListedPayment } from './list-payments.ts';

export interface ReadPaymentDeps {
  readonly payments: PaymentStore;
  readonly sales: SaleStore;
  readonly inbox: GatewayInbox;
  readonly providers: Providers;
  readonly clock: Clock;
}

export interface WebhookEntry {
  readonly eventId: string;
  readonly type: string;
  readonly receivedAt: Date;
}

export interface PaymentDetails extends ListedPayment {
  readonly webhooks: readonly WebhookEntry[];
}

const maxWebhooks = 100;

/** @throws ProblemError `not-found` */
export const readPayment = async (
  deps: ReadPaymentDeps,
  orderId: number,
): Promise<PaymentDetails> => {
  const { payment } = await findPaymentOfOrder(deps.payments, orderId);
  const [listed] = await describePayments(deps, [payment]);
  const events = await deps.inbox.listByOrder(orderId, maxWebhooks);
  return {
    payment,
    transactionNumber: listed?.transactionNumber ?? '',
    isStuck: listed?.isStuck ?? false,
    webhooks: events.map(({ eventId, type, receivedAt }) => ({ eventId, type, receivedAt })),
  };
};
