import { billingOperations, type BillResponse } from '@tokri/contracts/api';
import { shopTaxPercents, type TaxPercent } from '@tokri/contracts/tax';
import { parseRupees } from '@tokri/contracts/validation';
import { useMutationWithFeedback } from '@tokri/web-kit/mutation-feedback';
import { newUuid, sendCommand } from '@tokri/web-kit/platform';
import { useState } from 'react';
import { refreshDebitNotes } from '../../../../debit-notes/debit-note-queries.ts';
import { t } from '../../../../debit-notes/labels.ts';

/** `Number` is empty while the debit note waits for a second member of staff. */
export interface RaisedBill {
  readonly Id: number;
  readonly Number: string;
  /** In rupees. */
  readonly Amount: number;
}

interface LineDraft {
  readonly added: string;
  /** Undefined for the rate of the bill. */
  readonly percent: TaxPercent | undefined;
}

const untouched: LineDraft = { added: '', percent: undefined };

interface DebitRequest {
  readonly Reason: string;
  readonly RequestId: string;
  readonly Lines: { readonly Line: number; readonly Taxable: number; TaxPercent?: TaxPercent }[];
}

/** Only tax that was charged can be too low. */
export const higherPercents = ({
  TaxPercent,
}: Pick<BillResponse['Lines'][number], 'TaxPercent'>): readonly TaxPercent[] =>
  TaxPercent > 0 ? shopTaxPercents().filter((percent) => percent > TaxPercent) : [];

const useDebitMutation = (billId: number) =>
  useMutationWithFeedback({
    send: (request: DebitRequest) =>
      sendCommand(billingOperations.raiseBill, { body: { BillId: billId, ...request } }),
    refresh: refreshDebitNotes,
    // The sheet shows the note itself.
    successMessage: () => '',
    actionName: () => t('submit'),
  });

const parseAdded = ({ added }: LineDraft): number | null =>
  added.trim() === '' ? 0 : parseRupees(added);

export const useDebitForm = ({ Id, Lines }: BillResponse) => {
  const [drafts, setDrafts] = useState<Readonly<Record<number, LineDraft>>>({});
  const [reason, setReason] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const [raised, setRaised] = useState<RaisedBill>();
  // One request per sheet: pressing again after a lost answer raises the bill once.
  const [requestId] = useState(newUuid);
  const { run: raiseBill } = useDebitMutation(Id);
  const draftOf = (index: number): LineDraft => drafts[index] ?? untouched;
  const change = (index: number, changes: Partial<LineDraft>): void =>
    setDrafts({ ...drafts, [index]: { ...draftOf(index), ...changes } });
  const isAddedWrong = (index: number): boolean => parseAdded(draftOf(index)) === null;
  const isEveryAmountValid = Lines.every((_line, index) => !isAddedWrong(index));
  const lines = Lines.flatMap((_line, index) => {
    const { percent } = draftOf(index);
    const added = parseAdded(draftOf(index)) ?? 0;
    if (added === 0 && percent === undefined) return [];
    const rate = percent === undefined ? {} : { TaxPercent: percent };
    return [{ Line: index + 1, Taxable: added, ...rate }];
  });
  const isReasonMissing = reason.trim() === '';
  const isNothingRaised = isEveryAmountValid && lines.length === 0;
  const submit = async (): Promise<void> => {
    setSubmitted(true);
    if (!isEveryAmountValid || isNothingRaised || isReasonMissing) return;
    const result = await raiseBill({ Reason: reason.trim(), RequestId: requestId, Lines: lines });
    if (result)
      setRaised({ Id: result.Id, Number: result.Number ?? '', Amount: result.Amount ?? 0 });
  };
  return {
    draftOf,
    change,
    isAddedWrong: (index: number): boolean => isSubmitted && isAddedWrong(index),
    reason,
    setReason,
    reasonError: isSubmitted && isReasonMissing ? t('reasonMissing') : '',
    error: isSubmitted && isNothingRaised ? t('nothing') : '',
    isDirty: !raised && (lines.length > 0 || !isEveryAmountValid || !isReasonMissing),
    raised,
    submit,
  };
};
