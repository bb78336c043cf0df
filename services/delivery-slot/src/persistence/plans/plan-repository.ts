import {
  aggregateSchema,
  trustedFilter,
  insertAggregate,
  conditionalUpdate,
} from '@tokri/service-kit/mongo';
import { Schema, type Connection, type Model } from 'mongoose';
import type { PlanStore } from '../../application/ports/plans.ts';
import type { StoredPlan } from '../../domain/plans/slot-templates.ts';
import type { BlackoutDay, StoredBlackoutDay } from '../../domain/plans/blackout-days.ts';

const maxBlackoutDays = 5_000;

type PlanDocument = StoredPlan & { readonly _id: number };
interface BlackoutDocument extends StoredBlackoutDay {
  readonly _id: string;
}

const blackoutDayId = ({ groupId, date }: Pick<BlackoutDay, 'groupId' | 'date'>): string =>
  `${groupId}:${date}`;

export const planModels = (
  connection: Connection,
): { readonly plans: Model<PlanDocument>; readonly blackouts: Model<BlackoutDocument> } => ({
  plans: connection.model<PlanDocument>(
    'plan',
    aggregateSchema<PlanDocument>({
      _id: Number,
      rev: Number,
      groupId: Number,
      companyId: Number,
      weeklyOff: [Number],
      templates: [Schema.Types.Mixed],
    }),
    'plans',
  ),
  blackouts: connection.model<BlackoutDocument>(
    'blackout',
    aggregateSchema<BlackoutDocument>({
      _id: String,
      rev: Number,
      groupId: { type: Number, index: true },
      date: String,
      closed: Boolean,
      reason: String,
    }),
    'blackout-days',
  ),
});

const toPlan = ({ groupId, companyId, weeklyOff, templates, rev }: PlanDocument): StoredPlan => ({
  groupId,
  companyId,
  rev,
  weeklyOff,
  templates,
});

type PlanModels = ReturnType<typeof planModels>;

const createPlanStore = ({
  plans,
}: Pick<PlanModels, 'plans'>): Pick<PlanStore, 'listPlans' | 'findPlan' | 'savePlan'> => ({
  listPlans: async () => (await plans.find().sort({ _id: 1 }).lean<PlanDocument[]>()).map(toPlan),
  findPlan: async (groupId) => {
    const found = await plans.findById(groupId).lean<PlanDocument | null>();
    return found && toPlan(found);
  },
  savePlan: async (plan, stored) => {
    if (stored === null) {
      const result = await insertAggregate(plans, { _id: plan.groupId, ...plan, rev: 1 });
      return result === 'inserted';
    }
    const update = { id: plan.groupId, rev: stored.rev, set: { ...plan } };
    return (await conditionalUpdate(plans, update)) !== null;
  },
});

const createBlackoutDayStore = ({
  blackouts,
}: Pick<PlanModels, 'blackouts'>): Pick<
  PlanStore,
  'listBlackoutDates' | 'listBlackoutDaysFrom' | 'findBlackoutDay' | 'saveBlackoutDay'
> => ({
  listBlackoutDaysFrom: async (from) => {
    const days = await blackouts
      .find(trustedFilter({ date: { $gte: from } }))
      .limit(maxBlackoutDays)
      .lean<BlackoutDocument[]>();
    return days
      .filter(({ closed }) => closed)
      .map(({ groupId, date, reason }) => ({ groupId, date, reason }))
      .sort((a, b) => (a.date < b.date ? -1 : 1));
  },
  listBlackoutDates: async (groupId) => {
    const days = await blackouts
      .find(trustedFilter({ groupId: { $in: [0, groupId] } }))
      .lean<BlackoutDocument[]>();
    return new Set(days.filter(({ closed }) => closed).map(({ date }) => date));
  },
  findBlackoutDay: async (key) => {
    const found = await blackouts.findById(blackoutDayId(key)).lean<BlackoutDocument | null>();
    if (!found) return null;
    const { groupId, date, closed, reason, rev } = found;
    return { groupId, date, closed, reason, rev };
  },
  saveBlackoutDay: async ({ groupId, date, closed, reason }, stored) => {
    const id = blackoutDayId({ groupId, date });
    if (stored === null) {
      const document = { _id: id, groupId, date, closed, reason, rev: 1 };
      return (await insertAggregate(blackouts, document)) === 'inserted';
    }
    const update = { id, rev: stored.rev, set: { closed, reason } };
    return (await conditionalUpdate(blackouts, update)) !== null;
  },
});

export const planRepository = (models: PlanModels): PlanStore => ({
  ...createPlanStore(models),
  ...createBlackoutDayStore(models),
});
