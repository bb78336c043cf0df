import { addDays } from '@tokri/contracts/dates';
import { slotDaysAhead } from '@tokri/contracts/slots';
import { slotOperations, type TemplatesOfGroup } from '@tokri/contracts/api';
import { useMutationWithFeedback } from '@tokri/web-kit/mutation-feedback';
import { sendCommand } from '@tokri/web-kit/platform';
import {
  Button,
  Field,
  Note,
  Sheet,
  formatDate,
  formatSlotWithDate,
  formatTimeRange,
  today,
} from '@tokri/web-kit/ui';
import { useState, type SyntheticEvent } from 'react';
import { useConfirmedClose } from '../../../components/unsaved-changes.ts';
import { AreaField } from '../areas/area-field.tsx';
import { refreshSlots, useSlotUtilisation } from '../slot-queries.ts';
import styles from '../slots.module.css';
import { t } from '../labels.ts';
import {
  newTermsDraft,
  validateTerms,
  toWindowTerms,
  type WindowTermsErrors,
} from '../charges-and-limits/window-terms.ts';
import { WindowTermsFields } from '../charges-and-limits/window-terms-fields.tsx';
import {
  validateDay,
  overlapLabel,
  findSameStart,
  validateTimes,
  type WindowTimes,
  type WindowTimesErrors,
} from '../plans/window-times.ts';

interface SlotDraft extends WindowTimes {
  readonly day: string;
}

type Errors = WindowTermsErrors & WindowTimesErrors & { readonly day?: string };

const validateSlot = (slotDraft: SlotDraft): Errors => {
  const dayError = validateDay(slotDraft.day);
  return { ...(dayError && { day: dayError }), ...validateTimes(slotDraft) };
};

export interface AddSlotSheetProps {
  readonly groups: readonly TemplatesOfGroup[];
  readonly groupId: number;
  readonly day: string;
  readonly onClose: () => void;
}

/** A slot of a single day, beside those that roll (S9). */
export const AddSlotSheet = ({ groups, groupId, day, onClose }: AddSlotSheetProps) => {
  const [selectedGroupId, setSelectedGroupId] = useState(groupId);
  const [slotDraft, setSlotDraft] = useState<SlotDraft>({ day, start: '', end: '' });
  const [draft, setDraft] = useState(newTermsDraft);
  const [errors, setErrors] = useState<Errors>({});
  const utilisation = useSlotUtilisation(
    { groupId: selectedGroupId, from: slotDraft.day, to: slotDraft.day },
    validateDay(slotDraft.day) === '',
  );
  const slotsOfDay = utilisation.data?.rows ?? [];
  const sameStart = findSameStart(slotDraft, slotsOfDay);
  const overlap = overlapLabel(slotDraft, slotsOfDay);
  const close = useConfirmedClose(
    JSON.stringify({ window: slotDraft, draft }) !==
      JSON.stringify({ window: { day, start: '', end: '' }, draft: newTermsDraft }),
    onClose,
  );
  const { run: addSlot, isBusy } = useMutationWithFeedback({
    send: () =>
      sendCommand(slotOperations.saveSlots, {
        body: {
          GroupId: selectedGroupId,
          Slots: [
            {
              Date: slotDraft.day,
              Start: slotDraft.start,
              End: slotDraft.end,
              ...toWindowTerms(draft),
            },
          ],
        },
      }),
    refresh: refreshSlots,
    successMessage: () =>
      t('addSlot.done', {
        slot: formatSlotWithDate({
          Date: slotDraft.day,
          Start: slotDraft.start,
          End: slotDraft.end,
        }),
      }),
  });
  const changeSlot = (change: Partial<SlotDraft>): void => {
    setSlotDraft({ ...slotDraft, ...change });
    setErrors({});
  };
  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    const validationErrors: Errors = {
      ...validateTerms(draft),
      ...validateSlot(slotDraft),
      ...(sameStart && {
        start: t('addSlot.sameStart', { time: formatTimeRange(sameStart.Start, sameStart.End) }),
      }),
    };
    setErrors(validationErrors);
    if (Object.keys(validationErrors).length === 0 && !isBusy && (await addSlot(undefined)))
      onClose();
  };
  return (
    <Sheet title={t('addSlot.title')} onClose={close}>
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <AreaField groups={groups} groupId={selectedGroupId} onSelect={setSelectedGroupId} />
        <Field
          label={t('addSlot.day')}
          type="date"
          min={today()}
          max={addDays(today(), slotDaysAhead * 2)}
          value={slotDraft.day}
          error={errors.day}
          hint={slotDraft.day && formatDate(slotDraft.day, { withYear: true })}
          onChange={({ target }) => changeSlot({ day: target.value })}
        />
        <div className={styles.pair}>
          <Field
            label={t('addSlot.start')}
            type="time"
            value={slotDraft.start}
            error={errors.start}
            onChange={({ target }) => changeSlot({ start: target.value })}
          />
          <Field
            label={t('addSlot.end')}
            type="time"
            value={slotDraft.end}
            error={errors.end}
            onChange={({ target }) => changeSlot({ end: target.value })}
          />
        </div>
        {overlap !== '' && <Note tone="few">{t('addSlot.overlaps', { times: overlap })}</Note>}
        <WindowTermsFields
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
            {t('addSlot.submit')}
          </Button>
        </div>
      </form>
    </Sheet>
  );
};
