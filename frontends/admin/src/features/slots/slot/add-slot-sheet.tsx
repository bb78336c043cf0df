import { addDays } from '@tokri/contracts/dates';
import { slotDaysAhead } from '@tokri/contracts/slots';
import {
  slotOperations,
  type SlotUsageResponse,
  type TemplatesOfGroup,
} from '@tokri/contracts/api';
import { useMutationWithFeedback } from '@tokri/web-kit/mutation-feedback';
import { sendCommand } from '@tokri/web-kit/platform';
import {
  Button,
  Field,
  Note,
  Sheet,
  formatSlotWithDate,
  formatTimeRange,
  today,
} from '@tokri/web-kit/ui';
import { useState } from 'react';
import { DateField } from '../../../components/date-field.tsx';
import { useConfirmedClose } from '../../../components/unsaved-changes.ts';
import { AreaField } from '../areas/area-field.tsx';
import { refreshSlots, useSlotUtilisation } from '../slot-queries.ts';
import formStyles from '../form.module.css';
import { t } from '../labels.ts';
import {
  newTermsDraft,
  validateTerms,
  toSlotTerms,
  type SlotTermsDraft,
  type SlotTermsErrors,
} from '../charges-and-limits/slot-terms.ts';
import { SlotTermsFields } from '../charges-and-limits/slot-terms-fields.tsx';
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

interface NewSlot {
  readonly groupId: number;
  readonly slotDraft: SlotDraft;
  readonly draft: SlotTermsDraft;
}

type Errors = SlotTermsErrors & WindowTimesErrors & { readonly day?: string };

const validateSlot = (
  { slotDraft, draft }: Pick<NewSlot, 'slotDraft' | 'draft'>,
  daySlots: readonly SlotUsageResponse[],
): Errors => {
  const dayError = validateDay(slotDraft.day);
  const sameStart = findSameStart(slotDraft, daySlots);
  return {
    ...validateTerms(draft),
    ...(dayError && { day: dayError }),
    ...validateTimes(slotDraft),
    ...(sameStart && {
      start: t('addSlot.sameStart', { time: formatTimeRange(sameStart.Start, sameStart.End) }),
    }),
  };
};

export interface AddSlotSheetProps {
  readonly groups: readonly TemplatesOfGroup[];
  readonly groupId: number;
  readonly day: string;
  readonly onClose: () => void;
}

/** Rejected if a colleague has added a slot with the same start. */
const newSlotRev = 0;

const useAddSlotMutation = () =>
  useMutationWithFeedback({
    send: ({ groupId, slotDraft: { day, start, end }, draft }: NewSlot) =>
      sendCommand(slotOperations.saveSlots, {
        body: {
          GroupId: groupId,
          Slots: [{ Date: day, Start: start, End: end, Rev: newSlotRev, ...toSlotTerms(draft) }],
        },
      }),
    refresh: refreshSlots,
    successMessage: (_, { slotDraft: { day, start, end } }) =>
      t('addSlot.done', { slot: formatSlotWithDate({ Date: day, Start: start, End: end }) }),
  });

const useAddSlotForm = ({ groupId, day, onClose }: AddSlotSheetProps) => {
  const [selectedGroupId, setSelectedGroupId] = useState(groupId);
  const [slotDraft, setSlotDraft] = useState<SlotDraft>({ day, start: '', end: '' });
  const [draft, setDraft] = useState(newTermsDraft);
  const [errors, setErrors] = useState<Errors>({});
  const utilisation = useSlotUtilisation(
    { groupId: selectedGroupId, from: slotDraft.day, to: slotDraft.day },
    validateDay(slotDraft.day) === '',
  );
  const daySlots = utilisation.data?.rows ?? [];
  const overlap = overlapLabel(slotDraft, daySlots);
  const hasChanges =
    JSON.stringify({ window: slotDraft, draft }) !==
    JSON.stringify({ window: { day, start: '', end: '' }, draft: newTermsDraft });
  const { run: addSlot, isBusy } = useAddSlotMutation();
  const changeSlot = (change: Partial<SlotDraft>): void => {
    setSlotDraft({ ...slotDraft, ...change });
    setErrors({});
  };
  const submit = async (): Promise<void> => {
    const validationErrors = validateSlot({ slotDraft, draft }, daySlots);
    setErrors(validationErrors);
    if (
      Object.keys(validationErrors).length === 0 &&
      !isBusy &&
      (await addSlot({ groupId: selectedGroupId, slotDraft, draft }))
    )
      onClose();
  };
  return {
    selectedGroupId,
    setSelectedGroupId,
    slotDraft,
    draft,
    errors,
    overlap,
    hasChanges,
    isBusy,
    changeSlot,
    changeTerms: (change: Partial<SlotTermsDraft>): void => {
      setDraft({ ...draft, ...change });
      setErrors({});
    },
    submit,
  };
};

const SlotTimeFields = ({ form }: { readonly form: ReturnType<typeof useAddSlotForm> }) => {
  const { slotDraft, errors, changeSlot } = form;
  return (
    <>
      <DateField
        label={t('addSlot.day')}
        day={slotDraft.day}
        min={today()}
        max={addDays(today(), slotDaysAhead * 2)}
        value={slotDraft.day}
        error={errors.day}
        onChange={({ target }) => changeSlot({ day: target.value })}
      />
      <div className={formStyles.fieldPair}>
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
    </>
  );
};

export const AddSlotSheet = (props: AddSlotSheetProps) => {
  const form = useAddSlotForm(props);
  const close = useConfirmedClose(form.hasChanges, props.onClose);
  return (
    <Sheet title={t('addSlot.title')} onClose={close}>
      <form
        className={formStyles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void form.submit();
        }}
      >
        <AreaField
          groups={props.groups}
          groupId={form.selectedGroupId}
          onSelect={form.setSelectedGroupId}
        />
        <SlotTimeFields form={form} />
        {form.overlap !== '' && (
          <Note tone="warning">{t('addSlot.overlaps', { times: form.overlap })}</Note>
        )}
        <SlotTermsFields draft={form.draft} errors={form.errors} onChange={form.changeTerms} />
        <div className={formStyles.actions}>
          <Button kind="secondary" onClick={close}>
            {t('back')}
          </Button>
          <Button type="submit" isBusy={form.isBusy}>
            {t('addSlot.submit')}
          </Button>
        </div>
      </form>
    </Sheet>
  );
};
