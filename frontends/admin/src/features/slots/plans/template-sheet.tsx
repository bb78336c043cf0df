import type { SlotUsageResponse, TemplatesOfGroup } from '@tokri/contracts/api';
import { useMutationWithFeedback } from '@tokri/web-kit/mutation-feedback';
import {
  Button,
  Field,
  FieldError,
  Note,
  Sheet,
  formatDate,
  formatTimeRange,
  today,
} from '@tokri/web-kit/ui';
import { useState, type SyntheticEvent } from 'react';
import { useConfirmedClose } from '../../../components/unsaved-changes.ts';
import { isPlanConflict, savePlan } from './save-plan.ts';
import { refreshSlots } from '../slot-queries.ts';
import styles from '../slots.module.css';
import {
  calculateChangeEffect,
  slotsOfTemplate,
  withoutTemplate,
  replaceTemplate,
  type Template,
} from './templates.ts';
import {
  toTermsDraft,
  newTermsDraft,
  validateTerms,
  toWindowTerms,
  type WindowTermsErrors,
} from '../charges-and-limits/window-terms.ts';
import { WindowTermsFields } from '../charges-and-limits/window-terms-fields.tsx';
import { t } from '../labels.ts';
import { toggleWeekday, WeekdayCheckboxes, weekdayNumbers } from './weekday-checkboxes.tsx';
import {
  overlapLabel,
  templatesSharingWeekdays,
  findSameStart,
  validateTimes,
  type WindowTimes,
  type WindowTimesErrors,
} from './window-times.ts';

export interface TemplateSheetProps {
  /** As it was read when the sheet was opened. */
  readonly group: TemplatesOfGroup;
  /** The window that is changed; null is a new one. */
  readonly template: Template | null;
  /** The days ahead of the area. */
  readonly slots: readonly SlotUsageResponse[];
  readonly onClose: () => void;
}

interface WindowDraft extends WindowTimes {
  readonly weekdays: readonly number[];
}

type Errors = WindowTermsErrors & WindowTimesErrors & { readonly weekdays?: string };

const validateWindow = (windowDraft: WindowDraft, otherTemplates: readonly Template[]): Errors => {
  const sameStart = findSameStart(windowDraft, otherTemplates);
  return {
    ...validateTimes(windowDraft),
    ...(sameStart && {
      start: t('template.sameStart', { time: formatTimeRange(sameStart.Start, sameStart.End) }),
    }),
    ...(windowDraft.weekdays.length === 0 && { weekdays: t('template.weekdayRequired') }),
  };
};

/** What of the days that are there changes, before it is saved. */
const ChangeEffectNote = ({
  group,
  template,
  window: windowDraft,
  slots,
}: {
  readonly group: TemplatesOfGroup;
  readonly template: Template | null;
  readonly window: WindowDraft;
  readonly slots: readonly SlotUsageResponse[];
}) => {
  const { unchangedSlots, slotsWithOrders, addedDays, firstNewDay } = calculateChangeEffect({
    before: template,
    after: { Start: windowDraft.start, Weekdays: [...windowDraft.weekdays] },
    slots,
    today: today(),
  });
  return (
    <Note>
      {unchangedSlots.length > 0 && (
        <>
          {t('template.unchangedSlots', { count: unchangedSlots.length, taken: slotsWithOrders })}
          <br />
        </>
      )}
      {addedDays > 0 && (
        <>
          {t('template.newSlots', { count: addedDays, area: group.GroupName })}
          <br />
        </>
      )}
      {t('template.appliesFrom', { day: formatDate(firstNewDay) })}
    </Note>
  );
};

/** Writes the plan of the area with this window in its place, and where wished for the slots that are there. After a clash nothing typed here stands on what is there: the sheet ends. */
const useSaveTemplateMutation = ({ group, template, onClose }: TemplateSheetProps) =>
  useMutationWithFeedback({
    send: async ({
      after,
      appliesToOpenSlots,
    }: {
      readonly after: Template;
      readonly appliesToOpenSlots: boolean;
    }) => {
      const result = await savePlan({
        group,
        templates: replaceTemplate(group.Templates, { before: template, after }),
        appliedTemplate: appliesToOpenSlots ? after : undefined,
      });
      if (isPlanConflict(result)) onClose();
      return result;
    },
    refresh: refreshSlots,
    successMessage: ({ Changed = 0, Refused = [] }) => {
      const area = group.GroupName;
      if (Refused.length > 0)
        return t('template.savedPartly', {
          area,
          count: Changed,
          slots: Refused.map(({ Date: day }) => formatDate(day)).join('; '),
        });
      return Changed > 0
        ? t('template.savedWithSlots', { area, count: Changed })
        : t('template.saved', { area });
    },
  });

/** A window that rolls ahead: its times, weekdays and terms. */
export const TemplateSheet = (props: TemplateSheetProps) => {
  const { group, template, slots, onClose } = props;
  const [original] = useState(() => ({
    window: {
      start: template?.Start ?? '',
      end: template?.End ?? '',
      weekdays: template?.Weekdays ?? weekdayNumbers,
    },
    draft: template ? toTermsDraft({ ...template, capacity: template.Count }) : newTermsDraft,
    appliesToOpenSlots: false,
  }));
  const [windowDraft, setWindowDraft] = useState<WindowDraft>(original.window);
  const [draft, setDraft] = useState(original.draft);
  const [appliesToOpenSlots, setAppliesToOpenSlots] = useState(false);
  const [errors, setErrors] = useState<Errors>({});
  const { run: save, isBusy } = useSaveTemplateMutation(props);
  const close = useConfirmedClose(
    JSON.stringify(original) !== JSON.stringify({ window: windowDraft, draft, appliesToOpenSlots }),
    onClose,
  );
  const otherTemplates = templatesSharingWeekdays(
    withoutTemplate(group.Templates, template),
    windowDraft.weekdays,
  );
  const overlap = overlapLabel(windowDraft, otherTemplates);
  const canApplyToOpenSlots =
    template !== null &&
    slotsOfTemplate(
      { Start: windowDraft.start, Weekdays: [...windowDraft.weekdays] },
      slotsOfTemplate(template, slots),
    ).length > 0;
  const changeWindow = (change: Partial<WindowDraft>): void => {
    setWindowDraft({ ...windowDraft, ...change });
    setErrors({});
  };
  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    const validationErrors: Errors = {
      ...validateTerms(draft),
      ...validateWindow(windowDraft, otherTemplates),
    };
    setErrors(validationErrors);
    if (Object.keys(validationErrors).length > 0 || isBusy) return;
    const {
      Count,
      ItemCount = null,
      CutOffHour = null,
      Fee = 0,
      MinimumOrder = 0,
      PartyFees = [],
      CutOffMinutes = 0,
    } = toWindowTerms(draft);
    const after: Template = {
      Start: windowDraft.start,
      End: windowDraft.end,
      Weekdays: [...windowDraft.weekdays].sort((a, b) => a - b),
      Count,
      ItemCount,
      CutOffHour,
      Fee,
      MinimumOrder,
      PartyFees,
      CutOffMinutes,
    };
    if (await save({ after, appliesToOpenSlots: appliesToOpenSlots && canApplyToOpenSlots }))
      onClose();
  };
  return (
    <Sheet
      title={
        template
          ? t('template.editTitle', { time: formatTimeRange(template.Start, template.End) })
          : t('template.new', { area: group.GroupName })
      }
      onClose={close}
    >
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <div className={styles.pair}>
          <Field
            label={t('addSlot.start')}
            type="time"
            value={windowDraft.start}
            error={errors.start}
            onChange={({ target }) => changeWindow({ start: target.value })}
          />
          <Field
            label={t('addSlot.end')}
            type="time"
            value={windowDraft.end}
            error={errors.end}
            onChange={({ target }) => changeWindow({ end: target.value })}
          />
        </div>
        <div>
          <WeekdayCheckboxes
            legend={t('template.weekdays')}
            selected={windowDraft.weekdays}
            onToggle={(number) =>
              changeWindow({ weekdays: toggleWeekday(windowDraft.weekdays, number) })
            }
          />
          <FieldError text={errors.weekdays} />
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
        {windowDraft.start !== '' && (
          <ChangeEffectNote group={group} template={template} window={windowDraft} slots={slots} />
        )}
        {canApplyToOpenSlots && (
          <label className={styles.check}>
            <input
              type="checkbox"
              checked={appliesToOpenSlots}
              onChange={({ target }) => setAppliesToOpenSlots(target.checked)}
            />
            <span>
              {t('template.applyToOpenSlots')}
              <br />
              <small className="fine">{t('template.applyToOpenSlotsHint')}</small>
            </span>
          </label>
        )}
        <div className={styles.formActs}>
          <Button kind="second" onClick={close}>
            {t('back')}
          </Button>
          <Button type="submit" isBusy={isBusy}>
            {t('template.save')}
          </Button>
        </div>
      </form>
    </Sheet>
  );
};
