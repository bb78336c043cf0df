import { slotOperations, type TemplatesOfGroup } from '@tokri/contracts/api';
import { sendCommand, type CommandResult } from '@tokri/web-kit/platform';
import { toTemplateBody, type Template, type TemplateBody } from './templates.ts';

export interface PlanChange {
  /** As the planner has read it when they began: its version goes with the change, so that nothing is wiped out that another has saved since. */
  readonly group: TemplatesOfGroup;
  readonly weeklyOff?: readonly number[];
  readonly templates?: readonly Template[];
  /** The window whose terms the slots that are there take, too. */
  readonly appliedTemplate?: Template | undefined;
}

/** Writes the plan of an area (S14) with what is to be another. @throws ApiProblem */
export const savePlan = ({
  group,
  weeklyOff = group.WeeklyOff,
  templates = group.Templates,
  appliedTemplate: applied,
}: PlanChange) =>
  sendCommand(slotOperations.saveSlotTemplates, {
    body: {
      GroupId: group.GroupId,
      Rev: group.Rev,
      WeeklyOff: [...weeklyOff],
      Templates: templates.map((template): TemplateBody => ({
        ...toTemplateBody(template),
        ...(template === applied && { ApplyToSlots: true }),
      })),
    },
  });

/** Whether another planner was faster: what stands now is to be looked at first. */
export const isPlanConflict = (
  result: Pick<CommandResult, 'kind'> & { readonly code?: string },
): boolean => result.kind === 'refused' && result.code === 'plan-changed';
