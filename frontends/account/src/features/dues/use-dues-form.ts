import { duesPaymentOperations } from '@tokri/contracts/api';
import { isApiProblem, newUuid, sendCommand } from '@tokri/web-kit/platform';
import { today } from '@tokri/web-kit/ui';
import { useRef, useState } from 'react';
import { t } from '../../labels.ts';
import {
  choiceProblem,
  defaultChoice,
  toPaymentInput,
  type DuesChoice,
  type OpenBill,
} from './dues-choice.ts';
import type { PayablePayment } from './use-dues-checkout.ts';

export interface DuesFormError {
  /** 0 when the error is not about one bill. */
  readonly billId: number;
  readonly text: string;
}

const notAllowed = 'not-allowed';

const errorOf = (error: unknown): DuesFormError => {
  if (isApiProblem(error) && error.code === notAllowed)
    return { billId: 0, text: t('dues.notAllowed') };
  return { billId: 0, text: isApiProblem(error) ? error.message : t('failed') };
};

interface DuesFormOptions {
  readonly partyId: number;
  readonly bills: readonly OpenBill[];
  readonly onOpened: (payment: PayablePayment) => void;
  readonly onRejected: () => void;
}

export const useDuesForm = ({ partyId, bills, onOpened, onRejected }: DuesFormOptions) => {
  const [changed, setChanged] = useState<DuesChoice | null>(null);
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState<DuesFormError | null>(null);
  const idempotencyKey = useRef(newUuid());
  const choice = changed ?? defaultChoice(bills, today());
  const input = toPaymentInput(choice, bills);
  const problem = choiceProblem(choice, bills);

  const change = (next: DuesChoice): void => {
    idempotencyKey.current = newUuid();
    setError(null);
    setChanged(next);
  };
  const open = async (): Promise<void> => {
    const { Bills, OnAccount } = input;
    const result = await sendCommand(duesPaymentOperations.payOutstanding, {
      body: { PartyId: partyId, Bills: [...Bills], OnAccount },
      idempotencyKey: idempotencyKey.current,
    });
    idempotencyKey.current = newUuid();
    if (result.kind === 'done') {
      setChanged(null);
      const { PaymentId, Payment = null } = result.entry;
      onOpened({ Id: PaymentId ?? result.id, Payment });
      return;
    }
    setError({ billId: result.entry?.BillId ?? 0, text: result.message || t('failed') });
    onRejected();
  };
  const submit = async (): Promise<void> => {
    if (isSending || problem) return;
    setSending(true);
    setError(null);
    try {
      await open();
    } catch (failure) {
      setError(errorOf(failure));
    } finally {
      setSending(false);
    }
  };
  return { choice, input, problem, error, isSending, change, submit };
};
export type DuesForm = ReturnType<typeof useDuesForm>;
