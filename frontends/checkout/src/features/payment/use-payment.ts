import {
  billingOperations,
  orderOperations,
  type OrderResponse,
  type PaymentResponse,
} from '@tokri/contracts/api';
import { useQueryClient, sendCommand } from '@tokri/web-kit/platform';
import { useRef, useState } from 'react';
import { t } from '../../labels.ts';
import {
  clearFailedPayment,
  isFailedPaymentStored,
  storeFailedPayment,
} from './failed-payment-storage.ts';
import type { PaymentFormResult, ProviderConfirmation } from './payment-form-result.ts';
import { stateAfterError, isPaying, type PaymentState } from './payment-state.ts';
import { showRazorpayDialog } from './razorpay-dialog.ts';
import { loadStripeForm, type StripeForm } from './stripe-form.ts';

export interface CardFormRequest {
  readonly form: StripeForm;
  /** An attempt failed while the form stays open. */
  readonly onFailure: () => void;
  readonly onFinish: (result: PaymentFormResult) => void;
}

export interface PaymentControls {
  readonly state: PaymentState;
  readonly card: CardFormRequest | null;
  readonly pay: () => Promise<void>;
}

/**
 * Paying again is offered after this time. It is safe: the provider accepts one payment per order.
 */
const confirmationTimeoutMs = 60_000;

const verifyPayment = async (
  orderId: number,
  confirmation: ProviderConfirmation,
): Promise<PaymentState> => {
  try {
    const result = await sendCommand(billingOperations.verifyPayment, {
      body: { ...confirmation, TransactionId: orderId },
    });
    if (result.kind === 'done') return { kind: 'awaiting-confirmation' };
    return { kind: 'failed', message: result.message || t('pay.failed') };
  } catch (error) {
    return stateAfterError(error);
  }
};

const useCardSheet = (orderId: number) => {
  const [card, setCard] = useState<CardFormRequest | null>(null);
  const showCardSheet = async (payment: PaymentResponse): Promise<PaymentFormResult> => {
    const form = await loadStripeForm(payment, orderId);
    return new Promise((resolve) => {
      setCard({
        form,
        onFailure: () => storeFailedPayment(orderId),
        onFinish: (result) => {
          setCard(null);
          resolve(result);
        },
      });
    });
  };
  return { card, showCardSheet };
};

export const usePayment = (
  order: Pick<OrderResponse, 'Id' | 'TransactionNumber' | 'Payment'>,
): PaymentControls => {
  const client = useQueryClient();
  const [state, setState] = useState<PaymentState>(() =>
    isFailedPaymentStored(order.Id)
      ? { kind: 'failed', message: t('pay.failed') }
      : { kind: 'idle' },
  );
  const { card, showCardSheet } = useCardSheet(order.Id);
  const stateRef = useRef<PaymentState>(state);
  const changeState = (next: PaymentState): void => {
    stateRef.current = next;
    if (next.kind === 'failed') storeFailedPayment(order.Id);
    else clearFailedPayment();
    setState(next);
  };
  const pay = async (): Promise<void> => {
    const { Payment } = order;
    if (!Payment || isPaying(stateRef.current)) return;
    changeState({ kind: 'opening' });
    try {
      const result = await (Payment.Provider === 'stripe'
        ? showCardSheet(Payment)
        : showRazorpayDialog(Payment, {
            orderNumber: order.TransactionNumber,
            onFailure: () => storeFailedPayment(order.Id),
          }));
      if (result.kind === 'closed')
        return changeState(
          result.failure ? { kind: 'failed', message: t('pay.failed') } : { kind: 'closed' },
        );
      changeState({ kind: 'checking' });
      const nextState = await verifyPayment(order.Id, result.confirmation);
      changeState(nextState);
      if (nextState.kind === 'awaiting-confirmation')
        setTimeout(() => {
          if (stateRef.current === nextState) changeState({ kind: 'idle' });
        }, confirmationTimeoutMs);
    } catch {
      changeState({ kind: 'unavailable' });
    } finally {
      void client.invalidateQueries({
        queryKey: [orderOperations.readOrder.operationId, order.Id],
      });
    }
  };
  return { state, card, pay };
};
