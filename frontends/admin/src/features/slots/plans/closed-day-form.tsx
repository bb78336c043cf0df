import { maxClosedDayReasonLength } from '@tokri/contracts/slots';
import {
  slotOperations,
  type SlotUsageResponse,
  type TemplatesOfGroup,
} from '@tokri/contracts/api';
import { useMutationWithFeedback } from '@tokri/web-kit/mutation-feedback';
import { sendCommand } from '@tokri/web-kit/platform';
import {
  Button,
  dialogTypes,
  escapeHtml,
  Field,
  isConfirmed,
  Note,
  formatDate,
  showDialog,
  today,
} from '@tokri/web-kit/ui';
import { useState } from 'react';
import { DateField } from '../../../components/date-field.tsx';
import { useUnsavedChangesPrompt } from '../../../components/unsaved-changes.ts';
import { AreaField } from '../areas/area-field.tsx';
import { countHeld } from '../calendar/utilisation.ts';
import { IncompleteListNote } from '../incomplete-list-note.tsx';
import { refreshSlots, useSlotUtilisation } from '../slot-queries.ts';
import formStyles from '../form.module.css';
import { t } from '../labels.ts';
import { validateDay } from './window-times.ts';

interface ClosingEffect {
  readonly text: string;
  readonly affectsCustomers: boolean;
}

const calculateClosingEffect = (slots: readonly SlotUsageResponse[]): ClosingEffect => {
  const sum = (getCount: (slot: SlotUsageResponse) => number): number =>
    slots.reduce((total, slot) => total + getCount(slot), 0);
  const [booked, held, waiting] = [
    sum(({ Booked }) => Booked),
    sum(countHeld),
    sum(({ Waiting }) => Waiting),
  ];
  const customerEffects = [
    ...(booked > 0 ? [t('closedDays.booked', { booked })] : []),
    ...(held > 0 ? [t('closedDays.held', { held })] : []),
    ...(waiting > 0 ? [t('closedDays.waiting', { waiting })] : []),
  ];
  return {
    text: [
      t('closedDays.slots', { slots: slots.length }),
      ...(customerEffects.length > 0 ? customerEffects : [t('closedDays.noCustomersAffected')]),
    ].join(' '),
    affectsCustomers: customerEffects.length > 0,
  };
};

export interface ClosedDayFormProps {
  readonly groups: readonly TemplatesOfGroup[];
  readonly day: string;
  readonly groupId: number;
}

interface NewClosedDay {
  readonly groupId: number;
  readonly day: string;
  readonly reason: string;
}

const useCloseDayMutation = () =>
  useMutationWithFeedback({
    send: ({ groupId, day, reason }: NewClosedDay) =>
      sendCommand(slotOperations.saveBlackoutDay, {
        body: { GroupId: groupId, Date: day, Closed: true, Reason: reason },
      }),
    refresh: refreshSlots,
    successMessage: (_, { day }) => t('closedDays.closed', { day: formatDate(day) }),
  });

const confirmClose = async ({
  day,
  area,
  effect,
}: {
  readonly day: string;
  readonly area: string;
  readonly effect: string;
}): Promise<boolean> => {
  const text = t('closedDays.confirmClose', {
    day: formatDate(day, { withYear: true }),
    area,
    effect,
  });
  return isConfirmed(
    await showDialog({ type: dialogTypes.yesNo, message: escapeHtml(text.trim()) }),
  );
};

const useClosedDayForm = ({
  groups,
  day: requestedDay,
  groupId: requestedGroupId,
}: ClosedDayFormProps) => {
  const [day, setDay] = useState(validateDay(requestedDay) === '' ? requestedDay : '');
  const [groupId, setGroupId] = useState(
    groups.some(({ GroupId }) => GroupId === requestedGroupId) ? requestedGroupId : 0,
  );
  const [reason, setReason] = useState('');
  const [error, setError] = useState('');
  const isValidDay = validateDay(day) === '';
  const utilisation = useSlotUtilisation({ groupId, from: day, to: day }, isValidDay);
  const effect = utilisation.data && calculateClosingEffect(utilisation.data.rows);
  const { run: closeDay, isBusy } = useCloseDayMutation();
  const isDirty = reason !== '' || (day !== '' && day !== requestedDay);
  useUnsavedChangesPrompt(isDirty && !isBusy);
  const submit = async (): Promise<void> => {
    const dayError = validateDay(day);
    setError(dayError);
    if (dayError !== '' || isBusy) return;
    const area = groups.find(({ GroupId }) => GroupId === groupId)?.GroupName ?? t('area.all');
    if (!(await confirmClose({ day, area, effect: effect?.text ?? '' }))) return;
    if (!(await closeDay({ groupId, day, reason: reason.trim() }))) return;
    setDay('');
    setReason('');
  };
  return {
    day,
    groupId,
    reason,
    error,
    utilisation,
    effect,
    isBusy,
    setGroupId,
    setReason,
    changeDay: (changedDay: string): void => {
      setDay(changedDay);
      setError('');
    },
    submit,
  };
};

export const ClosedDayForm = (props: ClosedDayFormProps) => {
  const form = useClosedDayForm(props);
  const { day, error, changeDay, submit, utilisation, effect } = form;
  return (
    <form
      className={formStyles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <DateField
        label={t('addSlot.day')}
        day={day}
        min={today()}
        value={day}
        error={error}
        onChange={({ target }) => changeDay(target.value)}
      />
      <AreaField
        groups={props.groups}
        groupId={form.groupId}
        zeroLabel={t('area.all')}
        onSelect={form.setGroupId}
      />
      <Field
        label={t('closedDays.reason')}
        hint={t('closedDays.reasonHint')}
        maxLength={maxClosedDayReasonLength}
        autoComplete="off"
        value={form.reason}
        onChange={({ target }) => form.setReason(target.value)}
      />
      {utilisation.data && effect && (
        <>
          <IncompleteListNote lists={[utilisation.data]} />
          <Note tone={effect.affectsCustomers ? 'warning' : 'info'}>{effect.text}</Note>
        </>
      )}
      <Button type="submit" isBusy={form.isBusy}>
        {t('closedDays.close')}
      </Button>
    </form>
  );
};
