import type { Language } from '@tokri/contracts/language';
import { commandSucceeded, errorFields } from '@tokri/contracts/api';
import type { listTemplates } from '../../application/plans/list-plans.ts';
import type { SavedTemplates } from '../../application/plans/save-templates.ts';
import type { BlackoutDay } from '../../domain/plans/blackout-days.ts';
import { errorMessage } from '../error-messages.ts';
import { toSlotTermsResponse } from '../slots/slot-terms.ts';

export const toSavedTemplatesResponse = (
  { groupId, rev, changed, unchanged }: SavedTemplates,
  language: Language,
) =>
  commandSucceeded(groupId, {
    Rev: rev,
    Changed: changed,
    Refused: unchanged.map(({ date, start, code }) => ({
      Date: date,
      Start: start,
      ...errorFields(code, errorMessage(code, language)),
    })),
  });

type NamedPlan = Awaited<ReturnType<typeof listTemplates>>[number];

export const toTemplatesResponse = ({ groupId, name, rev, weeklyOff, templates }: NamedPlan) => ({
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
    ...toSlotTermsResponse(template),
  })),
});

export const toBlackoutDayResponse = ({
  groupId,
  date,
  reason,
}: Pick<BlackoutDay, 'groupId' | 'date' | 'reason'>) => ({
  GroupId: groupId,
  Date: date,
  Reason: reason,
});
