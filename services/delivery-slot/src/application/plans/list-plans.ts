import { shopDate } from '@tokri/contracts/dates';
import type { StoredPlan } from '../../domain/plans/slot-templates.ts';
import type { ReadPlanDeps } from '../slots/list-slot-fill.ts';

export const listTemplates = async ({
  plans,
  areas,
}: ReadPlanDeps): Promise<readonly (StoredPlan & { readonly name: string })[]> => {
  const groups = new Map((await plans.listPlans()).map((group) => [group.groupId, group]));
  return (await areas.findAll()).map(({ groupId, companyId, name }) => ({
    groupId,
    companyId,
    rev: 0,
    weeklyOff: [],
    templates: [],
    ...groups.get(groupId),
    name,
  }));
};

export const listBlackoutDays = ({ plans, clock }: ReadPlanDeps) =>
  plans.listBlackoutDaysFrom(shopDate(clock()));
