import { AsyncLocalStorage } from 'node:async_hooks';
import { toSubject } from '@tokri/contracts/api';

export interface RecordChange {
  readonly subject: string;
  /** The document before; null when the write created it. */
  readonly before: Readonly<Record<string, unknown>> | null;
  /** The document after; null when the write removed it. */
  readonly after: Readonly<Record<string, unknown>> | null;
}

/** Collects what one action of a member of staff writes. */
export interface AuditTrail {
  readonly changes: RecordChange[];
  /** Changes beyond the limit are counted only. */
  moreChanges: number;
  isClosed: boolean;
}

const maxChanges = 50;
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
  if (trail.changes.length < maxChanges) trail.changes.push(change);
  else trail.moreChanges += 1;
};

export const recordDocumentChange = (
  model: { readonly modelName: string },
  id: string | number,
  documents: Pick<RecordChange, 'before' | 'after'>,
): void => {
  recordChange({ subject: toSubject(model.modelName, id), ...documents });
};
