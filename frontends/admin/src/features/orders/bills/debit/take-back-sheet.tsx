import { billingOperations, type BillResponse, type IssuedCreditNote } from '@tokri/contracts/api';
import { useMutationWithFeedback } from '@tokri/web-kit/mutation-feedback';
import { sendCommand } from '@tokri/web-kit/platform';
import { formatExactPrice, Note } from '@tokri/web-kit/ui';
import { useState } from 'react';
import { FormSheet } from '../../../../components/form-sheet/form-sheet.tsx';
import { t } from '../../../../debit-notes/labels.ts';
import { refreshBills } from '../bill-queries.ts';
import {
  IssuedCreditNotes,
  IssuedCreditNotesActions,
  toIssuedCreditNotes,
} from '../issued-credit-notes.tsx';
import { ReasonField } from '../reason-field.tsx';
import { useReasonedRequest, type ReasonedBody } from '../use-reasoned-request.ts';

const useTakeBackMutation = (debitNoteId: number) =>
  useMutationWithFeedback({
    send: (request: ReasonedBody) =>
      sendCommand(billingOperations.creditReturnedUnits, {
        body: { BillId: debitNoteId, ...request },
      }),
    refresh: refreshBills,
    // The sheet shows the note itself.
    successMessage: () => '',
    actionName: () => t('takeBackSubmit'),
  });

/** Credits a debit note as a whole. */
export const TakeBackSheet = ({
  debitNote,
  remaining,
  onClose,
}: {
  readonly debitNote: BillResponse;
  /** In rupees, what no credit note took off it. */
  readonly remaining: number;
  readonly onClose: () => void;
}) => {
  const request = useReasonedRequest();
  const [issued, setIssued] = useState<readonly IssuedCreditNote[]>();
  const { run: takeBack } = useTakeBackMutation(debitNote.Id);
  const submit = async (): Promise<void> => {
    request.markSubmitted();
    if (request.isReasonMissing) return;
    const result = await takeBack(request.body);
    if (result) setIssued(toIssuedCreditNotes(result));
  };
  return (
    <FormSheet
      title={t('takeBackOf', { number: debitNote.Number })}
      submitLabel={t('takeBackSubmit')}
      isDirty={!issued && !request.isReasonMissing}
      error=""
      onSubmit={submit}
      onClose={onClose}
      question={
        issued && (
          <IssuedCreditNotesActions
            orderId={debitNote.TransactionId}
            notes={issued}
            onClose={onClose}
          />
        )
      }
    >
      {issued ? (
        <IssuedCreditNotes orderId={debitNote.TransactionId} notes={issued} />
      ) : (
        <>
          <p className="muted">{t('takeBackHint', { sum: formatExactPrice(remaining) })}</p>
          <ReasonField hint={t('takeBackReasonHint')} request={request} />
          <Note>{t('takeBackPaid')}</Note>
        </>
      )}
    </FormSheet>
  );
};
