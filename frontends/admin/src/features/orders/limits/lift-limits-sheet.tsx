import { addDays } from '@tokri/contracts/dates';
import { maxLimitLiftDays, maxLimitLiftReasonLength } from '@tokri/contracts/orders';
import { Button, Field, formatDate, formatDateTime, Note, Sheet, today } from '@tokri/web-kit/ui';
import { useRef, useState, type SyntheticEvent } from 'react';
import { useConfirmedClose } from '../../../components/unsaved-changes.ts';
import styles from '../details/order-panel.module.css';
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
  const untilField = useRef<HTMLInputElement>(null);
  const reasonField = useRef<HTMLInputElement>(null);
  const { lift, errorMessage, isBusy } = useLiftLimitsMutation(limits.UserId);
  const lastDay = addDays(today(), maxLimitLiftDays);
  const isDateValid = until >= today() && until <= lastDay;
  const isReasonValid = reason.trim() !== '';
  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    setSubmitted(true);
    if (!isDateValid) return untilField.current?.focus();
    if (!isReasonValid) return reasonField.current?.focus();
    const body = {
      Until: until,
      Reason: reason.trim(),
      ExpectedLiftAt: limits.Lift?.At ?? '',
    };
    if (!isBusy && (await lift(body))) onClose();
  };
  return {
    untilProps: {
      ref: untilField,
      value: until,
      max: lastDay,
      error: isSubmitted && !isDateValid ? t('dateInvalid', { days: maxLimitLiftDays }) : '',
      setValue: setUntil,
    },
    reasonProps: {
      ref: reasonField,
      value: reason,
      error: isSubmitted && !isReasonValid ? t('reasonRequired') : '',
      setValue: setReason,
    },
    hasChanges: until !== defaultUntil || reason !== '',
    errorMessage,
    isBusy,
    submit,
  };
};

const LiftFields = ({
  untilProps: { setValue: setUntil, ...until },
  reasonProps: { setValue: setReason, ...reason },
}: Pick<ReturnType<typeof useLiftForm>, 'untilProps' | 'reasonProps'>) => (
  <>
    <Field
      label={t('until')}
      type="date"
      data-autofocus
      min={today()}
      hint={until.value === '' ? undefined : formatDate(until.value, { withYear: true })}
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
  const { hasChanges, errorMessage, isBusy, submit, ...fields } = useLiftForm({ limits, onClose });
  const close = useConfirmedClose(hasChanges, onClose);
  const title = limits.UserName
    ? t('title', { name: limits.UserName })
    : t('titleUnnamed', { id: limits.UserId });
  return (
    <Sheet title={title} onClose={close}>
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <p>{t('hint')}</p>
        {limits.Lift && <MeanwhileNote lift={limits.Lift} />}
        <LiftFields {...fields} />
        {errorMessage && (
          <Note tone="error" isAlert>
            {errorMessage}
          </Note>
        )}
        <div className={styles.formActions}>
          <Button kind="secondary" onClick={close}>
            {t('back')}
          </Button>
          <Button type="submit" isBusy={isBusy}>
            {t('lift')}
          </Button>
        </div>
      </form>
    </Sheet>
  );
};
