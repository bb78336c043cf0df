import { closedDayReasonLettersMax } from '@tokri/contracts';
import { slotOperations, type SlotFill, type TemplatesOfGroup } from '@tokri/contracts/http';
import { useToldWrite } from '@tokri/web-kit/told-write';
import { write } from '@tokri/web-kit/platform';
import {
  Button,
  dialogTypes,
  escapeHtml,
  Field,
  isConfirmed,
  Note,
  shortDay,
  showDialog,
  today,
} from '@tokri/web-kit/ui';
import { useState, type SyntheticEvent } from 'react';
import { AreaField } from '../area/area-field.tsx';
import { heldOf } from '../fill/fill-model.ts';
import { PartNote } from '../part-note.tsx';
import { refreshSlots, useFill } from '../slot-reads.ts';
import styles from '../slots.module.css';
import { t } from '../texts.ts';
import { dayError } from './window-times.ts';

interface Effect {
  readonly words: string;
  readonly isFelt: boolean;
}

/** What closing these slots does to people. */
const effectOn = (slots: readonly SlotFill[]): Effect => {
  const sum = (of: (slot: SlotFill) => number): number =>
    slots.reduce((all, slot) => all + of(slot), 0);
  const [booked, held, waiting] = [
    sum(({ Booked }) => Booked),
    sum(heldOf),
    sum(({ Waiting }) => Waiting),
  ];
  const people = [
    ...(booked > 0 ? [t('days.booked', { booked })] : []),
    ...(held > 0 ? [t('days.held', { held })] : []),
    ...(waiting > 0 ? [t('days.waiting', { waiting })] : []),
  ];
  return {
    words: [
      t('days.slots', { slots: slots.length }),
      ...(people.length > 0 ? people : [t('days.nobody')]),
    ].join(' '),
    isFelt: people.length > 0,
  };
};

export interface ClosedDayFormProps {
  readonly groups: readonly TemplatesOfGroup[];
  /** What the address asks for: a day and an area that somebody came from. */
  readonly day: string;
  readonly groupId: number;
}

/** Closes a day for one area or for all. */
export const ClosedDayForm = ({ groups, day: asked, groupId: askedGroup }: ClosedDayFormProps) => {
  const [day, setDay] = useState(dayError(asked) === '' ? asked : '');
  const [groupId, setGroupId] = useState(
    groups.some(({ GroupId }) => GroupId === askedGroup) ? askedGroup : 0,
  );
  const [reason, setReason] = useState('');
  const [error, setError] = useState('');
  const isOpenDay = dayError(day) === '';
  const fill = useFill({ groupId, from: day, to: day }, isOpenDay);
  const effect = fill.data && effectOn(fill.data.rows);
  const { act, isBusy } = useToldWrite({
    send: () =>
      write(slotOperations.saveBlackoutDay, {
        body: { GroupId: groupId, Date: day, Closed: true, Reason: reason.trim() },
      }),
    refresh: refreshSlots,
    tell: () => t('days.closed', { day: shortDay(day) }),
  });
  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    const wrong = dayError(day);
    setError(wrong);
    if (wrong !== '' || isBusy) return;
    const area = groups.find(({ GroupId }) => GroupId === groupId)?.GroupName ?? t('area.all');
    const message = escapeHtml(
      t('days.closeSure', {
        day: shortDay(day, { withYear: true }),
        area,
        effect: effect?.words ?? '',
      }).trim(),
    );
    if (
      !isConfirmed(await showDialog({ type: dialogTypes.yesNo, message })) ||
      !(await act(undefined))
    )
      return;
    setDay('');
    setReason('');
  };
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <Field
        label={t('add.day')}
        type="date"
        min={today()}
        value={day}
        error={error}
        hint={day !== '' ? shortDay(day, { withYear: true }) : undefined}
        onChange={({ target }) => {
          setDay(target.value);
          setError('');
        }}
      />
      <AreaField groups={groups} groupId={groupId} zero={t('area.all')} onChoose={setGroupId} />
      <Field
        label={t('days.reason')}
        hint={t('days.reasonHint')}
        maxLength={closedDayReasonLettersMax}
        autoComplete="off"
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      {fill.data && effect && (
        <>
          <PartNote of={[fill.data]} />
          <Note tone={effect.isFelt ? 'few' : 'info'}>{effect.words}</Note>
        </>
      )}
      <Button type="submit" isBusy={isBusy}>
        {t('days.close')}
      </Button>
    </form>
  );
};
