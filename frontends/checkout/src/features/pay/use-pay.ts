import { billingOperations, orderOperations, type OrderAnswer } from '@tokri/contracts/http';
import { useQueryClient, write } from '@tokri/web-kit/platform';
import { useRef, useState } from 'react';
import { t } from '../../texts.ts';
import type { DialogSuccess } from './checkout-script.ts';
import { showPayDialog } from './pay-dialog.ts';
import { afterProblem, isPaying, type PayState } from './pay-state.ts';

export interface PayControl {
  readonly state: PayState;
  /** Opens the dialog; does nothing while one is open. */
  readonly pay: () => Promise<void>;
}

/** The order has told nothing for so long: paying again is offered; the provider takes one success an order. */
const doubtMs = 60_000;

const verified = async (orderId: number, success: DialogSuccess): Promise<PayState> => {
  try {
    const { razorpay_order_id, razorpay_payment_id, razorpay_signature } = success;
    const outcome = await write(billingOperations.verifyPayment, { body: { razorpay_order_id, razorpay_payment_id, razorpay_signature, TransactionId: orderId } });
    if (outcome.kind === 'done') return { kind: 'told-later' };
    return { kind: 'failed', message: outcome.message || t('pay.failed') };
  } catch (problem) {
    return afterProblem(problem);
  }
};

/** Pays an order on the same order of the provider, as often as it takes. */
export const usePay = (order: Pick<OrderAnswer, 'Id' | 'TransactionNumber' | 'Payment'>): PayControl => {
  const client = useQueryClient();
  const [state, setState] = useState<PayState>({ kind: 'idle' });
  const now = useRef<PayState>(state);
  const move = (next: PayState): void => {
    now.current = next;
    setState(next);
  };
  const pay = async (): Promise<void> => {
    const { Payment } = order;
    if (!Payment || isPaying(now.current)) return;
    move({ kind: 'opening' });
    try {
      const outcome = await showPayDialog(Payment, order.TransactionNumber);
      if (outcome.kind === 'closed') return move(outcome.failure ? { kind: 'failed', message: t('pay.failed') } : { kind: 'closed' });
      move({ kind: 'checking' });
      const after = await verified(order.Id, outcome.success);
      move(after);
      if (after.kind === 'told-later') setTimeout(() => { if (now.current === after) move({ kind: 'idle' }); }, doubtMs);
    } catch {
      move({ kind: 'unavailable' });
    } finally {
      void client.invalidateQueries({ queryKey: [orderOperations.readOrder.id, order.Id] });
    }
  };
  return { state, pay };
};
