import { addDays } from '@tokri/contracts/dates';
import { maxLimitLiftDays, maxLimitLiftReasonLength } from '@tokri/contracts/orders';
import { Button, Field, formatDate, Sheet, today } from '@tokri/web-kit/ui';
import { useState, type SyntheticEvent } from 'react';
import { t } from '../../../labels.ts';
import styles from '../details/order-panel.module.css';
import { useLiftLimitsMutation } from './limit-queries.ts';

const defaultLiftDays = 7;

interface LiftLimitsSheetProps {
  readonly userId: number;
  readonly userName: string;
  readonly onClose: () => void;
}

const useLiftForm = ({ userId, onClose }: LiftLimitsSheetProps) => {
  const [until, setUntil] = useState(addDays(today(), defaultLiftDays));
  const [reason, setReason] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const { run: lift, isBusy } = useLiftLimitsMutation(userId);
  const lastDay = addDays(today(), maxLimitLiftDays);
  const isDateValid = until >= today() && until <= lastDay;
  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    setSubmitted(true);
    const isValid = isDateValid && reason.trim() !== '';
    if (isValid && !isBusy && (await lift({ Until: until, Reason: reason.trim() }))) onClose();
  };
  return {
    until,
    setUntil,
    lastDay,
    dateError:
      isSubmitted && !isDateValid ? t('limits.dateInvalid', { days: maxLimitLiftDays }) : '',
    reason,
    setReason,
    reasonError: isSubmitted && reason.trim() === '' ? t('limits.reasonRequired') : '',
    isBusy,
    submit,
  };
};

export const LiftLimitsSheet = (props: LiftLimitsSheetProps) => {
  const form = useLiftForm(props);
  return (
    <Sheet title={t('limits.title', { name: props.userName })} onClose={props.onClose}>
      <form className={styles.form} noValidate onSubmit={(event) => void form.submit(event)}>
        <p>{t('limits.hint')}</p>
        <Field
          label={t('limits.until')}
          type="date"
          min={today()}
          max={form.lastDay}
          value={form.until}
          error={form.dateError}
          hint={form.until === '' ? undefined : formatDate(form.until, { withYear: true })}
          onChange={({ target }) => form.setUntil(target.value)}
        />
        <Field
          label={t('limits.reason')}
          hint={t('limits.reasonHint')}
          error={form.reasonError}
          value={form.reason}
          maxLength={maxLimitLiftReasonLength}
          autoComplete="off"
          onChange={({ target }) => form.setReason(target.value)}
        />
        <div className={styles.formActions}>
          <Button kind="secondary" onClick={props.onClose}>
            {t('back')}
          </Button>
          <Button type="submit" isBusy={form.isBusy}>
            {t('limits.lift')}
          </Button>
        </div>
      </form>
    </Sheet>
  );
};
