import { slotOperations, type TemplatesOfGroup } from '@tokri/contracts/http';
import { write, type Outcome } from '@tokri/web-kit/platform';
import { bodyOf, type Template, type TemplateBody } from './template-model.ts';

export interface PlanChange {
  /** As the planner has read it when they began: its version goes with the change, so that nothing is wiped out that another has saved since. */
  readonly group: TemplatesOfGroup;
  readonly weeklyOff?: readonly number[];
  readonly templates?: readonly Template[];
  /** The window whose terms the slots that are there take, too. */
  readonly applied?: Template | undefined;
}

/** Writes the plan of an area (S14) with what is to be another. @throws ApiProblem */
export const savePlan = ({
  group,
  weeklyOff = group.WeeklyOff,
  templates = group.Templates,
  applied,
}: PlanChange) =>
  write(slotOperations.saveSlotTemplates, {
    body: {
      GroupId: group.GroupId,
      Rev: group.Rev,
      WeeklyOff: [...weeklyOff],
      Templates: templates.map((one): TemplateBody => ({
        ...bodyOf(one),
        ...(one === applied && { ApplyToSlots: true }),
      })),
    },
  });

/** Whether another planner was faster: what stands now is to be looked at first. */
export const isClash = (outcome: Pick<Outcome, 'kind'> & { readonly code?: string }): boolean =>
  outcome.kind === 'refused' && outcome.code === 'plan-changed';
