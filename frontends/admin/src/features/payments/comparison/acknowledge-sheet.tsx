import { billingOperations } from '@tokri/contracts/api';
import { maxNoteLength } from '@tokri/contracts/validation';
import { useMutationWithFeedback } from '@tokri/web-kit/mutation-feedback';
import { sendCommand } from '@tokri/web-kit/platform';
import { Button, Field, Note, Sheet } from '@tokri/web-kit/ui';
import { useForm } from 'react-hook-form';
import { t } from '../labels.ts';
import { refreshComparisons, type ComparedDay } from '../payment-queries.ts';
import styles from '../payments.module.css';

interface AcknowledgeSheetProps {
  readonly day: ComparedDay;
  readonly differenceId: string;
  readonly onClose: () => void;
}

export const AcknowledgeSheet = ({ day, differenceId, onClose }: AcknowledgeSheetProps) => {
  const { register, handleSubmit, formState } = useForm({ defaultValues: { note: '' } });
  const { run: acknowledge, isBusy } = useMutationWithFeedback({
    send: (note: string) =>
      sendCommand(billingOperations.acknowledgeDifference, {
        body: { ...day, Id: differenceId, Note: note },
      }),
    refresh: refreshComparisons,
    successMessage: () => t('acknowledge.done'),
  });
  const submit = handleSubmit(async ({ note }) => {
    if (await acknowledge(note.trim())) onClose();
  });
  return (
    <Sheet title={t('acknowledge.title')} onClose={onClose}>
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <Note>{t('acknowledge.hint')}</Note>
        <Field
          {...register('note', {
            validate: (note) => note.trim() !== '' || t('acknowledge.missing'),
          })}
          data-autofocus
          label={t('acknowledge.note')}
          error={formState.errors.note?.message ?? ''}
          maxLength={maxNoteLength}
          autoComplete="off"
        />
        <div className={styles.actions}>
          <Button kind="secondary" onClick={onClose}>
            {t('acknowledge.back')}
          </Button>
          <Button type="submit" isBusy={isBusy}>
            {t('acknowledge.submit')}
          </Button>
        </div>
      </form>
    </Sheet>
  );
};
