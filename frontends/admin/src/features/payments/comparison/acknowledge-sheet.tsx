import { billingOperations } from '@tokri/contracts/api';
import { maxNoteLength } from '@tokri/contracts/validation';
import { useMutationWithFeedback } from '@tokri/web-kit/mutation-feedback';
import { sendCommand } from '@tokri/web-kit/platform';
import { Field, Note } from '@tokri/web-kit/ui';
import { useForm } from 'react-hook-form';
import { FormSheet } from '../../../components/form-sheet/form-sheet.tsx';
import { t } from '../labels.ts';
import { refreshComparisons, type ComparedDay } from '../payment-queries.ts';

interface AcknowledgeSheetProps {
  readonly day: ComparedDay;
  readonly differenceId: string;
  readonly onClose: () => void;
}

export const AcknowledgeSheet = ({ day, differenceId, onClose }: AcknowledgeSheetProps) => {
  const { register, handleSubmit, formState } = useForm({ defaultValues: { note: '' } });
  const { run: acknowledge } = useMutationWithFeedback({
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
    <FormSheet
      title={t('acknowledge.title')}
      submitLabel={t('acknowledge.submit')}
      isDirty={formState.isDirty}
      onSubmit={submit}
      onClose={onClose}
    >
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
    </FormSheet>
  );
};
