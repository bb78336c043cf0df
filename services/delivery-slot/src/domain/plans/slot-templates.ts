import { err, ok, type Result } from '@tokri/contracts/result';
import { endsAfterStart } from '../slots/save-slot.ts';
import type { SlotTerms } from '../slots/slot.ts';

export interface SlotTemplate extends SlotTerms {
  readonly start: string;
  readonly end: string;
  readonly weekdays: readonly number[];
  readonly count: number;
  readonly itemCount: number | null;
}

export interface AreaPlan {
  readonly groupId: number;
  readonly companyId: number;
  readonly weeklyOff: readonly number[];
  readonly templates: readonly SlotTemplate[];
}

export interface StoredPlan extends AreaPlan {
  readonly rev: number;
}

export const allEndAfterStart = (
  templates: readonly Pick<SlotTemplate, 'start' | 'end'>[],
): boolean => templates.every(endsAfterStart);

export const haveUniqueStarts = (
  templates: readonly Pick<SlotTemplate, 'start' | 'weekdays'>[],
): boolean => {
  const starts = templates.flatMap(({ start, weekdays }) =>
    [...new Set(weekdays)].map((day) => `${day} ${start}`),
  );
  return new Set(starts).size === starts.length;
};

export type TemplatesError = 'end-before-start' | 'template-doubled';

export type SaveTemplatesError = TemplatesError | 'plan-changed';

export const validateTemplates = (templates: readonly SlotTemplate[]): TemplatesError | null => {
  if (!allEndAfterStart(templates)) return 'end-before-start';
  return haveUniqueStarts(templates) ? null : 'template-doubled';
};

type PlanContent = Pick<AreaPlan, 'weeklyOff' | 'templates'>;

const serializePlan = ({ weeklyOff, templates }: PlanContent): string =>
  JSON.stringify([
    weeklyOff,
    templates.map((template) => Object.entries(template).sort(([a], [b]) => (a < b ? -1 : 1))),
  ]);

export const currentRev = (plan: StoredPlan | null): number => plan?.rev ?? 0;

export const decidePlanUpdate = (
  stored: StoredPlan | null,
  update: PlanContent & { readonly rev: number | undefined },
): Result<'unchanged' | 'replace', 'plan-changed'> => {
  if (stored && serializePlan(stored) === serializePlan(update)) return ok('unchanged');
  return update.rev === undefined || update.rev === currentRev(stored)
    ? ok('replace')
    : err('plan-changed');
};
