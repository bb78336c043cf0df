import { addDays } from '@tokri/contracts/dates';
import { maxLimitLiftDays, maxLimitLiftReasonLength } from '@tokri/contracts/orders';
import { Field, formatDate, formatDateTime, Note, today } from '@tokri/web-kit/ui';
import { useState } from 'react';
import { DateField } from '../../../components/date-field.tsx';
import { FormSheet } from '../../../components/form-sheet/form-sheet.tsx';
import { t } from './labels.ts';
import { useLiftLimitsMutation, type Limits } from './limit-queries.ts';
import { staffName } from './staff-name.ts';

const defaultLiftDays = 7;

interface LiftLimitsSheetProps {
  readonly limits: Limits;
  readonly onClose: () => void;
}

const useLiftForm = ({ limits, onClose }: LiftLimitsSheetProps) => {
  const [defaultUntil] = useState(() => addDays(today(), defaultLiftDays));
  const [until, setUntil] = useState(defaultUntil);
  const [reason, setReason] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const { lift, errorMessage } = useLiftLimitsMutation(limits.UserId);
  const lastDay = addDays(today(), maxLimitLiftDays);
  const isDateValid = until >= today() && until <= lastDay;
  const isReasonValid = reason.trim() !== '';
  const submit = async (): Promise<void> => {
    setSubmitted(true);
    if (!isDateValid || !isReasonValid) return;
    const body = {
      Until: until,
      Reason: reason.trim(),
      ExpectedLiftAt: limits.Lift?.At ?? '',
    };
    if (await lift(body)) onClose();
  };
  return {
    untilProps: {
      value: until,
      max: lastDay,
      error: isSubmitted && !isDateValid ? t('dateInvalid', { days: maxLimitLiftDays }) : '',
      setValue: setUntil,
    },
    reasonProps: {
      value: reason,
      error: isSubmitted && !isReasonValid ? t('reasonRequired') : '',
      setValue: setReason,
    },
    hasChanges: until !== defaultUntil || reason !== '',
    errorMessage,
    submit,
  };
};

const LiftFields = ({
  untilProps: { setValue: setUntil, ...until },
  reasonProps: { setValue: setReason, ...reason },
}: Pick<ReturnType<typeof useLiftForm>, 'untilProps' | 'reasonProps'>) => (
  <>
    <DateField
      label={t('until')}
      day={until.value}
      data-autofocus
      min={today()}
      onChange={({ target }) => setUntil(target.value)}
      {...until}
    />
    <Field
      label={t('reason')}
      hint={t('reasonHint')}
      maxLength={maxLimitLiftReasonLength}
      autoComplete="off"
      onChange={({ target }) => setReason(target.value)}
      {...reason}
    />
  </>
);

const MeanwhileNote = ({ lift }: { readonly lift: NonNullable<Limits['Lift']> }) => (
  <Note tone="warning" isAlert>
    {t('replaces', {
      name: staffName(lift),
      time: formatDateTime(lift.At),
      day: formatDate(lift.Until, { withYear: true }),
      reason: lift.Reason,
    })}
  </Note>
);

export const LiftLimitsSheet = ({ limits, onClose }: LiftLimitsSheetProps) => {
  const { hasChanges, errorMessage, submit, ...fields } = useLiftForm({ limits, onClose });
  const title = limits.UserName
    ? t('title', { name: limits.UserName })
    : t('titleUnnamed', { id: limits.UserId });
  return (
    <FormSheet
      title={title}
      submitLabel={t('lift')}
      isDirty={hasChanges}
      error={errorMessage}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{t('hint')}</p>
      {limits.Lift && <MeanwhileNote lift={limits.Lift} />}
      <LiftFields {...fields} />
    </FormSheet>
  );
};
