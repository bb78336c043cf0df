import { addDays, slotDaysAhead } from '@tokri/contracts';
import { slotOperations, type TemplatesOfGroup } from '@tokri/contracts/http';
import { useToldWrite } from '@tokri/web-kit/order';
import { write } from '@tokri/web-kit/platform';
import { Button, Field, Sheet, shortDay, today } from '@tokri/web-kit/ui';
import { useState, type SyntheticEvent } from 'react';
import { AreaField } from './area-field.tsx';
import { refreshSlots } from './slot-reads.ts';
import { slotWords } from './slot-words.ts';
import styles from './slots.module.css';
import { t } from './texts.ts';
import { newDraft, termsErrors, termsOf, type TermsErrors } from './terms.ts';
import { TermsFields } from './terms-fields.tsx';

interface Window {
  readonly day: string;
  readonly start: string;
  readonly end: string;
}

const windowError = ({ day, start, end }: Window): string => {
  if (day === '' || start === '' || end === '') return t('add.missing');
  return start < end ? '' : t('add.endBefore');
};

export interface AddSlotSheetProps {
  readonly groups: readonly TemplatesOfGroup[];
  readonly groupId: number;
  readonly day: string;
  readonly onClose: () => void;
}

/** A slot of a single day, beside those that roll (S9). */
export const AddSlotSheet = ({ groups, groupId, day, onClose }: AddSlotSheetProps) => {
  const [area, setArea] = useState(groupId);
  const [window, setWindow] = useState<Window>({ day, start: '', end: '' });
  const [draft, setDraft] = useState(newDraft);
  const [errors, setErrors] = useState<TermsErrors & { readonly window?: string }>({});
  const { act, isBusy } = useToldWrite({
    send: () => write(slotOperations.saveSlots, { body: { GroupId: area, Slots: [{ Date: window.day, Start: window.start, End: window.end, ...termsOf(draft) }] } }),
    refresh: refreshSlots,
    tell: () => t('add.done', { slot: slotWords({ Date: window.day, Start: window.start, End: window.end }) }),
  });
  const changeWindow = (change: Partial<Window>): void => { setWindow({ ...window, ...change }); setErrors({ ...errors, window: '' }); };
  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    const wrong = windowError(window);
    const found = { ...termsErrors(draft), ...(wrong ? { window: wrong } : {}) };
    setErrors(found);
    if (Object.keys(found).length === 0 && !isBusy && (await act(undefined))) onClose();
  };
  return (
    <Sheet title={t('add.title')} onClose={onClose}>
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <AreaField groups={groups} groupId={area} onChoose={setArea} />
        <Field label={t('add.day')} type="date" min={today()} max={addDays(today(), slotDaysAhead * 2)} value={window.day} hint={window.day && shortDay(window.day, { withYear: true })} onChange={({ target }) => changeWindow({ day: target.value })} />
        <div className={styles.pair}>
          <Field label={t('add.start')} type="time" value={window.start} error={errors.window} onChange={({ target }) => changeWindow({ start: target.value })} />
          <Field label={t('add.end')} type="time" value={window.end} onChange={({ target }) => changeWindow({ end: target.value })} />
        </div>
        <TermsFields draft={draft} errors={errors} onChange={(change) => { setDraft({ ...draft, ...change }); setErrors({}); }} />
        <div className={styles.formActs}><Button kind="second" onClick={onClose}>{t('back')}</Button><Button type="submit" isBusy={isBusy}>{t('add.act')}</Button></div>
      </form>
    </Sheet>
  );
};
