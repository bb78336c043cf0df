import { applyAttempt } from '../domain/attempts.ts';
import type { Decision, Payment } from '../domain/payment.ts';
import { applyRefund } from '../domain/refunds.ts';
import { nextTask, opened, postpone, refused, type Task } from '../domain/tasks.ts';
import { changePayment } from './change-payment.ts';
import { noteFailedRefund, noteFault } from './note-fault.ts';
import type { Clock } from './ports/clock.ts';
import { GatewayFault, type TroubleBook } from './ports/gateway.ts';
import type { PaymentStore } from './ports/payments.ts';
import type { Providers } from './ports/providers.ts';

export interface AdvanceNeeds {
  readonly payments: PaymentStore;
  readonly providers: Providers;
  readonly clock: Clock;
  readonly trouble: TroubleBook;
}

/** A payment has at most opening, capture and some refunds to do; more in one go would be a circle. */
const stepsMax = 10;

type TakeIn = (payment: Payment) => Decision;

/** After a try without an answer the gateway may have acted: it is looked at before it is asked again (reliability.md 5.2). */
const captureOf = async (
  { providers }: AdvanceNeeds,
  payment: Payment,
  { gatewayOrderId, gatewayPaymentId }: Extract<Task, { kind: 'capture' }>,
): Promise<TakeIn> => {
  const gateway = providers.gatewayOf(payment.provider);
  const known = payment.tries > 0 ? await gateway.attempt(gatewayPaymentId) : null;
  const attempt =
    known && known.status !== 'authorized'
      ? known
      : await gateway.capture({
          gatewayOrderId,
          gatewayPaymentId,
          amountPaise: payment.amountPaise,
        });
  return (current) => applyAttempt(current, attempt);
};

const refundOf = async (
  { providers, clock, trouble }: AdvanceNeeds,
  payment: Payment,
  { refund }: Extract<Task, { kind: 'refund' }>,
): Promise<TakeIn> => {
  const gateway = providers.gatewayOf(payment.provider);
  const known =
    payment.tries > 0
      ? (await gateway.refundsOf(refund.gatewayPaymentId)).find(
          ({ refundId }) => refundId === refund.refundId,
        )
      : undefined;
  const shown = known ?? (await gateway.refund(refund));
  noteFailedRefund(trouble, payment, shown);
  return (current) => applyRefund(current, shown, clock());
};

const openingOf = async (
  { providers, trouble }: AdvanceNeeds,
  payment: Payment,
): Promise<TakeIn> => {
  const { chosen: provider } = providers;
  try {
    const gatewayOrderId = await providers.gatewayOf(provider).openOrder(payment);
    return (current) => opened(current, { provider, gatewayOrderId });
  } catch (error) {
    noteFault(trouble, { task: 'open', orderId: payment.orderId, tries: 1 }, error);
    // The customer waits: an order that the gateway cannot take now is turned down, not kept.
    return (current) => refused(current, 'payment-unavailable');
  }
};

const doTask = (needs: AdvanceNeeds, payment: Payment, task: Task): Promise<TakeIn> => {
  switch (task.kind) {
    case 'open':
      return openingOf(needs, payment);
    case 'capture':
      return captureOf(needs, payment, task);
    case 'refund':
      return refundOf(needs, payment, task);
  }
};

/** Does what the gateway has to be asked for an order, one task after the other; what it does not answer is postponed. */
export const advancePayment = async (needs: AdvanceNeeds, orderId: number): Promise<void> => {
  for (let steps = 0; steps < stepsMax; steps += 1) {
    const payment = (await needs.payments.byOrder(orderId))?.payment;
    const task = payment && nextTask(payment);
    if (!task) return needs.trouble.over(orderId);
    if (payment.retryAt.getTime() > needs.clock().getTime()) return;
    try {
      const takeIn = await doTask(needs, payment, task);
      const after = await changePayment(needs.payments, { orderId }, takeIn);
      if (after && JSON.stringify(nextTask(after)) === JSON.stringify(task))
        throw new GatewayFault('refused', `nothing came of ${task.kind}`);
    } catch (error) {
      noteFault(needs.trouble, { task: task.kind, orderId, tries: payment.tries + 1 }, error);
      await changePayment(needs.payments, { orderId }, (current) =>
        postpone(current, needs.clock()),
      );
      return;
    }
  }
};
