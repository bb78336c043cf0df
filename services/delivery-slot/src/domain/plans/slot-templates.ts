import { err, ok, type Result } from '@tokri/contracts/result';
import { endsAfterStart } from '../slots/save-slot.ts';
import type { WindowTerms } from '../slots/slot.ts';

export interface SlotTemplate extends WindowTerms {
  readonly start: string;
  readonly end: string;
  /** 0 Sunday to 6 Saturday. */
  readonly weekdays: readonly number[];
  readonly count: number;
  /** Pieces at most, or null without such a limit. */
  readonly itemCount: number | null;
}

/** What rolls ahead for a group. */
export interface GroupPlan {
  readonly groupId: number;
  readonly companyId: number;
  /** 0 Sunday to 6 Saturday. */
  readonly weeklyOff: readonly number[];
  readonly templates: readonly SlotTemplate[];
}

/** A group's plan with its version, which every change raises; from 1. */
export interface StoredPlan extends GroupPlan {
  readonly rev: number;
}

/** A window that ends before it begins is none. */
export const allEndAfterStart = (
  templates: readonly Pick<SlotTemplate, 'start' | 'end'>[],
): boolean => templates.every(endsAfterStart);

/** A day has one window a start: the second could never become a slot. */
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

/** Why templates cannot be saved, or null. */
export const validateTemplates = (templates: readonly SlotTemplate[]): TemplatesError | null => {
  if (!allEndAfterStart(templates)) return 'end-before-start';
  return haveUniqueStarts(templates) ? null : 'template-doubled';
};

type PlanContent = Pick<GroupPlan, 'weeklyOff' | 'templates'>;

const serializePlan = ({ weeklyOff, templates }: PlanContent): string =>
  JSON.stringify([
    weeklyOff,
    templates.map((template) => Object.entries(template).sort(([a], [b]) => (a < b ? -1 : 1))),
  ]);

/** The version of what stands; 0 where nothing does. */
export const currentRev = (plan: StoredPlan | null): number => plan?.rev ?? 0;

/** Whoever read another version than stands would wipe out what another planner wrote; a repeat of what stands is done already. Who names no version has their way. */
export const decidePlanUpdate = (
  stored: StoredPlan | null,
  update: PlanContent & { readonly rev: number | undefined },
): Result<'unchanged' | 'replace', 'plan-changed'> => {
  if (stored && serializePlan(stored) === serializePlan(update)) return ok('unchanged');
  return update.rev === undefined || update.rev === currentRev(stored)
    ? ok('replace')
    : err('plan-changed');
};
