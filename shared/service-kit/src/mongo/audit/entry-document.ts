import { randomBytes } from 'node:crypto';
import { dayMs } from '@tokri/contracts/dates';
import type { AuditOutcome } from '@tokri/contracts/platform';
import { toSearchWords } from './search-words.ts';

/**
 * Changes are kept as long as the books that they explain (72 months), views for the year that the
 * DPDP rules ask for and one month more.
 */
const retentionDays = { change: 2_200, view: 396 } as const;

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

export interface EntryDocument {
  /** Begins with the time, so that it orders the entries of all services. */
  readonly _id: string;
  readonly at: Date;
  readonly staffId: number;
  readonly operation: string;
  readonly kind: AuditKind;
  readonly subjects: readonly string[];
  readonly words: readonly string[];
  /** Of an entry with further changes of the same action, from 1. The first entry has none. */
  readonly part?: number;
  /** JSON, because arguments and fields may have names that the store does not allow. */
  readonly input: string;
  readonly changes: string;
  readonly moreChanges: number;
  readonly outcome: AuditResult['outcome'] | 'running';
  readonly code: string;
  readonly correlationId: string;
  readonly expiryDay: number;
}

export const toDay = (at: Date): number => Math.floor(at.getTime() / dayMs);

const createId = (at: Date): string => `${at.toISOString()}-${randomBytes(4).toString('hex')}`;
export const atOf = (id: string): Date => new Date(id.slice(0, new Date(0).toISOString().length));

export const toDocument = (
  intent: AuditIntent,
  now: Date,
  outcome: EntryDocument['outcome'],
): EntryDocument => ({
  _id: createId(now),
  at: now,
  ...intent,
  words: toSearchWords(intent, []),
  changes: '[]',
  moreChanges: 0,
  outcome,
  code: '',
  expiryDay: toDay(now) + retentionDays[intent.kind],
});
