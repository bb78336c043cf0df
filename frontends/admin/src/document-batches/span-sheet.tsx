import { daysBetween, isDate } from '@tokri/contracts/dates';
import { maxReportDays } from '@tokri/contracts/orders';
import { reportChange } from '@tokri/web-kit/mutation-feedback';
import { Note, today } from '@tokri/web-kit/ui';
import { useState } from 'react';
import { DateField } from '../components/date-field.tsx';
import { FormSheet } from '../components/form-sheet/form-sheet.tsx';
import { t } from './labels.ts';
import type { DaySpan, SavedBatch } from './save-batch.ts';

export interface SpanSheetProps {
  readonly title: string;
  readonly hint: string;
  readonly save: (span: DaySpan) => Promise<SavedBatch>;
  readonly onClose: () => void;
}

type DayErrors = Readonly<Record<keyof DaySpan, string>>;

const findLastDayError = ({ from, to }: DaySpan): string => {
  if (!isDate(to)) return t('dayMissing');
  if (!isDate(from)) return '';
  if (to < from) return t('daysReversed');
  return daysBetween(from, to) < maxReportDays ? '' : t('tooManyDays', { max: maxReportDays });
};

const findErrors = (span: DaySpan): DayErrors => ({
  from: isDate(span.from) ? '' : t('dayMissing'),
  to: findLastDayError(span),
});

const thisMonth = (): DaySpan => ({ from: `${today().slice(0, 8)}01`, to: today() });

const noErrors: DayErrors = { from: '', to: '' };

const useSpanForm = ({ save, onClose }: Pick<SpanSheetProps, 'save' | 'onClose'>) => {
  const [span, setSpan] = useState(thisMonth);
  const [isSubmitted, setSubmitted] = useState(false);
  const [rejection, setRejection] = useState('');
  const errors = findErrors(span);
  const submit = async (): Promise<void> => {
    setSubmitted(true);
    setRejection('');
    if (errors.from !== '' || errors.to !== '') return;
    const { isSaved, text } = await save(span);
    if (!isSaved) {
      setRejection(text);
      return;
    }
    reportChange(text);
    onClose();
  };
  const change = (days: Partial<DaySpan>): void => {
    setSpan({ ...span, ...days });
    setRejection('');
  };
  return { span, errors: isSubmitted ? errors : noErrors, rejection, change, submit };
};

/** The days of a file; it says why none was saved, and closes once it is. */
export const SpanSheet = ({ title, hint, save, onClose }: SpanSheetProps) => {
  const { span, errors, rejection, change, submit } = useSpanForm({ save, onClose });
  return (
    <FormSheet
      title={title}
      submitLabel={t('submit')}
      isDirty={false}
      error={rejection}
      onSubmit={submit}
      onClose={onClose}
    >
      <Note>{hint}</Note>
      <DateField
        data-autofocus
        label={t('from')}
        day={span.from}
        value={span.from}
        error={errors.from}
        required
        onChange={({ target }) => change({ from: target.value })}
      />
      <DateField
        label={t('to')}
        day={span.to}
        value={span.to}
        error={errors.to}
        required
        onChange={({ target }) => change({ to: target.value })}
      />
    </FormSheet>
  );
};
