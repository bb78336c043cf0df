import { aggregateSchema, guard, insertAggregate, writeGuarded } from '@tokri/service-kit/mongo';
import { Schema, type Connection, type Model } from 'mongoose';
import type { PlanStore } from '../application/ports.ts';
import type { GroupTemplate, Plan, SlotTemplate } from '../domain/template.ts';

/** A year of closed days for each of some groups. */
const closedDaysMax = 5_000;

/** Without `rev`: written before there was one, and read as version 0. */
type PlanDocument = GroupTemplate & { readonly _id: number; readonly rev?: number };
interface BlackoutDocument {
  readonly _id: string;
  readonly groupId: number;
  readonly date: string;
  readonly closed: boolean;
  readonly reason: string;
}

export const planModels = (connection: Connection): { readonly plans: Model<PlanDocument>; readonly blackouts: Model<BlackoutDocument> } => ({
  plans: connection.model<PlanDocument>('plan', aggregateSchema<PlanDocument>({ _id: Number, rev: Number, groupId: Number, companyId: Number, weeklyOff: [Number], templates: [Schema.Types.Mixed] }), 'plans'),
  blackouts: connection.model<BlackoutDocument>('blackout', aggregateSchema<BlackoutDocument>({ _id: String, groupId: { type: Number, index: true }, date: String, closed: Boolean, reason: String }), 'blackout-days'),
});

/** What templates of before could not say. */
const saidByDefault = { weekdays: [0, 1, 2, 3, 4, 5, 6], itemCount: null, partyFees: [], cutOffHour: null } as const;
const toGroup = ({ groupId, companyId, weeklyOff, templates, rev = 0 }: PlanDocument): Plan =>
  ({ groupId, companyId, rev, weeklyOff, templates: templates.map((template): SlotTemplate => ({ ...saidByDefault, ...template })) });

/** Templates and blackout days: what the days ahead are made from. */
export const planRepository = ({ plans, blackouts }: ReturnType<typeof planModels>): PlanStore => ({
  groups: async () => (await plans.find().sort({ _id: 1 }).lean<PlanDocument[]>()).map(toGroup),
  group: async (groupId) => {
    const found = await plans.findById(groupId).lean<PlanDocument | null>();
    return found && toGroup(found);
  },
  closedDaysFrom: async (from) => {
    const days = await blackouts.find(guard({ date: { $gte: from } })).limit(closedDaysMax).lean<BlackoutDocument[]>();
    return days.filter(({ closed }) => closed).map(({ groupId, date, reason }) => ({ groupId, date, reason })).sort((a, b) => (a.date < b.date ? -1 : 1));
  },
  saveGroup: async (group, before) => {
    if (before === null) return (await insertAggregate(plans, { _id: group.groupId, ...group, rev: 1 })) === 'inserted';
    const asRead = before.rev === 0 ? { guard: { rev: { $exists: false } } } : { rev: before.rev };
    return (await writeGuarded(plans, { id: group.groupId, ...asRead, set: { ...group } })) !== null;
  },
  blackoutDays: async (groupId) => {
    const days = await blackouts.find(guard({ groupId: { $in: [0, groupId] } })).lean<BlackoutDocument[]>();
    return new Set(days.filter(({ closed }) => closed).map(({ date }) => date));
  },
  saveBlackoutDay: async ({ groupId, date, closed, reason }) => { await blackouts.updateOne({ _id: `${groupId}:${date}` }, { $set: { groupId, date, closed, reason } }, { upsert: true }); },
});
