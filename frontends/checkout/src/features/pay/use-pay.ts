import {
  billingOperations,
  orderOperations,
  type OrderAnswer,
  type PaymentAnswer,
} from '@tokri/contracts/http';
import { useQueryClient, write } from '@tokri/web-kit/platform';
import { useRef, useState } from 'react';
import { t } from '../../texts.ts';
import type { PayOutcome, ProviderWord } from './pay-outcome.ts';
import { afterProblem, isPaying, type PayState } from './pay-state.ts';
import { showRazorpayDialog } from './razorpay-dialog.ts';
import { loadStripeForm, type StripeForm } from './stripe-form.ts';

/** The sheet that the page shows meanwhile, for a provider that has no dialog of its own. */
export interface CardRequest {
  readonly form: StripeForm;
  readonly onEnd: (outcome: PayOutcome) => void;
}

export interface PayControl {
  readonly state: PayState;
  readonly card: CardRequest | null;
  /** Opens the provider's form; does nothing while one is open. */
  readonly pay: () => Promise<void>;
}

/** The order has told nothing for so long: paying again is offered; the provider takes one success an order. */
const doubtMs = 60_000;

const verified = async (orderId: number, word: ProviderWord): Promise<PayState> => {
  try {
    const outcome = await write(billingOperations.verifyPayment, {
      body: { ...word, TransactionId: orderId },
    });
    if (outcome.kind === 'done') return { kind: 'told-later' };
    return { kind: 'failed', message: outcome.message || t('pay.failed') };
  } catch (problem) {
    return afterProblem(problem);
  }
};

/** Pays an order on the same order of its provider, as often as it takes. */
export const usePay = (
  order: Pick<OrderAnswer, 'Id' | 'TransactionNumber' | 'Payment'>,
): PayControl => {
  const client = useQueryClient();
  const [state, setState] = useState<PayState>({ kind: 'idle' });
  const [card, setCard] = useState<CardRequest | null>(null);
  const now = useRef<PayState>(state);
  const move = (next: PayState): void => {
    now.current = next;
    setState(next);
  };
  const showCard = async (payment: PaymentAnswer): Promise<PayOutcome> => {
    const form = await loadStripeForm(payment, order.Id);
    return new Promise((resolve) => {
      setCard({
        form,
        onEnd: (outcome) => {
          setCard(null);
          resolve(outcome);
        },
      });
    });
  };
  const pay = async (): Promise<void> => {
    const { Payment } = order;
    if (!Payment || isPaying(now.current)) return;
    move({ kind: 'opening' });
    try {
      const outcome = await (Payment.Provider === 'stripe'
        ? showCard(Payment)
        : showRazorpayDialog(Payment, order.TransactionNumber));
      if (outcome.kind === 'closed')
        return move(
          outcome.failure ? { kind: 'failed', message: t('pay.failed') } : { kind: 'closed' },
        );
      move({ kind: 'checking' });
      const after = await verified(order.Id, outcome.word);
      move(after);
      if (after.kind === 'told-later')
        setTimeout(() => {
          if (now.current === after) move({ kind: 'idle' });
        }, doubtMs);
    } catch {
      move({ kind: 'unavailable' });
    } finally {
      void client.invalidateQueries({ queryKey: [orderOperations.readOrder.id, order.Id] });
    }
  };
  return { state, card, pay };
};
