import { slotOperations, type TemplatesOfGroup } from '@tokri/contracts/api';
import { sendCommand, type CommandResult } from '@tokri/web-kit/platform';
import { toTemplateBody, type Template, type TemplateBody } from './templates.ts';

export interface PlanChange {
  /** Its version is sent with the change, so that a concurrent change is not overwritten. */
  readonly group: TemplatesOfGroup;
  readonly weeklyOff?: readonly number[];
  readonly templates?: readonly Template[];
  readonly appliedTemplate?: Template | undefined;
}

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

export const isPlanConflict = (
  result: Pick<CommandResult, 'kind'> & { readonly code?: string },
): boolean => result.kind === 'rejected' && result.code === 'plan-changed';
