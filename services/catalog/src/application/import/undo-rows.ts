import type { Clock } from '@tokri/service-kit/use-case';
import type {
  ImportBatch,
  JournalEntry,
  KeptItem,
  UndoneBatch,
} from '../../domain/import/import-batch.ts';
import { toItemCategory } from '../../domain/categories/category.ts';
import { undoEntry, type HashText } from '../../domain/import/undo-import.ts';
import type { CatalogIndex } from '../ports/catalog-index.ts';
import type { ImportBatchStore } from '../ports/imports.ts';
import type { ItemStore, StoredItem } from '../ports/items.ts';
import type { StaffActionLog } from '../ports/staff-actions.ts';
import type { ImportJob } from './import-job.ts';
import type { ProgressTracker } from './progress-tracker.ts';
import { retryImportWrite, type Sleep } from './retry-import-write.ts';

export interface UndoRowsDeps {
  readonly itemStore: ItemStore;
  readonly catalogIndex: CatalogIndex;
  readonly batches: ImportBatchStore;
  readonly staffActions: StaffActionLog;
  readonly clock: Clock;
  readonly hashText: HashText;
  readonly wait?: Sleep;
}

const maxConcurrentUndos = 8;
type Outcome = 'restored' | 'deleted' | 'kept';

const undoItem = async (
  { itemStore, catalogIndex, clock, hashText }: UndoRowsDeps,
  entry: JournalEntry,
  stored: StoredItem | undefined,
): Promise<Outcome> => {
  if (!stored) return 'kept';
  const step = undoEntry(entry, stored, {
    now: clock(),
    hashText,
    findCategory: (itemTypeId) => {
      const type = catalogIndex.type(itemTypeId);
      const group = type && catalogIndex.group(type.itemGroupId);
      return group && toItemCategory(type, group);
    },
  });
  if (step.item === undefined) return step.kind;
  const saved = await itemStore.save(stored, step.item);
  // Somebody changed it just now.
  if (!saved) return 'kept';
  return step.kind === 'restore' ? 'restored' : 'deleted';
};

const toKept = ({ itemId, code, before }: JournalEntry, stored?: StoredItem): KeptItem => ({
  itemId,
  code,
  name: stored?.item.name ?? before?.name ?? '',
});

const undoBatch = async (
  deps: UndoRowsDeps,
  journal: readonly JournalEntry[],
): Promise<UndoneBatch> => {
  const stored = await deps.itemStore.findByIds(journal.map(({ itemId }) => itemId));
  const byId = new Map(stored.map((each) => [each.item.itemId, each]));
  const outcomes: Outcome[] = [];
  for (let start = 0; start < journal.length; start += maxConcurrentUndos)
    outcomes.push(
      ...(await Promise.all(
        journal
          .slice(start, start + maxConcurrentUndos)
          .map((entry) => undoItem(deps, entry, byId.get(entry.itemId))),
      )),
    );
  return {
    restored: outcomes.filter((outcome) => outcome === 'restored').length,
    deleted: outcomes.filter((outcome) => outcome === 'deleted').length,
    kept: journal
      .filter((_entry, index) => outcomes[index] === 'kept')
      .map((entry) => toKept(entry, byId.get(entry.itemId))),
  };
};

const addUndone = (
  tracker: ProgressTracker,
  { rowCount }: ImportBatch,
  undone: UndoneBatch,
): void =>
  tracker.set((progress) => ({
    ...progress,
    done: progress.done + rowCount,
    restored: progress.restored + undone.restored,
    deleted: progress.deleted + undone.deleted,
    kept: progress.kept + undone.kept.length,
  }));

export type UndoJob = Pick<
  ImportJob,
  'importId' | 'fencingToken' | 'staffId' | 'operation' | 'throwIfStopping'
>;

const undoAuditedBatch = async (
  deps: UndoRowsDeps,
  { importId, staffId, operation }: UndoJob,
  { firstRow, rowCount }: ImportBatch,
): Promise<UndoneBatch> => {
  const journal = (await deps.batches.find(importId, 'import', firstRow))?.journal ?? [];
  const action = {
    staffId,
    operation,
    subjects: [`import:${importId}`, ...journal.map(({ itemId }) => `item:${itemId}`)],
    input: { ImportId: importId, FromRow: firstRow, Rows: rowCount },
  };
  return deps.staffActions.record(action, () => undoBatch(deps, journal));
};

/**
 * Gives items what they were before the import, unless somebody changed them since. Items that the
 * import created are deleted, as staff delete them.
 */
export const undoRows = async (
  deps: UndoRowsDeps,
  job: UndoJob,
  tracker: ProgressTracker,
): Promise<void> => {
  const { batches, wait } = deps;
  const { importId } = job;
  const finished = await retryImportWrite(() => batches.listFinished(importId, 'import'), wait);
  for (const batch of finished) {
    job.throwIfStopping();
    if (batch.undone) {
      addUndone(tracker, batch, batch.undone);
      continue;
    }
    const undone = await retryImportWrite(() => undoAuditedBatch(deps, job, batch), wait);
    await retryImportWrite(() => batches.saveUndone({ ...batch, undone }, job.fencingToken), wait);
    addUndone(tracker, batch, undone);
    await tracker.saveThrottled();
  }
};
