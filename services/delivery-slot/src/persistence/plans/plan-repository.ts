import {
  aggregateSchema,
  trustedFilter,
  insertAggregate,
  conditionalUpdate,
} from '@tokri/service-kit/mongo';
import { Schema, type Connection, type Model } from 'mongoose';
import type { PlanStore } from '../../application/ports/plans.ts';
import type { StoredPlan } from '../../domain/plans/slot-templates.ts';
import type { StoredBlackoutDay } from '../../domain/plans/blackout-days.ts';
import type { BlackoutDay } from '../../domain/plans/blackout-days.ts';

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

export const planRepository = ({ plans, blackouts }: ReturnType<typeof planModels>): PlanStore => ({
  listPlans: async () => (await plans.find().sort({ _id: 1 }).lean<PlanDocument[]>()).map(toPlan),
  findPlan: async (groupId) => {
    const found = await plans.findById(groupId).lean<PlanDocument | null>();
    return found && toPlan(found);
  },
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
  savePlan: async (group, before) => {
    if (before === null)
      return (
        (await insertAggregate(plans, { _id: group.groupId, ...group, rev: 1 })) === 'inserted'
      );
    return (
      (await conditionalUpdate(plans, {
        id: group.groupId,
        rev: before.rev,
        set: { ...group },
      })) !== null
    );
  },
  listBlackoutDates: async (groupId) => {
    const days = await blackouts
      .find(trustedFilter({ groupId: { $in: [0, groupId] } }))
      .lean<BlackoutDocument[]>();
    return new Set(days.filter(({ closed }) => closed).map(({ date }) => date));
  },
  findBlackoutDay: async (of) => {
    const found = await blackouts.findById(blackoutDayId(of)).lean<BlackoutDocument | null>();
    return (
      found && {
        groupId: found.groupId,
        date: found.date,
        closed: found.closed,
        reason: found.reason,
        rev: found.rev,
      }
    );
  },
  saveBlackoutDay: async ({ groupId, date, closed, reason }, before) => {
    const id = blackoutDayId({ groupId, date });
    if (before === null)
      return (
        (await insertAggregate(blackouts, { _id: id, groupId, date, closed, reason, rev: 1 })) ===
        'inserted'
      );
    return (
      (await conditionalUpdate(blackouts, { id, rev: before.rev, set: { closed, reason } })) !==
      null
    );
  },
});
