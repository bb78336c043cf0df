import type { CustomerDetailsResponse } from '@tokri/contracts/api';
import { maxNoteLength } from '@tokri/contracts/validation';
import { Field, Note } from '@tokri/web-kit/ui';
import { useState } from 'react';
import { FormSheet } from '../../../../components/form-sheet/form-sheet.tsx';
import { t } from '../../labels.ts';
import { customerName } from '../customer-name.ts';
import { useBlockChange } from './use-customer-change.ts';

export const BlockSheet = ({
  customer,
  onClose,
}: {
  readonly customer: CustomerDetailsResponse;
  readonly onClose: () => void;
}) => {
  const [reason, setReason] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const { apply } = useBlockChange(customer);
  const isMissing = reason.trim() === '';
  const submit = async (): Promise<void> => {
    setSubmitted(true);
    if (!isMissing && (await apply({ isBlocked: true, reason: reason.trim() }))) onClose();
  };
  return (
    <FormSheet
      title={t('block.title', { name: customerName(customer.Profile) })}
      submitLabel={t('block.action')}
      submitKind="danger"
      isDirty={reason !== ''}
      onSubmit={submit}
      onClose={onClose}
    >
      <Note>{t('block.text')}</Note>
      <Field
        data-autofocus
        label={t('block.reason')}
        hint={t('block.reasonHint')}
        error={isSubmitted && isMissing ? t('block.reasonMissing') : ''}
        value={reason}
        maxLength={maxNoteLength}
        autoComplete="off"
        onChange={({ target }) => setReason(target.value)}
      />
    </FormSheet>
  );
};
