import type { CustomerDetailsResponse } from '@tokri/contracts/api';
import { maxNoteLength } from '@tokri/contracts/validation';
import { Button, Field, Note, Sheet } from '@tokri/web-kit/ui';
import { useRef, useState, type SyntheticEvent } from 'react';
import { useConfirmedClose } from '../../../../components/unsaved-changes.ts';
import { t } from '../../labels.ts';
import styles from '../../people.module.css';
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
  const field = useRef<HTMLInputElement>(null);
  const { apply, isBusy } = useBlockChange(customer);
  const close = useConfirmedClose(reason !== '', onClose);
  const isMissing = reason.trim() === '';
  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    setSubmitted(true);
    if (isMissing) field.current?.focus();
    else if (!isBusy && (await apply({ isBlocked: true, reason: reason.trim() }))) onClose();
  };
  return (
    <Sheet title={t('block.title', { name: customerName(customer.Profile) })} onClose={close}>
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <Note>{t('block.text')}</Note>
        <Field
          ref={field}
          data-autofocus
          label={t('block.reason')}
          hint={t('block.reasonHint')}
          error={isSubmitted && isMissing ? t('block.reasonMissing') : ''}
          value={reason}
          maxLength={maxNoteLength}
          autoComplete="off"
          onChange={({ target }) => setReason(target.value)}
        />
        <div className={styles.actions}>
          <Button kind="secondary" onClick={close}>
            {t('back')}
          </Button>
          <Button kind="danger" type="submit" isBusy={isBusy}>
            {t('block.action')}
          </Button>
        </div>
      </form>
    </Sheet>
  );
};
