import { aggregateSchema, guard, insertAggregate, writeGuarded } from '@tokri/service-kit/mongo';
import { Schema, type Connection, type Model } from 'mongoose';
import type { PlanStore } from '../application/ports/plans.ts';
import type { BlackoutDay, Plan, StoredBlackoutDay } from '../domain/template.ts';

/** A year of closed days for each of some groups. */
const closedDaysMax = 5_000;

type PlanDocument = Plan & { readonly _id: number };
interface BlackoutDocument extends StoredBlackoutDay {
  readonly _id: string;
}

const dayId = ({ groupId, date }: Pick<BlackoutDay, 'groupId' | 'date'>): string =>
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

const toGroup = ({ groupId, companyId, weeklyOff, templates, rev }: PlanDocument): Plan => ({
  groupId,
  companyId,
  rev,
  weeklyOff,
  templates,
});

/** Templates and blackout days: what the days ahead are made from. */
export const planRepository = ({ plans, blackouts }: ReturnType<typeof planModels>): PlanStore => ({
  groups: async () => (await plans.find().sort({ _id: 1 }).lean<PlanDocument[]>()).map(toGroup),
  group: async (groupId) => {
    const found = await plans.findById(groupId).lean<PlanDocument | null>();
    return found && toGroup(found);
  },
  closedDaysFrom: async (from) => {
    const days = await blackouts
      .find(guard({ date: { $gte: from } }))
      .limit(closedDaysMax)
      .lean<BlackoutDocument[]>();
    return days
      .filter(({ closed }) => closed)
      .map(({ groupId, date, reason }) => ({ groupId, date, reason }))
      .sort((a, b) => (a.date < b.date ? -1 : 1));
  },
  saveGroup: async (group, before) => {
    if (before === null)
      return (
        (await insertAggregate(plans, { _id: group.groupId, ...group, rev: 1 })) === 'inserted'
      );
    return (
      (await writeGuarded(plans, { id: group.groupId, rev: before.rev, set: { ...group } })) !==
      null
    );
  },
  blackoutDays: async (groupId) => {
    const days = await blackouts
      .find(guard({ groupId: { $in: [0, groupId] } }))
      .lean<BlackoutDocument[]>();
    return new Set(days.filter(({ closed }) => closed).map(({ date }) => date));
  },
  blackoutDay: async (of) => {
    const found = await blackouts.findById(dayId(of)).lean<BlackoutDocument | null>();
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
    const id = dayId({ groupId, date });
    if (before === null)
      return (
        (await insertAggregate(blackouts, { _id: id, groupId, date, closed, reason, rev: 1 })) ===
        'inserted'
      );
    return (
      (await writeGuarded(blackouts, { id, rev: before.rev, set: { closed, reason } })) !== null
    );
  },
});
