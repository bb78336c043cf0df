import { billingOperations, type BillResponse } from '@tokri/contracts/api';
import { useMutationWithFeedback } from '@tokri/web-kit/mutation-feedback';
import { sendCommand } from '@tokri/web-kit/platform';
import { formatExactPrice, Note } from '@tokri/web-kit/ui';
import { useState } from 'react';
import { FormSheet } from '../../../../components/form-sheet/form-sheet.tsx';
import { t } from '../../../../debit-notes/labels.ts';
import { refreshBills } from '../bill-queries.ts';
import {
  creditedText,
  IssuedNoteActions,
  IssuedNoteText,
  toIssuedNote,
  type IssuedNote,
} from '../issued-note.tsx';
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
  onClose,
}: {
  readonly debitNote: BillResponse;
  readonly onClose: () => void;
}) => {
  const request = useReasonedRequest();
  const [issued, setIssued] = useState<IssuedNote>();
  const { run: takeBack } = useTakeBackMutation(debitNote.Id);
  const submit = async (): Promise<void> => {
    request.markSubmitted();
    if (request.isReasonMissing) return;
    const note = await takeBack(request.body);
    if (note) setIssued(toIssuedNote(note));
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
          <IssuedNoteActions orderId={debitNote.TransactionId} note={issued} onClose={onClose} />
        )
      }
    >
      {issued ? (
        <IssuedNoteText text={creditedText(issued)} />
      ) : (
        <>
          <p className="muted">
            {t('takeBackHint', { sum: formatExactPrice(debitNote.Totals.Payable) })}
          </p>
          <ReasonField hint={t('takeBackReasonHint')} request={request} />
          <Note>{t('takeBackPaid')}</Note>
        </>
      )}
    </FormSheet>
  );
};
