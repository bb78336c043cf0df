import { billingOperations, type BillResponse } from '@tokri/contracts/api';
import {
  eInvoiceCancellationReasons,
  maxEInvoiceRemarkLength,
  type EInvoiceCancellationReason,
} from '@tokri/contracts/tax';
import { useMutationWithFeedback } from '@tokri/web-kit/mutation-feedback';
import { sendCommand } from '@tokri/web-kit/platform';
import { dialogTypes, escapeHtml, Field, isConfirmed, showDialog } from '@tokri/web-kit/ui';
import { useState } from 'react';
import { FormSheet } from '../../../../components/form-sheet/form-sheet.tsx';
import { OptionSelect } from '../../../../components/option-select.tsx';
import { refreshBills } from '../bill-queries.ts';
import { t } from './labels.ts';

interface Cancellation {
  readonly Reason: EInvoiceCancellationReason;
  readonly Remark: string;
}

const useCancelMutation = ({ Id, Number: number }: BillResponse) =>
  useMutationWithFeedback({
    send: (cancellation: Cancellation) =>
      sendCommand(billingOperations.cancelEInvoice, { body: { BillId: Id, ...cancellation } }),
    refresh: refreshBills,
    successMessage: () => t('cancelled', { number }),
    actionName: () => t('cancel'),
  });

const useCancelForm = (bill: BillResponse, onClose: () => void) => {
  const [reason, setReason] = useState<EInvoiceCancellationReason>();
  const [remark, setRemark] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const { run: cancelIrn } = useCancelMutation(bill);
  const isRemarkMissing = remark.trim() === '';
  const submit = async (): Promise<void> => {
    setSubmitted(true);
    if (!reason || isRemarkMissing) return;
    const message = escapeHtml(t('confirm', { number: bill.Number }));
    if (!isConfirmed(await showDialog({ type: dialogTypes.yesNo, message }))) return;
    if (await cancelIrn({ Reason: reason, Remark: remark.trim() })) onClose();
  };
  return {
    reason,
    setReason,
    remark,
    setRemark,
    error: isSubmitted && !reason ? t('chooseReason') : '',
    remarkError: isSubmitted && isRemarkMissing ? t('remarkMissing') : '',
    isDirty: reason !== undefined || !isRemarkMissing,
    submit,
  };
};

export const CancelIrnSheet = ({
  bill,
  onClose,
}: {
  readonly bill: BillResponse;
  readonly onClose: () => void;
}) => {
  const form = useCancelForm(bill, onClose);
  return (
    <FormSheet
      title={t('cancelOf', { number: bill.Number })}
      submitLabel={t('cancel')}
      submitKind="danger"
      isDirty={form.isDirty}
      error={form.error}
      onSubmit={form.submit}
      onClose={onClose}
    >
      <p className="muted">{t('hint')}</p>
      <OptionSelect
        label={t('reason')}
        value={form.reason ?? ''}
        emptyText={t('chooseReason')}
        options={eInvoiceCancellationReasons.map((reason) => [reason, t(reason)])}
        onSelect={(value) =>
          form.setReason(eInvoiceCancellationReasons.find((reason) => reason === value))
        }
      />
      <Field
        label={t('remark')}
        hint={t('remarkHint', { count: maxEInvoiceRemarkLength })}
        error={form.remarkError}
        value={form.remark}
        maxLength={maxEInvoiceRemarkLength}
        autoComplete="off"
        onChange={({ target }) => form.setRemark(target.value)}
      />
    </FormSheet>
  );
};
