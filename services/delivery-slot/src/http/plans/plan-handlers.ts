import {
  commandSucceeded,
  type slotAdminOperations,
  type slotOperations,
} from '@tokri/contracts/api';
import type { OperationHandlers } from '@tokri/service-kit/http';
import { listBlackoutDays, listTemplates } from '../../application/plans/list-plans.ts';
import { saveBlackoutDay } from '../../application/plans/save-blackout-day.ts';
import { saveTemplates } from '../../application/plans/save-templates.ts';
import { toCommandResponse } from '../error-messages.ts';
import type { HandlerDeps } from '../handler-deps.ts';
import { toPagedResponse } from '../paged-response.ts';
import {
  toBlackoutDayResponse,
  toSavedTemplatesResponse,
  toTemplatesResponse,
} from './plan-response.ts';
import { toSlotTemplate } from './slot-template-input.ts';

type PlanOperations = Pick<typeof slotOperations, 'saveSlotTemplates' | 'saveBlackoutDay'> &
  Pick<typeof slotAdminOperations, 'listTemplates' | 'listBlackoutDays'>;

type PlanHandlers = OperationHandlers<PlanOperations>;

const createPlanCommands = (
  deps: HandlerDeps,
): Pick<PlanHandlers, 'save-slot-templates' | 'save-blackout-day'> => ({
  'save-slot-templates': async ({ body, language }) => {
    const templates = body.Templates.map(toSlotTemplate);
    const result = await saveTemplates(deps, {
      groupId: body.GroupId,
      weeklyOff: body.WeeklyOff,
      templates,
      rev: body.Rev,
      appliedTemplates: templates.filter((_template, index) => body.Templates[index]?.ApplyToSlots),
    });
    return {
      body: [
        toCommandResponse(result, language, (saved) => toSavedTemplatesResponse(saved, language)),
      ],
    };
  },
  'save-blackout-day': async ({ body, language }) => {
    const result = await saveBlackoutDay(deps, {
      groupId: body.GroupId,
      date: body.Date,
      closed: body.Closed,
      reason: body.Reason,
    });
    return {
      body: [toCommandResponse(result, language, (moved) => commandSucceeded(Math.max(1, moved)))],
    };
  },
});

export const createPlanHandlers = (deps: HandlerDeps): PlanHandlers => ({
  ...createPlanCommands(deps),
  'list-slot-templates': async ({ pagination }) =>
    toPagedResponse((await listTemplates(deps)).map(toTemplatesResponse), pagination),
  'list-blackout-days': async ({ pagination }) =>
    toPagedResponse((await listBlackoutDays(deps)).map(toBlackoutDayResponse), pagination),
});
