import type { SlotFill, TemplatesOfGroup } from '@tokri/contracts/http';
import { useToldWrite } from '@tokri/web-kit/told-write';
import {
  Button,
  Field,
  FieldError,
  Note,
  Sheet,
  shortDay,
  slotTime,
  today,
} from '@tokri/web-kit/ui';
import { useState, type SyntheticEvent } from 'react';
import { useAskedClose } from '../../../parts/unsaved.ts';
import { isClash, savePlan } from './save-plan.ts';
import { refreshSlots } from '../slot-reads.ts';
import styles from '../slots.module.css';
import { rolledEffect, slotsOf, without, withWindow, type Template } from './template-model.ts';
import { draftOf, newDraft, termsErrors, termsOf, type TermsErrors } from '../terms/terms.ts';
import { TermsFields } from '../terms/terms-fields.tsx';
import { t } from '../texts.ts';
import { toggled, Weekdays, weekdayNumbers } from './weekdays.tsx';
import {
  overlapWords,
  sharingDays,
  startingWith,
  timesErrors,
  type Times,
  type TimesErrors,
} from './window-times.ts';

export interface TemplateSheetProps {
  /** As it was read when the sheet was opened. */
  readonly group: TemplatesOfGroup;
  /** The window that is changed; null is a new one. */
  readonly template: Template | null;
  /** The days ahead of the area. */
  readonly slots: readonly SlotFill[];
  readonly onClose: () => void;
}

interface Window extends Times {
  readonly weekdays: readonly number[];
}

type Errors = TermsErrors & TimesErrors & { readonly weekdays?: string };

const windowErrors = (window: Window, beside: readonly Template[]): Errors => {
  const twin = startingWith(window, beside);
  return {
    ...timesErrors(window),
    ...(twin && { start: t('template.twin', { time: slotTime(twin.Start, twin.End) }) }),
    ...(window.weekdays.length === 0 && { weekdays: t('template.noWeekday') }),
  };
};

/** What of the days that are there changes, before it is saved. */
const Effect = ({
  group,
  template,
  window,
  slots,
}: {
  readonly group: TemplatesOfGroup;
  readonly template: Template | null;
  readonly window: Window;
  readonly slots: readonly SlotFill[];
}) => {
  const { staying, taken, added, firstDay } = rolledEffect({
    before: template,
    after: { Start: window.start, Weekdays: [...window.weekdays] },
    slots,
    today: today(),
  });
  return (
    <Note>
      {staying.length > 0 && (
        <>
          {t('template.staying', { count: staying.length, taken })}
          <br />
        </>
      )}
      {added > 0 && (
        <>
          {t('template.added', { count: added, area: group.GroupName })}
          <br />
        </>
      )}
      {t('template.from', { day: shortDay(firstDay) })}
    </Note>
  );
};

/** Writes the plan of the area with this window in its place, and where wished for the slots that are there. After a clash nothing typed here stands on what is there: the sheet ends. */
const useSave = ({ group, template, onClose }: TemplateSheetProps) =>
  useToldWrite({
    send: async ({
      after,
      isForRolled,
    }: {
      readonly after: Template;
      readonly isForRolled: boolean;
    }) => {
      const outcome = await savePlan({
        group,
        templates: withWindow(group.Templates, { before: template, after }),
        applied: isForRolled ? after : undefined,
      });
      if (isClash(outcome)) onClose();
      return outcome;
    },
    refresh: refreshSlots,
    tell: ({ Changed = 0, Refused = [] }) => {
      const area = group.GroupName;
      if (Refused.length > 0)
        return t('template.savedBut', {
          area,
          count: Changed,
          slots: Refused.map(({ Date: day }) => shortDay(day)).join('; '),
        });
      return Changed > 0
        ? t('template.savedToo', { area, count: Changed })
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
    draft: template ? draftOf({ ...template, capacity: template.Count }) : newDraft,
    isForRolled: false,
  }));
  const [window, setWindow] = useState<Window>(original.window);
  const [draft, setDraft] = useState(original.draft);
  const [isForRolled, setForRolled] = useState(false);
  const [errors, setErrors] = useState<Errors>({});
  const { act, isBusy } = useSave(props);
  const close = useAskedClose(
    JSON.stringify(original) !== JSON.stringify({ window, draft, isForRolled }),
    onClose,
  );
  const beside = sharingDays(without(group.Templates, template), window.weekdays);
  const over = overlapWords(window, beside);
  const mayChangeRolled =
    template !== null &&
    slotsOf({ Start: window.start, Weekdays: [...window.weekdays] }, slotsOf(template, slots))
      .length > 0;
  const changeWindow = (change: Partial<Window>): void => {
    setWindow({ ...window, ...change });
    setErrors({});
  };
  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    const found: Errors = { ...termsErrors(draft), ...windowErrors(window, beside) };
    setErrors(found);
    if (Object.keys(found).length > 0 || isBusy) return;
    const {
      Count,
      ItemCount = null,
      CutOffHour = null,
      Fee = 0,
      MinimumOrder = 0,
      PartyFees = [],
      CutOffMinutes = 0,
    } = termsOf(draft);
    const after: Template = {
      Start: window.start,
      End: window.end,
      Weekdays: [...window.weekdays].sort((a, b) => a - b),
      Count,
      ItemCount,
      CutOffHour,
      Fee,
      MinimumOrder,
      PartyFees,
      CutOffMinutes,
    };
    if (await act({ after, isForRolled: isForRolled && mayChangeRolled })) onClose();
  };
  return (
    <Sheet
      title={
        template
          ? t('template.edit', { time: slotTime(template.Start, template.End) })
          : t('template.new', { area: group.GroupName })
      }
      onClose={close}
    >
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
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
        <div>
          <Weekdays
            legend={t('template.weekdays')}
            chosen={window.weekdays}
            onToggle={(number) => changeWindow({ weekdays: toggled(window.weekdays, number) })}
          />
          <FieldError text={errors.weekdays} />
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
        {window.start !== '' && (
          <Effect group={group} template={template} window={window} slots={slots} />
        )}
        {mayChangeRolled && (
          <label className={styles.check}>
            <input
              type="checkbox"
              checked={isForRolled}
              onChange={({ target }) => setForRolled(target.checked)}
            />
            <span>
              {t('template.rolledToo')}
              <br />
              <small className="fine">{t('template.rolledTooHint')}</small>
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
