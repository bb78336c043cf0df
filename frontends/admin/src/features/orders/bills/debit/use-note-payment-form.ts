import { billingOperations, type BillResponse } from '@tokri/contracts/api';
import { toPaise } from '@tokri/contracts/money';
import type { NotePaymentKind, RefundWay } from '@tokri/contracts/orders';
import { parseRupees } from '@tokri/contracts/validation';
import { useMutationWithFeedback } from '@tokri/web-kit/mutation-feedback';
import { newUuid, sendCommand } from '@tokri/web-kit/platform';
import { formatExactPrice, today } from '@tokri/web-kit/ui';
import { useState } from 'react';
import { t } from '../../../../debit-notes/labels.ts';
import { refreshBills } from '../bill-queries.ts';

export interface NotePaymentFormOptions {
  readonly note: BillResponse;
  readonly kind: NotePaymentKind;
  readonly onClose: () => void;
}

interface Draft {
  readonly amount: string;
  readonly way: RefundWay;
  readonly reference: string;
  readonly paidOn: string;
}

type DraftErrors = Partial<Record<'amount' | 'reference' | 'paidOn', string>>;

interface NotePaymentRequest {
  readonly Amount: number;
  readonly Way: RefundWay;
  readonly Reference: string;
  readonly PaidOn: string;
  readonly RequestId: string;
}

const { recordDebitNotePayment, recordDebitNoteRefund } = billingOperations;

const useNotePaymentMutation = ({ note, kind }: NotePaymentFormOptions) =>
  useMutationWithFeedback({
    send: (request: NotePaymentRequest) => {
      const body = { BillId: note.Id, ...request };
      return kind === 'payment'
        ? sendCommand(recordDebitNotePayment, { body })
        : sendCommand(recordDebitNoteRefund, { body });
    },
    refresh: refreshBills,
    successMessage: (_result, { Amount }) =>
      t(kind === 'payment' ? 'paymentDone' : 'refundDone', {
        sum: formatExactPrice(Amount),
        number: note.Number,
      }),
    actionName: () => t(kind === 'payment' ? 'recordPayment' : 'recordRefund'),
  });

const checkDraft = (
  { amount, way, reference, paidOn }: Draft,
  { max, from }: { readonly max: number; readonly from: string },
): DraftErrors => {
  const rupees = parseRupees(amount);
  const isAmountWrong = rupees === null || rupees <= 0 || toPaise(rupees) > toPaise(max);
  return {
    ...(isAmountWrong && { amount: t('amountWrong', { max: formatExactPrice(max) }) }),
    ...(way !== 'cash' && reference.trim() === '' && { reference: t('referenceMissing') }),
    ...((paidOn < from || paidOn > today()) && { paidOn: t('paidOnWrong') }),
  };
};

export const useNotePaymentForm = (options: NotePaymentFormOptions) => {
  const { note, kind, onClose } = options;
  // As the sheet opened: a request without an answer may have lowered it.
  const [max] = useState(kind === 'payment' ? note.Due : note.ToRefund);
  const [first] = useState<Draft>(() => ({
    amount: max.toFixed(2),
    way: 'upi',
    reference: '',
    paidOn: today(),
  }));
  const [draft, setDraft] = useState(first);
  const [isSubmitted, setSubmitted] = useState(false);
  // One request per sheet: pressing again after a lost answer records once.
  const [requestId] = useState(newUuid);
  const { run: record } = useNotePaymentMutation(options);
  const errors = checkDraft(draft, { max, from: note.Date });
  const submit = async (): Promise<void> => {
    setSubmitted(true);
    if (Object.keys(errors).length > 0) return;
    const recorded = await record({
      Amount: parseRupees(draft.amount) ?? 0,
      Way: draft.way,
      Reference: draft.way === 'cash' ? '' : draft.reference.trim(),
      PaidOn: draft.paidOn,
      RequestId: requestId,
    });
    if (recorded) onClose();
  };
  return {
    draft,
    errors: isSubmitted ? errors : {},
    isDirty: draft !== first,
    change: (changes: Partial<Draft>): void => setDraft({ ...draft, ...changes }),
    submit,
  };
};

export type NotePaymentForm = ReturnType<typeof useNotePaymentForm>;
