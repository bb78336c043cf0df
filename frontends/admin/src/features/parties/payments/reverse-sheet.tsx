import { duesPaymentOperations, type DuesPaymentResponse } from '@tokri/contracts/api';
import { maxNoteLength } from '@tokri/contracts/validation';
import { useMutationWithFeedback } from '@tokri/web-kit/mutation-feedback';
import { newUuid, sendCommand } from '@tokri/web-kit/platform';
import { Field, formatExactPrice, Note } from '@tokri/web-kit/ui';
import { useState } from 'react';
import { FormSheet } from '../../../components/form-sheet/form-sheet.tsx';
import { t } from '../labels.ts';
import { refreshLedgers } from '../party-queries.ts';
import { paymentName } from './payment-texts.ts';

interface ReverseSheetProps {
  readonly payment: DuesPaymentResponse;
  readonly onClose: () => void;
}

const useReversal = (payment: DuesPaymentResponse) =>
  useMutationWithFeedback({
    send: (request: { readonly Reason: string; readonly RequestId: string }) =>
      sendCommand(duesPaymentOperations.reversePartyPayment, {
        body: { PaymentId: payment.Id, ...request },
      }),
    refresh: refreshLedgers,
    successMessage: () => t('reverse.done', { number: paymentName(payment) }),
    actionName: () => t('reverse.submit'),
  });

const useReverseForm = ({ payment, onClose }: ReverseSheetProps) => {
  const [reason, setReason] = useState('');
  const [reasonError, setReasonError] = useState('');
  const [error, setError] = useState('');
  // One request per sheet: pressing again after a lost answer reverses once.
  const [requestId] = useState(newUuid);
  const { attempt } = useReversal(payment);
  const submit = async (): Promise<void> => {
    setError('');
    setReasonError(reason.trim() === '' ? t('reverse.reasonMissing') : '');
    if (reason.trim() === '') return;
    const result = await attempt({ Reason: reason.trim(), RequestId: requestId });
    if (result.kind === 'done') {
      onClose();
      return;
    }
    const wrongReason = result.errors?.find(({ field }) => field === 'Reason');
    if (wrongReason) setReasonError(wrongReason.message);
    else setError(result.message || t('reverse.failed'));
  };
  const changeReason = (text: string): void => {
    setReason(text);
    setReasonError('');
  };
  return { reason, changeReason, reasonError, error, isDirty: reason !== '', submit };
};

export const ReverseSheet = (props: ReverseSheetProps) => {
  const { payment, onClose } = props;
  const form = useReverseForm(props);
  return (
    <FormSheet
      title={t('reverse.title', { number: paymentName(payment) })}
      submitLabel={t('reverse.submit')}
      submitKind="danger"
      isDirty={form.isDirty}
      error={form.error}
      onSubmit={form.submit}
      onClose={onClose}
    >
      <Note>{t('reverse.hint', { sum: formatExactPrice(payment.Amount) })}</Note>
      <Field
        data-autofocus
        label={t('reverse.reason')}
        hint={t('reverse.reasonHint')}
        error={form.reasonError}
        value={form.reason}
        maxLength={maxNoteLength}
        autoComplete="off"
        onChange={({ target }) => form.changeReason(target.value)}
      />
    </FormSheet>
  );
};
