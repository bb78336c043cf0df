import type { AuditOutcome } from '@tokri/contracts/platform';
import type { Collection, Connection } from 'mongoose';
import type { DescribedChange } from '../../audit/index.ts';
import { escapeRegex } from '../connection/escape-regex.ts';
import { completeAction } from './complete-action.ts';
import type { CompletedAction } from './complete-action.ts';
import { toDay, toDocument } from './entry-document.ts';
import type { AuditIntent, AuditKind, EntryDocument } from './entry-document.ts';

const readTimeoutMs = 2_000;
/** A request ends earlier, so an entry that is still running then was interrupted. */
const maxRunningMs = 60_000;
const sweptDays = 60;

export interface AuditEntry extends Omit<AuditIntent, 'input'> {
  readonly id: string;
  readonly at: Date;
  readonly outcome: AuditOutcome;
  readonly code: string;
  readonly input: unknown;
  readonly changes: readonly DescribedChange[];
  readonly moreChanges: number;
}

export interface AuditQuery {
  readonly staffId?: number | undefined;
  readonly subject?: string | undefined;
  readonly operation?: string | undefined;
  readonly kind?: AuditKind | undefined;
  readonly text?: string | undefined;
  readonly from?: Date | undefined;
  /** Exclusive. */
  readonly until?: Date | undefined;
  /** The id of the last entry of the page before. */
  readonly before?: string | undefined;
  readonly limit: number;
}

export interface AuditStore {
  ensureIndexes(): Promise<void>;
  /** Stores that the action begins. An action whose intent cannot be stored must not run. */
  begin(intent: AuditIntent, now: Date): Promise<string>;
  complete(id: string, action: CompletedAction): Promise<void>;
  recordView(intent: AuditIntent, now: Date): Promise<void>;
  /** Newest first. */
  list(query: AuditQuery, now: Date): Promise<readonly AuditEntry[]>;
  sweep(now: Date): Promise<number>;
}

const toOutcome = ({ outcome, at }: EntryDocument, now: Date): AuditOutcome =>
  outcome === 'running' && now.getTime() - at.getTime() > maxRunningMs ? 'unconfirmed' : outcome;

const toEntry = (doc: EntryDocument, now: Date): AuditEntry => ({
  id: doc._id,
  at: doc.at,
  staffId: doc.staffId,
  operation: doc.operation,
  kind: doc.kind,
  subjects: doc.subjects,
  input: JSON.parse(doc.input) as unknown,
  changes: JSON.parse(doc.changes) as DescribedChange[],
  moreChanges: doc.moreChanges,
  outcome: toOutcome(doc, now),
  code: doc.code,
  correlationId: doc.correlationId,
});

const toFilter = (query: AuditQuery): Record<string, unknown> => {
  const { staffId, subject, operation, kind, text, from, until, before } = query;
  const limits = [before, until?.toISOString()].filter((limit) => limit !== undefined).sort();
  const range = {
    ...(limits[0] === undefined ? {} : { $lt: limits[0] }),
    ...(from ? { $gte: from.toISOString() } : {}),
  };
  const words = (text ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  return {
    ...(Object.keys(range).length > 0 ? { _id: range } : {}),
    ...(staffId === undefined ? {} : { staffId }),
    ...(subject === undefined ? {} : { subjects: subject }),
    ...(operation === undefined ? {} : { operation }),
    ...(kind === undefined ? {} : { kind }),
    // One action is one entry of the log; what it did to one record is found in all its parts.
    ...(subject === undefined && words.length === 0 ? { part: null } : {}),
    ...(words.length > 0
      ? { $and: words.map((word) => ({ words: { $regex: `^${escapeRegex(word)}` } })) }
      : {}),
  };
};

const createSweep = (entries: Collection<EntryDocument>) => async (now: Date) => {
  const today = toDay(now);
  const expired = Array.from({ length: sweptDays }, (_, daysBack) => today - 1 - daysBack);
  return (await entries.deleteMany({ expiryDay: { $in: expired } })).deletedCount;
};

export const createAuditStore = (connection: Connection): AuditStore => {
  const entries = connection.collection<EntryDocument>('audit-entries');
  return {
    ensureIndexes: async () => {
      await entries.createIndex({ staffId: 1, _id: -1 });
      await entries.createIndex({ subjects: 1, _id: -1 });
      await entries.createIndex({ operation: 1, _id: -1 });
      await entries.createIndex({ words: 1, _id: -1 });
      await entries.createIndex({ expiryDay: 1 });
    },
    begin: async (intent, now) => {
      const document = toDocument(intent, now, 'running');
      await entries.insertOne(document);
      return document._id;
    },
    complete: (id, action) => completeAction(entries, id, action),
    recordView: async (intent, now) => {
      await entries.insertOne(toDocument(intent, now, 'done'));
    },
    list: async (query, now) => {
      const found = await entries
        .find(toFilter(query) as never, { maxTimeMS: readTimeoutMs })
        .sort({ _id: -1 })
        .limit(query.limit)
        .toArray();
      return found.map((doc) => toEntry(doc, now));
    },
    sweep: createSweep(entries),
  };
};
