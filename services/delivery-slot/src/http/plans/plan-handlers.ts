import {
  commandFailed,
  commandSucceeded,
  slotAdminOperations,
  slotOperations,
} from '@tokri/contracts/api';
import type { OperationHandlers } from '@tokri/service-kit/http';
import { listBlackoutDays, listTemplates } from '../../application/plans/list-plans.ts';
import { saveBlackoutDay } from '../../application/plans/save-blackout-day.ts';
import { saveTemplates } from '../../application/plans/save-templates.ts';
import { errorMessage } from '../error-messages.ts';
import type { HandlerDeps } from '../handler-deps.ts';
import { toPagedResponse } from '../paged-response.ts';
import { toWindowTerms, toWindowTermsResponse } from '../slots/window-terms.ts';
import { toSaveTemplatesResponse } from './plan-response.ts';

type PlanOperations = Pick<typeof slotOperations, 'saveSlotTemplates' | 'saveBlackoutDay'> &
  Pick<typeof slotAdminOperations, 'listTemplates' | 'listBlackoutDays'>;

export const planHandlers = (deps: HandlerDeps): OperationHandlers<PlanOperations> => {
  return {
    'save-slot-templates': async ({ body, language }) => {
      const templates = body.Templates.map((template) => ({
        start: template.Start,
        end: template.End,
        weekdays: template.Weekdays,
        count: template.Count,
        itemCount: template.ItemCount ?? null,
        ...toWindowTerms(template),
      }));
      const result = await saveTemplates(deps, {
        groupId: body.GroupId,
        weeklyOff: body.WeeklyOff,
        templates,
        rev: body.Rev,
        appliedTemplates: templates.filter(
          (_template, index) => body.Templates[index]?.ApplyToSlots,
        ),
      });
      return { body: [toSaveTemplatesResponse(result, language)] };
    },
    'save-blackout-day': async ({ body, language }) => {
      const result = await saveBlackoutDay(deps, {
        groupId: body.GroupId,
        date: body.Date,
        closed: body.Closed,
        reason: body.Reason,
      });
      return {
        body: [
          result.ok
            ? commandSucceeded(Math.max(1, result.value))
            : commandFailed(result.code, errorMessage(result.code, language)),
        ],
      };
    },
    'list-slot-templates': async ({ pagination }) =>
      toPagedResponse(
        (await listTemplates(deps)).map(({ groupId, name, rev, weeklyOff, templates }) => ({
          GroupId: groupId,
          Rev: rev,
          GroupName: name,
          WeeklyOff: [...weeklyOff],
          Templates: templates.map((template) => ({
            Start: template.start,
            End: template.end,
            Weekdays: [...template.weekdays],
            Count: template.count,
            ItemCount: template.itemCount,
            ...toWindowTermsResponse(template),
          })),
        })),
        pagination,
      ),
    'list-blackout-days': async ({ pagination }) =>
      toPagedResponse(
        (await listBlackoutDays(deps)).map(({ groupId, date, reason }) => ({
          GroupId: groupId,
          Date: date,
          Reason: reason,
        })),
        pagination,
      ),
  };
};
