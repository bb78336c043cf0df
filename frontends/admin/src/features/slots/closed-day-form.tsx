import { slotOperations, type TemplatesOfGroup } from '@tokri/contracts/http';
import { useToldWrite } from '@tokri/web-kit/order';
import { write } from '@tokri/web-kit/platform';
import { Button, Field, Note, shortDay, today } from '@tokri/web-kit/ui';
import { useState, type SyntheticEvent } from 'react';
import { AreaField } from './area-field.tsx';
import { heldOf } from './fill-model.ts';
import { PartNote } from './part-note.tsx';
import { refreshSlots, useFill } from './slot-reads.ts';
import styles from './slots.module.css';
import { t } from './texts.ts';

/** As long as the row takes. */
const reasonLengthMax = 100;
const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text);

/** Who has a place on the day that is about to be closed. */
const Takers = ({ day, groupId }: { readonly day: string; readonly groupId: number }) => {
  const fill = useFill({ groupId, from: day, to: day });
  if (!fill.data) return null;
  const { rows } = fill.data;
  const [booked, held] = [rows.reduce((sum, { Booked }) => sum + Booked, 0), rows.reduce((sum, slot) => sum + heldOf(slot), 0)];
  return <><PartNote of={[fill.data]} /><Note tone={booked + held > 0 ? 'few' : 'info'}>{booked + held > 0 ? t('days.takers', { booked, held }) : t('days.noTakers', { slots: rows.length })}</Note></>;
};

export interface ClosedDayFormProps {
  readonly groups: readonly TemplatesOfGroup[];
  /** What the address asks for: a day and an area that somebody came from. */
  readonly day: string;
  readonly groupId: number;
}

/** Closes a day for one area or for all. */
export const ClosedDayForm = ({ groups, day: asked, groupId: askedGroup }: ClosedDayFormProps) => {
  const [day, setDay] = useState(isDay(asked) && asked >= today() ? asked : '');
  const [groupId, setGroupId] = useState(groups.some(({ GroupId }) => GroupId === askedGroup) ? askedGroup : 0);
  const [reason, setReason] = useState('');
  const [error, setError] = useState('');
  const { act, isBusy } = useToldWrite({
    send: () => write(slotOperations.saveBlackoutDay, { body: { GroupId: groupId, Date: day, Closed: true, Reason: reason.trim() } }),
    refresh: refreshSlots,
    tell: () => t('days.closed', { day: shortDay(day) }),
  });
  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    const wrong = !isDay(day) ? t('days.needDay') : day < today() ? t('days.past') : '';
    setError(wrong);
    if (wrong !== '' || isBusy || !(await act(undefined))) return;
    setDay('');
    setReason('');
  };
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <Field label={t('add.day')} type="date" min={today()} value={day} error={error} hint={isDay(day) ? shortDay(day, { withYear: true }) : undefined} onChange={({ target }) => { setDay(target.value); setError(''); }} />
      <AreaField groups={groups} groupId={groupId} zero={t('area.all')} onChoose={setGroupId} />
      <Field label={t('days.reason')} hint={t('days.reasonHint')} maxLength={reasonLengthMax} autoComplete="off" value={reason} onChange={({ target }) => setReason(target.value)} />
      {isDay(day) && day >= today() && <Takers day={day} groupId={groupId} />}
      <Button type="submit" isBusy={isBusy}>{t('days.close')}</Button>
    </form>
  );
};
