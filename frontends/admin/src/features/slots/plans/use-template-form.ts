import type { SlotUsageResponse, TemplatesOfGroup } from '@tokri/contracts/api';
import { useMutationWithFeedback } from '@tokri/web-kit/mutation-feedback';
import { formatDate, formatTimeRange } from '@tokri/web-kit/ui';
import { useState } from 'react';
import {
  newTermsDraft,
  toTermsDraft,
  toSlotTerms,
  validateTerms,
  type SlotTermsDraft,
  type SlotTermsErrors,
} from '../charges-and-limits/slot-terms.ts';
import { t } from '../labels.ts';
import { refreshSlots } from '../slot-queries.ts';
import { isPlanConflict, savePlan } from './save-plan.ts';
import { replaceTemplate, findTemplateSlots, withoutTemplate, type Template } from './templates.ts';
import { weekdayNumbers } from './weekday-checkboxes.tsx';
import {
  findSameStart,
  overlapLabel,
  findTemplatesSharingWeekdays,
  validateTimes,
  type WindowTimes,
  type WindowTimesErrors,
} from './window-times.ts';

export interface TemplateFormOptions {
  readonly group: TemplatesOfGroup;
  readonly template: Template | null;
  readonly slots: readonly SlotUsageResponse[];
  readonly onClose: () => void;
}

export interface WindowDraft extends WindowTimes {
  readonly weekdays: readonly number[];
}

type Errors = SlotTermsErrors & WindowTimesErrors & { readonly weekdays?: string };

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

/** After a conflict the input is based on an outdated plan, so the sheet closes. */
const useSaveTemplateMutation = ({ group, template, onClose }: TemplateFormOptions) =>
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

const toTemplate = (windowDraft: WindowDraft, draft: SlotTermsDraft): Template => {
  const terms = toSlotTerms(draft);
  return {
    Start: windowDraft.start,
    End: windowDraft.end,
    Weekdays: [...windowDraft.weekdays].sort((a, b) => a - b),
    Count: terms.Count,
    ItemCount: terms.ItemCount ?? null,
    CutOffHour: terms.CutOffHour ?? null,
    Fee: terms.Fee ?? 0,
    MinimumOrder: terms.MinimumOrder ?? 0,
    PartyFees: terms.PartyFees ?? [],
    CutOffMinutes: terms.CutOffMinutes ?? 0,
  };
};

interface FormValues {
  readonly windowDraft: WindowDraft;
  readonly draft: SlotTermsDraft;
  readonly appliesToOpenSlots: boolean;
}

const toFormValues = (template: Template | null): FormValues => ({
  windowDraft: {
    start: template?.Start ?? '',
    end: template?.End ?? '',
    weekdays: template?.Weekdays ?? weekdayNumbers,
  },
  draft: template ? toTermsDraft({ ...template, capacity: template.Count }) : newTermsDraft,
  appliesToOpenSlots: false,
});

export const useTemplateForm = (options: TemplateFormOptions) => {
  const { group, template, slots, onClose } = options;
  const [original] = useState(() => toFormValues(template));
  const [values, setValues] = useState(original);
  const [errors, setErrors] = useState<Errors>({});
  const { run: save, isBusy } = useSaveTemplateMutation(options);
  const { windowDraft, draft, appliesToOpenSlots } = values;
  const otherTemplates = findTemplatesSharingWeekdays(
    withoutTemplate(group.Templates, template),
    windowDraft.weekdays,
  );
  const draftWindow = { Start: windowDraft.start, Weekdays: [...windowDraft.weekdays] };
  const canApplyToOpenSlots =
    template !== null &&
    findTemplateSlots(draftWindow, findTemplateSlots(template, slots)).length > 0;
  const submit = async (): Promise<void> => {
    const validationErrors = {
      ...validateTerms(draft),
      ...validateWindow(windowDraft, otherTemplates),
    };
    setErrors(validationErrors);
    if (Object.keys(validationErrors).length > 0 || isBusy) return;
    const after = toTemplate(windowDraft, draft);
    if (await save({ after, appliesToOpenSlots: appliesToOpenSlots && canApplyToOpenSlots }))
      onClose();
  };
  return {
    ...values,
    errors,
    canApplyToOpenSlots,
    hasChanges: JSON.stringify(original) !== JSON.stringify(values),
    overlap: overlapLabel(windowDraft, otherTemplates),
    submit,
    changeWindow: (change: Partial<WindowDraft>): void => {
      setValues({ ...values, windowDraft: { ...windowDraft, ...change } });
      setErrors({});
    },
    changeTerms: (change: Partial<SlotTermsDraft>): void => {
      setValues({ ...values, draft: { ...draft, ...change } });
      setErrors({});
    },
    setAppliesToOpenSlots: (isChecked: boolean): void =>
      setValues({ ...values, appliesToOpenSlots: isChecked }),
  };
};
