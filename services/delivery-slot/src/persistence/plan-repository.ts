import { aggregateSchema, guard } from '@tokri/service-kit/mongo';
import { Schema, type Connection, type Model } from 'mongoose';
import type { PlanStore } from '../application/ports.ts';
import type { GroupTemplate, SlotTemplate } from '../domain/template.ts';

/** A year of closed days for each of some groups. */
const closedDaysMax = 5_000;

type PlanDocument = GroupTemplate & { readonly _id: number };
interface BlackoutDocument {
  readonly _id: string;
  readonly groupId: number;
  readonly date: string;
  readonly closed: boolean;
  readonly reason: string;
}

export const planModels = (connection: Connection): { readonly plans: Model<PlanDocument>; readonly blackouts: Model<BlackoutDocument> } => ({
  plans: connection.model<PlanDocument>('plan', aggregateSchema<PlanDocument>({ _id: Number, groupId: Number, companyId: Number, weeklyOff: [Number], templates: [Schema.Types.Mixed] }), 'plans'),
  blackouts: connection.model<BlackoutDocument>('blackout', aggregateSchema<BlackoutDocument>({ _id: String, groupId: { type: Number, index: true }, date: String, closed: Boolean, reason: String }), 'blackout-days'),
});

/** What templates of before could not say. */
const saidByDefault = { weekdays: [0, 1, 2, 3, 4, 5, 6], itemCount: null, partyFees: [], cutOffHour: null } as const;
const toGroup = ({ groupId, companyId, weeklyOff, templates }: PlanDocument): GroupTemplate =>
  ({ groupId, companyId, weeklyOff, templates: templates.map((template): SlotTemplate => ({ ...saidByDefault, ...template })) });

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
  saveGroup: async (group) => { await plans.updateOne({ _id: group.groupId }, { $set: { ...group } }, { upsert: true }); },
  blackoutDays: async (groupId) => {
    const days = await blackouts.find(guard({ groupId: { $in: [0, groupId] } })).lean<BlackoutDocument[]>();
    return new Set(days.filter(({ closed }) => closed).map(({ date }) => date));
  },
  saveBlackoutDay: async ({ groupId, date, closed, reason }) => { await blackouts.updateOne({ _id: `${groupId}:${date}` }, { $set: { groupId, date, closed, reason } }, { upsert: true }); },
});
