import { billingOperations, type BillResponse } from '@tokri/contracts/api';
import { shopTaxPercents, type TaxPercent } from '@tokri/contracts/tax';
import { parseRupees } from '@tokri/contracts/validation';
import { useMutationWithFeedback } from '@tokri/web-kit/mutation-feedback';
import { sendCommand } from '@tokri/web-kit/platform';
import { useState } from 'react';
import { refreshDebitNotes } from '../../../../debit-notes/debit-note-queries.ts';
import { t } from '../../../../debit-notes/labels.ts';
import { toIssuedNote, type IssuedNote } from '../issued-note.tsx';
import { useReasonedRequest, type ReasonedBody } from '../use-reasoned-request.ts';

interface LineDraft {
  readonly added: string;
  /** Undefined for the rate of the bill. */
  readonly percent: TaxPercent | undefined;
}

const untouched: LineDraft = { added: '', percent: undefined };

interface DebitRequest extends ReasonedBody {
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
  const [raised, setRaised] = useState<IssuedNote>();
  const request = useReasonedRequest();
  const { isSubmitted, isReasonMissing } = request;
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
  const isNothingRaised = isEveryAmountValid && lines.length === 0;
  const submit = async (): Promise<void> => {
    request.markSubmitted();
    if (!isEveryAmountValid || isNothingRaised || isReasonMissing) return;
    const result = await raiseBill({ ...request.body, Lines: lines });
    if (result) setRaised(toIssuedNote(result));
  };
  return {
    draftOf,
    change,
    isAddedWrong: (index: number): boolean => isSubmitted && isAddedWrong(index),
    request,
    error: isSubmitted && isNothingRaised ? t('nothing') : '',
    isDirty: !raised && (lines.length > 0 || !isEveryAmountValid || !isReasonMissing),
    raised,
    submit,
  };
};
