import { billingOperations, type BillResponse } from '@tokri/contracts/api';
import { parseWholeNumber } from '@tokri/contracts/validation';
import { useMutationWithFeedback } from '@tokri/web-kit/mutation-feedback';
import { newUuid, sendCommand } from '@tokri/web-kit/platform';
import { useState } from 'react';
import { refreshBills } from './bill-queries.ts';
import { t } from './labels.ts';

export interface IssuedNote {
  readonly Id: number;
  readonly Number: string;
  /** In rupees. */
  readonly Amount: number;
}

interface CreditRequest {
  readonly Reason: string;
  readonly RequestId: string;
  readonly Lines: { readonly Line: number; readonly Quantity: number }[];
}

const useCreditMutation = (billId: number) =>
  useMutationWithFeedback({
    send: (request: CreditRequest) =>
      sendCommand(billingOperations.creditReturnedUnits, { body: { BillId: billId, ...request } }),
    refresh: refreshBills,
    // The sheet shows the note itself.
    successMessage: () => '',
    actionName: () => t('credit.submit'),
  });

/** `remaining` are the units of each line of the bill that can still be credited. */
export const useCreditForm = ({ Id }: BillResponse, remaining: readonly number[]) => {
  const [typed, setTyped] = useState<Readonly<Record<number, string>>>({});
  const [reason, setReason] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const [issuedNote, setIssuedNote] = useState<IssuedNote>();
  // One request per sheet: pressing again after a lost answer credits once.
  const [requestId] = useState(newUuid);
  const { run: issueCredit } = useCreditMutation(Id);
  const quantities = remaining.map((max, index) => parseWholeNumber(typed[index] ?? '0', 0, max));
  const isEveryQuantityValid = quantities.every((quantity) => quantity !== null);
  const lines = quantities.flatMap((quantity, index) =>
    quantity ? [{ Line: index + 1, Quantity: quantity }] : [],
  );
  const isReasonMissing = reason.trim() === '';
  const isNothingReturned = isEveryQuantityValid && lines.length === 0;
  const submit = async (): Promise<void> => {
    setSubmitted(true);
    if (!isEveryQuantityValid || isNothingReturned || isReasonMissing) return;
    const note = await issueCredit({ Reason: reason.trim(), RequestId: requestId, Lines: lines });
    if (note) setIssuedNote({ Id: note.Id, Number: note.Number ?? '', Amount: note.Amount ?? 0 });
  };
  return {
    typedQuantity: (index: number): string => typed[index] ?? '0',
    changeQuantity: (index: number, text: string): void => setTyped({ ...typed, [index]: text }),
    isQuantityWrong: (index: number): boolean => isSubmitted && quantities[index] === null,
    reason,
    setReason,
    reasonError: isSubmitted && isReasonMissing ? t('credit.reasonMissing') : '',
    error: isSubmitted && isNothingReturned ? t('credit.nothing') : '',
    isDirty: !issuedNote && (lines.length > 0 || !isEveryQuantityValid || !isReasonMissing),
    issuedNote,
    submit,
  };
};
