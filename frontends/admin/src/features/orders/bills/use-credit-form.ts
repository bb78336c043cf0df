import { billingOperations, type BillResponse, type IssuedCreditNote } from '@tokri/contracts/api';
import { parseWholeNumber } from '@tokri/contracts/validation';
import { useMutationWithFeedback } from '@tokri/web-kit/mutation-feedback';
import { sendCommand } from '@tokri/web-kit/platform';
import { useState } from 'react';
import { refreshBills } from './bill-queries.ts';
import { toIssuedCreditNotes } from './issued-credit-notes.tsx';
import { t } from './labels.ts';
import { useReasonedRequest, type ReasonedBody } from './use-reasoned-request.ts';

interface CreditRequest extends ReasonedBody {
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
  const [issuedNotes, setIssuedNotes] = useState<readonly IssuedCreditNote[]>();
  const request = useReasonedRequest();
  const { isSubmitted, isReasonMissing } = request;
  const { run: issueCredit } = useCreditMutation(Id);
  const quantities = remaining.map((max, index) => parseWholeNumber(typed[index] ?? '0', 0, max));
  const isEveryQuantityValid = quantities.every((quantity) => quantity !== null);
  const lines = quantities.flatMap((quantity, index) =>
    quantity ? [{ Line: index + 1, Quantity: quantity }] : [],
  );
  const isNothingReturned = isEveryQuantityValid && lines.length === 0;
  const submit = async (): Promise<void> => {
    request.markSubmitted();
    if (!isEveryQuantityValid || isNothingReturned || isReasonMissing) return;
    const result = await issueCredit({ ...request.body, Lines: lines });
    if (result) setIssuedNotes(toIssuedCreditNotes(result));
  };
  return {
    typedQuantity: (index: number): string => typed[index] ?? '0',
    changeQuantity: (index: number, text: string): void => setTyped({ ...typed, [index]: text }),
    isQuantityWrong: (index: number): boolean => isSubmitted && quantities[index] === null,
    request,
    error: isSubmitted && isNothingReturned ? t('credit.nothing') : '',
    isDirty: !issuedNotes && (lines.length > 0 || !isEveryQuantityValid || !isReasonMissing),
    issuedNotes,
    submit,
  };
};
