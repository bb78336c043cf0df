import type { StaffBusinessApplicationResponse } from '@tokri/contracts/api';
import { maxDeclineReasonLength } from '@tokri/contracts/validation';
import { Field } from '@tokri/web-kit/ui';
import { useState } from 'react';
import { FormSheet } from '../../../components/form-sheet/form-sheet.tsx';
import { t } from '../labels.ts';
import { useDecline } from './use-business-change.ts';

export const DeclineSheet = ({
  application,
  onDeclined,
  onClose,
}: {
  readonly application: StaffBusinessApplicationResponse;
  readonly onDeclined: () => void;
  readonly onClose: () => void;
}) => {
  const [reason, setReason] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const { run } = useDecline(application);
  const isMissing = reason.trim() === '';
  const submit = async (): Promise<void> => {
    setSubmitted(true);
    if (!isMissing && (await run(reason.trim()))) onDeclined();
  };
  return (
    <FormSheet
      title={t('business.declineTitle', { name: application.Name })}
      submitLabel={t('business.decline')}
      submitKind="danger"
      isDirty={reason !== ''}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field
        data-autofocus
        label={t('block.reason')}
        hint={t('business.reasonHint')}
        error={isSubmitted && isMissing ? t('block.reasonMissing') : ''}
        value={reason}
        maxLength={maxDeclineReasonLength}
        autoComplete="off"
        onChange={({ target }) => setReason(target.value)}
      />
    </FormSheet>
  );
};
