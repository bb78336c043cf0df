import type { CommandResponseEntry, PaymentResponse } from '@tokri/contracts/api';
import type { CommandResult } from '@tokri/web-kit/platform';
import { useRef, useState } from 'react';
import { t } from './labels.ts';
import type { PaymentFormResult, ProviderConfirmation } from './payment-form-result.ts';
import { isPaying, stateAfterError, type PaymentState } from './payment-state.ts';
import { showRazorpayDialog } from './razorpay-dialog.ts';
import { loadStripeForm, type StripeForm } from './stripe-form.ts';

export interface CardFormRequest {
  readonly form: StripeForm;
  /** An attempt failed while the form stays open. */
  readonly onFailure: () => void;
  readonly onFinish: (result: PaymentFormResult) => void;
}

export interface PaymentAttempt {
  readonly payment: PaymentResponse;
  /** The provider shows it to the payer. */
  readonly description: string;
  /** Only for a provider that needs one; requested for each attempt. */
  readonly readClientSecret: () => Promise<string>;
  readonly verify: (
    confirmation: ProviderConfirmation,
  ) => Promise<CommandResult<CommandResponseEntry>>;
}

/** Keeps over a reload that the last attempt failed. */
export interface FailureRecord {
  readonly isStored: () => boolean;
  readonly store: () => void;
  readonly clear: () => void;
}
const noFailureRecord: FailureRecord = {
  isStored: () => false,
  store: () => undefined,
  clear: () => undefined,
};

export interface PaymentFormControls {
  readonly state: PaymentState;
  /** Not null while a `CardSheet` is to be shown. */
  readonly card: CardFormRequest | null;
  readonly pay: (attempt: PaymentAttempt) => Promise<void>;
}

/**
 * Paying again is offered after this time. It is safe: the provider accepts one payment per order.
 */
const confirmationTimeoutMs = 60_000;

const verifyPayment = async (
  { verify }: PaymentAttempt,
  confirmation: ProviderConfirmation,
): Promise<PaymentState> => {
  try {
    const result = await verify(confirmation);
    if (result.kind === 'done') return { kind: 'awaiting-confirmation' };
    return { kind: 'failed', message: result.message || t('failed') };
  } catch (error) {
    return stateAfterError(error);
  }
};

const useCardSheet = (onFailure: () => void) => {
  const [card, setCard] = useState<CardFormRequest | null>(null);
  const showCardSheet = async ({
    payment,
    readClientSecret,
  }: PaymentAttempt): Promise<PaymentFormResult> => {
    const form = await loadStripeForm(payment, readClientSecret);
    return new Promise((resolve) => {
      setCard({
        form,
        onFailure,
        onFinish: (result) => {
          setCard(null);
          resolve(result);
        },
      });
    });
  };
  return { card, showCardSheet };
};

export interface PaymentFormOptions {
  readonly failures?: FailureRecord;
  /** After each attempt, whatever became of it. */
  readonly onSettled: () => void;
}

/** Opens the form of the provider and has the shop verify what the form returns. */
export const usePaymentForm = ({
  failures = noFailureRecord,
  onSettled,
}: PaymentFormOptions): PaymentFormControls => {
  const [state, setState] = useState<PaymentState>(() =>
    failures.isStored() ? { kind: 'failed', message: t('failed') } : { kind: 'idle' },
  );
  const { card, showCardSheet } = useCardSheet(failures.store);
  const stateRef = useRef<PaymentState>(state);
  const changeState = (next: PaymentState): void => {
    stateRef.current = next;
    if (next.kind === 'failed') failures.store();
    else failures.clear();
    setState(next);
  };
  const pay = async (attempt: PaymentAttempt): Promise<void> => {
    if (isPaying(stateRef.current)) return;
    changeState({ kind: 'opening' });
    try {
      const result = await (attempt.payment.Provider === 'stripe'
        ? showCardSheet(attempt)
        : showRazorpayDialog(attempt.payment, {
            description: attempt.description,
            onFailure: failures.store,
          }));
      if (result.kind === 'closed')
        return changeState(
          result.failure ? { kind: 'failed', message: t('failed') } : { kind: 'closed' },
        );
      changeState({ kind: 'checking' });
      const nextState = await verifyPayment(attempt, result.confirmation);
      changeState(nextState);
      if (nextState.kind === 'awaiting-confirmation')
        setTimeout(() => {
          if (stateRef.current === nextState) changeState({ kind: 'idle' });
        }, confirmationTimeoutMs);
    } catch {
      changeState({ kind: 'unavailable' });
    } finally {
      onSettled();
    }
  };
  return { state, card, pay };
};
