import { randomUUID } from 'node:crypto';
import { conditionalUpdate, insertAggregate, trustedFilter } from '@tokri/service-kit/mongo';
import { paginate, type Pagination } from '@tokri/contracts/platform';
import type {
  BulkChangePart,
  BulkChangeStore,
  ResultRow,
  RunPhase,
} from '../../application/ports/bulk-changes.ts';
import type { RowResults } from '../../domain/bulk-changes/change-row.ts';
import type { BulkChangeKind } from '@tokri/contracts/validation';
import { partLifetimeMs, type BulkChange } from '../../domain/bulk-changes/bulk-change.ts';
import type { PlannedRow } from '../../domain/bulk-changes/plan-rows.ts';
import {
  toChange,
  toChangeFields,
  toPart,
  type BulkChangeModels as Models,
  type BulkChangeDocument,
  type BulkChangePartDocument,
} from './bulk-change-model.ts';
import { deleteOldChanges } from './delete-old-changes.ts';

/**
 * Two requests with one id prepare at the same time. Each writes parts of its own, and the change
 * that is inserted names its attempt. Changes of former versions have none.
 */
interface Attempt {
  readonly batchId: string;
  readonly attempt: string | undefined;
}

const partId = ({ batchId, attempt }: Attempt, index: number): string =>
  [batchId, attempt, index].filter((part) => part !== undefined).join('/');
const countProblems = (problems: readonly unknown[]): number =>
  problems.filter((problem) => problem !== null).length;

const toResultRows = ({ from, rows, run, undo }: BulkChangePart): readonly ResultRow[] =>
  rows.map((planned, index) => ({
    ...planned,
    number: from + index + 1,
    failure: undo?.[index] ?? run?.[index] ?? null,
  }));

const insertParts = async (
  model: Models['bulkChangeParts'],
  attempt: Attempt,
  {
    createdAt,
    parts,
  }: Pick<BulkChange, 'createdAt'> & {
    readonly parts: readonly (readonly PlannedRow[])[];
  },
): Promise<void> => {
  let from = 0;
  const expiresAt = new Date(createdAt.getTime() + partLifetimeMs);
  for (const [number, rows] of parts.entries()) {
    const fields = {
      ...attempt,
      expiresAt,
      number,
      from,
      count: rows.length,
      problems: countProblems(rows.map(({ problem }) => problem)),
      rows,
      run: null,
      undo: null,
    };
    await conditionalUpdate(model, {
      id: partId(attempt, number),
      set: fields,
      insertIfMissing: {},
    });
    from += rows.length;
  }
};

const findAttempt = async (
  bulkChanges: Models['bulkChanges'],
  batchId: string,
): Promise<Attempt> => {
  const change = await bulkChanges
    .findOne(trustedFilter({ _id: batchId }), { attempt: 1 })
    .lean<Pick<BulkChangeDocument, 'attempt'>>()
    .exec();
  return { batchId, attempt: change?.attempt };
};

const saveResults = async (
  model: Models['bulkChangeParts'],
  {
    part: { id, rows },
    phase,
    results,
  }: {
    readonly part: BulkChangePart;
    readonly phase: RunPhase;
    readonly results: RowResults;
  },
): Promise<RowResults> => {
  const refused = countProblems(rows.map(({ problem }) => problem));
  const failed = countProblems(results);
  const saved = await conditionalUpdate(model, {
    id,
    // Null would match a list with a null in it.
    precondition: { [`${phase}.0`]: { $exists: false } },
    set: { [phase]: results },
    ...(phase === 'run' ? { max: { problems: refused + failed } } : { inc: { problems: failed } }),
  });
  if (saved) return results;
  const stored = await model
    .findOne(trustedFilter({ _id: id }))
    .lean<BulkChangePartDocument>()
    .exec();
  return stored?.[phase] ?? results;
};

const createPartStore = ({
  bulkChanges,
  bulkChangeParts: model,
}: Models): Pick<BulkChangeStore, 'findPart' | 'saveResults' | 'listRows' | 'listProblemRows'> => {
  const find = async (
    batchId: string,
    filter: Record<string, unknown>,
  ): Promise<readonly BulkChangePart[]> => {
    const { attempt = null } = await findAttempt(bulkChanges, batchId);
    const documents = await model
      .find(trustedFilter({ batchId, attempt, ...filter }))
      .lean<BulkChangePartDocument[]>()
      .exec();
    return documents.sort((a, b) => a.number - b.number).map(toPart);
  };
  return {
    findPart: async (batchId, index) => (await find(batchId, { number: index }))[0] ?? null,
    saveResults: (part, phase, results) => saveResults(model, { part, phase, results }),
    listRows: async (batchId, page) => {
      const first = (page.page - 1) * page.pageSize;
      const parts = await find(batchId, { from: { $lt: first + page.pageSize } });
      return parts
        .filter(({ from, rows }) => from + rows.length > first)
        .flatMap(toResultRows)
        .filter(({ number }) => number > first && number <= first + page.pageSize);
    },
    listProblemRows: async (batchId, page) => {
      const rows = (await find(batchId, { problems: { $gt: 0 } }))
        .flatMap(toResultRows)
        .filter(({ problem, failure }) => problem !== null || failure !== null);
      return { rows: paginate(rows, page), total: rows.length };
    },
  };
};

const maxStalled = 20;

const listChanges = async (
  bulkChanges: Models['bulkChanges'],
  kinds: readonly BulkChangeKind[],
  { page, pageSize }: Pagination,
): ReturnType<BulkChangeStore['list']> => {
  const filter = trustedFilter({ kind: { $in: [...kinds] }, state: { $ne: 'prepared' } });
  const [documents, total] = await Promise.all([
    bulkChanges
      .find(filter)
      .sort({ createdAt: -1 })
      .skip((page - 1) * pageSize)
      .limit(pageSize)
      .lean<BulkChangeDocument[]>()
      .exec(),
    bulkChanges.countDocuments(filter).exec(),
  ]);
  return { changes: documents.map(toChange), total };
};

const listStalled = async (
  bulkChanges: Models['bulkChanges'],
  movedBefore: Date,
): Promise<readonly BulkChange[]> => {
  const documents = await bulkChanges
    .find(trustedFilter({ running: 1, movedAt: { $lt: movedBefore } }))
    .limit(maxStalled)
    .lean<BulkChangeDocument[]>()
    .exec();
  return documents.map(toChange);
};

const createChangeStore = ({
  bulkChanges,
  bulkChangeParts,
}: Models): Omit<BulkChangeStore, keyof ReturnType<typeof createPartStore>> => {
  const find = async (batchId: string) =>
    bulkChanges
      .findOne(trustedFilter({ _id: batchId }))
      .lean<BulkChangeDocument>()
      .exec();
  return {
    insert: async (change, parts) => {
      if (await find(change.batchId)) return 'exists';
      const attempt = { batchId: change.batchId, attempt: randomUUID() };
      await insertParts(bulkChangeParts, attempt, { createdAt: change.createdAt, parts });
      return insertAggregate(bulkChanges, {
        _id: change.batchId,
        attempt: attempt.attempt,
        ...toChangeFields(change),
      });
    },
    find: async (batchId) => {
      const document = await find(batchId);
      return document && toChange(document);
    },
    save: async (current, changed) => {
      const { running, ...set } = toChangeFields(changed);
      const written = await conditionalUpdate(bulkChanges, {
        id: current.batchId,
        precondition: { state: current.state, nextPart: current.nextPart },
        ...(running === undefined ? { set, unset: ['running'] } : { set: { ...set, running } }),
      });
      return written !== null;
    },
    list: (kinds, page) => listChanges(bulkChanges, kinds, page),
    heartbeat: async (batchId, now) => {
      await conditionalUpdate(bulkChanges, {
        id: batchId,
        precondition: { running: 1 },
        set: { movedAt: now },
      });
    },
    listStalled: (movedBefore) => listStalled(bulkChanges, movedBefore),
    deleteOld: (limits) => deleteOldChanges({ bulkChanges, bulkChangeParts }, limits),
  };
};

export const createBulkChangeRepository = (models: Models): BulkChangeStore => ({
  ...createChangeStore(models),
  ...createPartStore(models),
});
