import { Field, FieldError, Note, formatTimeRange } from '@tokri/web-kit/ui';
import { FormSheet } from '../../../components/form-sheet/form-sheet.tsx';
import { SlotTermsFields } from '../charges-and-limits/slot-terms-fields.tsx';
import { t } from '../labels.ts';
import formStyles from '../form.module.css';
import { ChangeEffectNote } from './change-effect-note.tsx';
import { useTemplateForm, type TemplateFormOptions } from './use-template-form.ts';
import { toggleWeekday, WeekdayCheckboxes } from './weekday-checkboxes.tsx';

type TemplateForm = ReturnType<typeof useTemplateForm>;

const WindowFields = ({
  form: { windowDraft, errors, overlap, changeWindow },
}: {
  readonly form: TemplateForm;
}) => (
  <>
    <div className={formStyles.fieldPair}>
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
    {overlap !== '' && <Note tone="warning">{t('addSlot.overlaps', { times: overlap })}</Note>}
  </>
);

const OpenSlotsCheckbox = ({ form }: { readonly form: TemplateForm }) => (
  <label className={formStyles.checkbox}>
    <input
      type="checkbox"
      checked={form.appliesToOpenSlots}
      onChange={({ target }) => form.setAppliesToOpenSlots(target.checked)}
    />
    <span>
      {t('template.applyToOpenSlots')}
      <br />
      <small className="fine-print">{t('template.applyToOpenSlotsHint')}</small>
    </span>
  </label>
);

export const TemplateSheet = (options: TemplateFormOptions) => {
  const { group, template, slots } = options;
  const form = useTemplateForm(options);
  const title = template
    ? t('template.editTitle', { time: formatTimeRange(template.Start, template.End) })
    : t('template.new', { area: group.GroupName });
  return (
    <FormSheet
      title={title}
      submitLabel={t('template.save')}
      isDirty={form.hasChanges}
      onSubmit={form.submit}
      onClose={options.onClose}
    >
      <WindowFields form={form} />
      <SlotTermsFields draft={form.draft} errors={form.errors} onChange={form.changeTerms} />
      {form.windowDraft.start !== '' && (
        <ChangeEffectNote
          areaName={group.GroupName}
          template={template}
          windowDraft={form.windowDraft}
          slots={slots}
        />
      )}
      {form.canApplyToOpenSlots && <OpenSlotsCheckbox form={form} />}
    </FormSheet>
  );
};
