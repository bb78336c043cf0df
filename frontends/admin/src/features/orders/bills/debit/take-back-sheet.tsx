import { billingOperations, type BillResponse, type IssuedCreditNote } from '@tokri/contracts/api';
import { useMutationWithFeedback } from '@tokri/web-kit/mutation-feedback';
import { sendCommand } from '@tokri/web-kit/platform';
import { formatExactPrice, Note } from '@tokri/web-kit/ui';
import { useState } from 'react';
import { FormSheet } from '../../../../components/form-sheet/form-sheet.tsx';
import { refreshDebitNotes } from '../../../../debit-notes/debit-note-queries.ts';
import { t } from '../../../../debit-notes/labels.ts';
import { IssuedNoteText } from '../issued-note.tsx';
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
    refresh: refreshDebitNotes,
    // The sheet shows the note itself.
    successMessage: () => '',
    actionName: () => t('takeBackSubmit'),
  });

/** Without a note while a second member of staff has to approve. */
const TakenBackText = ({
  debitNote,
  issued,
}: {
  readonly debitNote: BillResponse;
  readonly issued: readonly IssuedCreditNote[];
}) =>
  issued.length === 0 ? (
    <IssuedNoteText text={t('takeBackWaits', { number: debitNote.Number })} />
  ) : (
    <IssuedCreditNotes orderId={debitNote.TransactionId} notes={issued} />
  );

/** Credits what is left of a debit note. */
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
    if (result) setIssued(result.State === 'waiting' ? [] : toIssuedCreditNotes(result));
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
        <TakenBackText debitNote={debitNote} issued={issued} />
      ) : (
        <>
          <p className="muted">{t('takeBackHint', { sum: formatExactPrice(remaining) })}</p>
          <ReasonField hint={t('takeBackReasonHint')} request={request} />
          <Note>
            {t('takeBackPaid')} {t('takeBackNeedsApproval')}
          </Note>
        </>
      )}
    </FormSheet>
  );
};
