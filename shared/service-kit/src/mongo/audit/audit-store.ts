import { randomBytes } from 'node:crypto';
import { findSubjects, maxSubjects } from '@tokri/contracts/api';
import type { AuditOutcome } from '@tokri/contracts/platform';
import { dayMs } from '@tokri/contracts/dates';
import type { Collection, Connection } from 'mongoose';
import { describeChange } from '../../audit/index.ts';
import type { AuditTrail, DescribedChange } from '../../audit/index.ts';
import { escapeRegex } from '../connection/escape-regex.ts';
import { toSearchWords } from './search-words.ts';

const readTimeoutMs = 2_000;
/** A request ends earlier, so an entry that is still running then was interrupted. */
const maxRunningMs = 60_000;
/**
 * Changes are kept as long as the books that they explain (72 months), views for the year that the
 * DPDP rules ask for and one month more.
 */
const retentionDays = { change: 2_200, view: 396 } as const;
const sweptDays = 60;

export type AuditKind = keyof typeof retentionDays;

export interface AuditIntent {
  readonly staffId: number;
  readonly operation: string;
  readonly kind: AuditKind;
  readonly input: string;
  readonly subjects: readonly string[];
  readonly correlationId: string;
}

export interface AuditResult {
  readonly outcome: Exclude<AuditOutcome, 'running' | 'unconfirmed'>;
  readonly code: string;
}

export interface CompletedAction extends AuditResult {
  readonly intent: AuditIntent;
  readonly trail: AuditTrail;
}

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

interface EntryDocument {
  /** Begins with the time, so that it orders the entries of all services. */
  readonly _id: string;
  readonly at: Date;
  readonly staffId: number;
  readonly operation: string;
  readonly kind: AuditKind;
  readonly subjects: readonly string[];
  readonly words: readonly string[];
  /** JSON, because arguments and fields may have names that the store does not allow. */
  readonly input: string;
  readonly changes: string;
  readonly moreChanges: number;
  readonly outcome: AuditResult['outcome'] | 'running';
  readonly code: string;
  readonly correlationId: string;
  readonly expiryDay: number;
}

const toDay = (at: Date): number => Math.floor(at.getTime() / dayMs);

const toDocument = (
  intent: AuditIntent,
  now: Date,
  outcome: EntryDocument['outcome'],
): EntryDocument => ({
  _id: `${now.toISOString()}-${randomBytes(4).toString('hex')}`,
  at: now,
  ...intent,
  words: toSearchWords(intent, []),
  changes: '[]',
  moreChanges: 0,
  outcome,
  code: '',
  expiryDay: toDay(now) + retentionDays[intent.kind],
});

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
    ...(words.length > 0
      ? { $and: words.map((word) => ({ words: { $regex: `^${escapeRegex(word)}` } })) }
      : {}),
  };
};

const mergeSubjects = (intent: AuditIntent, trail: AuditTrail): string[] =>
  [
    ...new Set([
      ...intent.subjects,
      ...trail.changes.flatMap(({ subject, before, after }) => [
        subject,
        ...findSubjects(after ?? before),
      ]),
    ]),
  ].slice(0, maxSubjects);

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
    complete: async (_id, { intent, trail, outcome, code }) => {
      const changes = trail.changes.map(describeChange);
      const subjects = mergeSubjects(intent, trail);
      await entries.updateOne(
        { _id },
        {
          $set: {
            outcome,
            code,
            subjects,
            words: toSearchWords({ ...intent, subjects }, changes),
            changes: JSON.stringify(changes),
            moreChanges: trail.moreChanges,
          },
        },
      );
    },
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
