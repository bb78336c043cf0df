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
import { useState, type SyntheticEvent } from 'react';
import { AreaField } from '../areas/area-field.tsx';
import { countHeld } from '../calendar/utilisation.ts';
import { IncompleteListNote } from '../incomplete-list-note.tsx';
import { refreshSlots, useSlotUtilisation } from '../slot-queries.ts';
import styles from '../slots.module.css';
import { t } from '../labels.ts';
import { validateDay } from './window-times.ts';

interface ClosingEffect {
  readonly text: string;
  readonly affectsCustomers: boolean;
}

const closingEffect = (slots: readonly SlotUsageResponse[]): ClosingEffect => {
  const sum = (valueOf: (slot: SlotUsageResponse) => number): number =>
    slots.reduce((all, slot) => all + valueOf(slot), 0);
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

export const ClosedDayForm = ({
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
  const effect = utilisation.data && closingEffect(utilisation.data.rows);
  const { run: closeDay, isBusy } = useMutationWithFeedback({
    send: () =>
      sendCommand(slotOperations.saveBlackoutDay, {
        body: { GroupId: groupId, Date: day, Closed: true, Reason: reason.trim() },
      }),
    refresh: refreshSlots,
    successMessage: () => t('closedDays.closed', { day: formatDate(day) }),
  });
  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    const dayError = validateDay(day);
    setError(dayError);
    if (dayError !== '' || isBusy) return;
    const area = groups.find(({ GroupId }) => GroupId === groupId)?.GroupName ?? t('area.all');
    const message = escapeHtml(
      t('closedDays.confirmClose', {
        day: formatDate(day, { withYear: true }),
        area,
        effect: effect?.text ?? '',
      }).trim(),
    );
    if (
      !isConfirmed(await showDialog({ type: dialogTypes.yesNo, message })) ||
      !(await closeDay(undefined))
    )
      return;
    setDay('');
    setReason('');
  };
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <Field
        label={t('addSlot.day')}
        type="date"
        min={today()}
        value={day}
        error={error}
        hint={day !== '' ? formatDate(day, { withYear: true }) : undefined}
        onChange={({ target }) => {
          setDay(target.value);
          setError('');
        }}
      />
      <AreaField
        groups={groups}
        groupId={groupId}
        zeroLabel={t('area.all')}
        onSelect={setGroupId}
      />
      <Field
        label={t('closedDays.reason')}
        hint={t('closedDays.reasonHint')}
        maxLength={maxClosedDayReasonLength}
        autoComplete="off"
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      {utilisation.data && effect && (
        <>
          <IncompleteListNote lists={[utilisation.data]} />
          <Note tone={effect.affectsCustomers ? 'few' : 'info'}>{effect.text}</Note>
        </>
      )}
      <Button type="submit" isBusy={isBusy}>
        {t('closedDays.close')}
      </Button>
    </form>
  );
};
