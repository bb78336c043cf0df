import { AsyncLocalStorage } from 'node:async_hooks';
import { findSubjects, toSubject } from '@tokri/contracts/api';
import { describeChange, type DescribedChange, type RecordChange } from './describe-change.ts';

/** A change without the documents, which would fill the memory during an action on many items. */
export interface RecordedChange extends DescribedChange {
  /** Other records that the document names. */
  readonly mentions: readonly string[];
}

/** Collects what one action of a member of staff writes. */
export interface AuditTrail {
  readonly changes: RecordedChange[];
  /** Changes beyond the limit are counted only. */
  moreChanges: number;
  isClosed: boolean;
}

/** More than the items of a shop. */
const maxChanges = 20_000;
const storage = new AsyncLocalStorage<AuditTrail>();

export const createAuditTrail = (): AuditTrail => ({
  changes: [],
  moreChanges: 0,
  isClosed: false,
});

export const runWithAuditTrail = <T>(trail: AuditTrail, work: () => Promise<T>): Promise<T> =>
  storage.run(trail, work);

/** Whether the code at hand runs for an action that is audited. */
export const isAudited = (): boolean => storage.getStore()?.isClosed === false;

/**
 * Adds a change to the entry of the action at hand. Writes through `conditionalUpdate`,
 * `insertAggregate` and `bulkUpsertSnapshots` do so themselves.
 */
export const recordChange = (change: RecordChange): void => {
  const trail = storage.getStore();
  if (!trail || trail.isClosed) return;
  if (trail.changes.length >= maxChanges) {
    trail.moreChanges += 1;
    return;
  }
  const described = describeChange(change);
  if (described.kind === 'changed' && described.fields.length === 0) return;
  trail.changes.push({ ...described, mentions: findSubjects(change.after ?? change.before) });
};

export const recordDocumentChange = (
  model: { readonly modelName: string },
  id: string | number,
  documents: Pick<RecordChange, 'before' | 'after'>,
): void => {
  recordChange({ subject: toSubject(model.modelName, id), ...documents });
};
