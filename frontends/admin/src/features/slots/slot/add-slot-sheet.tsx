import { addDays, slotDaysAhead } from '@tokri/contracts';
import { slotOperations, type TemplatesOfGroup } from '@tokri/contracts/http';
import { useToldWrite } from '@tokri/web-kit/told-write';
import { write } from '@tokri/web-kit/platform';
import {
  Button,
  Field,
  Note,
  Sheet,
  shortDay,
  slotDateWords,
  slotTime,
  today,
} from '@tokri/web-kit/ui';
import { useState, type SyntheticEvent } from 'react';
import { useAskedClose } from '../../../parts/unsaved.ts';
import { AreaField } from '../area/area-field.tsx';
import { refreshSlots, useFill } from '../slot-reads.ts';
import styles from '../slots.module.css';
import { t } from '../texts.ts';
import { newDraft, termsErrors, termsOf, type TermsErrors } from '../terms/terms.ts';
import { TermsFields } from '../terms/terms-fields.tsx';
import {
  dayError,
  overlapWords,
  startingWith,
  timesErrors,
  type Times,
  type TimesErrors,
} from '../plan/window-times.ts';

interface Window extends Times {
  readonly day: string;
}

type Errors = TermsErrors & TimesErrors & { readonly day?: string };

const windowErrors = (window: Window): Errors => {
  const wrongDay = dayError(window.day);
  return { ...(wrongDay && { day: wrongDay }), ...timesErrors(window) };
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
  const [errors, setErrors] = useState<Errors>({});
  const fill = useFill(
    { groupId: area, from: window.day, to: window.day },
    dayError(window.day) === '',
  );
  const there = fill.data?.rows ?? [];
  const twin = startingWith(window, there);
  const over = overlapWords(window, there);
  const close = useAskedClose(
    JSON.stringify({ window, draft }) !==
      JSON.stringify({ window: { day, start: '', end: '' }, draft: newDraft }),
    onClose,
  );
  const { act, isBusy } = useToldWrite({
    send: () =>
      write(slotOperations.saveSlots, {
        body: {
          GroupId: area,
          Slots: [{ Date: window.day, Start: window.start, End: window.end, ...termsOf(draft) }],
        },
      }),
    refresh: refreshSlots,
    tell: () =>
      t('add.done', {
        slot: slotDateWords({ Date: window.day, Start: window.start, End: window.end }),
      }),
  });
  const changeWindow = (change: Partial<Window>): void => {
    setWindow({ ...window, ...change });
    setErrors({});
  };
  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    const found: Errors = {
      ...termsErrors(draft),
      ...windowErrors(window),
      ...(twin && { start: t('add.twin', { time: slotTime(twin.Start, twin.End) }) }),
    };
    setErrors(found);
    if (Object.keys(found).length === 0 && !isBusy && (await act(undefined))) onClose();
  };
  return (
    <Sheet title={t('add.title')} onClose={close}>
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <AreaField groups={groups} groupId={area} onChoose={setArea} />
        <Field
          label={t('add.day')}
          type="date"
          min={today()}
          max={addDays(today(), slotDaysAhead * 2)}
          value={window.day}
          error={errors.day}
          hint={window.day && shortDay(window.day, { withYear: true })}
          onChange={({ target }) => changeWindow({ day: target.value })}
        />
        <div className={styles.pair}>
          <Field
            label={t('add.start')}
            type="time"
            value={window.start}
            error={errors.start}
            onChange={({ target }) => changeWindow({ start: target.value })}
          />
          <Field
            label={t('add.end')}
            type="time"
            value={window.end}
            error={errors.end}
            onChange={({ target }) => changeWindow({ end: target.value })}
          />
        </div>
        {over !== '' && <Note tone="few">{t('add.overlaps', { times: over })}</Note>}
        <TermsFields
          draft={draft}
          errors={errors}
          onChange={(change) => {
            setDraft({ ...draft, ...change });
            setErrors({});
          }}
        />
        <div className={styles.formActs}>
          <Button kind="second" onClick={close}>
            {t('back')}
          </Button>
          <Button type="submit" isBusy={isBusy}>
            {t('add.act')}
          </Button>
        </div>
      </form>
    </Sheet>
  );
};
