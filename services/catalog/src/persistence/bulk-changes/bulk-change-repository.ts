import { randomUUID } from 'node:crypto';
import { conditionalUpdate, insertAggregate, trustedFilter } from '@tokri/service-kit/mongo';
import { paginate, type Pagination } from '@tokri/contracts/platform';
import type { Model } from 'mongoose';
import type {
  BulkChangePart,
  BulkChangeStore,
  ResultRow,
} from '../../application/ports/bulk-changes.ts';
import type { BulkChangeKind } from '@tokri/contracts/validation';
import type { PlannedRow } from '../../domain/bulk-changes/plan-rows.ts';
import {
  toChange,
  toChangeFields,
  toPart,
  type BulkChangeDocument,
  type BulkChangePartDocument,
} from './bulk-change-model.ts';

interface Models {
  readonly bulkChanges: Model<BulkChangeDocument>;
  readonly bulkChangeParts: Model<BulkChangePartDocument>;
}

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
  parts: readonly (readonly PlannedRow[])[],
): Promise<void> => {
  let from = 0;
  for (const [number, rows] of parts.entries()) {
    const fields = {
      ...attempt,
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
    saveResults: async ({ id, rows }, phase, results) => {
      const refused = countProblems(rows.map(({ problem }) => problem));
      const failed = countProblems(results);
      await conditionalUpdate(model, {
        id,
        set: { [phase]: results },
        ...(phase === 'run'
          ? { max: { problems: refused + failed } }
          : { inc: { problems: failed } }),
      });
    },
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
const maxDeleted = 100;

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

const deleteOld = async (
  { bulkChanges, bulkChangeParts }: Models,
  { preparedBefore, finishedBefore }: Parameters<BulkChangeStore['deleteOld']>[0],
): Promise<number> => {
  const old = await bulkChanges
    .find(
      trustedFilter({
        $or: [
          { state: 'prepared', createdAt: { $lt: preparedBefore } },
          { state: { $in: ['done', 'undone'] }, movedAt: { $lt: finishedBefore } },
        ],
      }),
      { _id: 1 },
    )
    .limit(maxDeleted)
    .lean<{ _id: string }[]>()
    .exec();
  for (const { _id } of old) {
    await bulkChanges.deleteOne(trustedFilter({ _id })).exec();
    await bulkChangeParts.deleteMany(trustedFilter({ batchId: _id })).exec();
  }
  return old.length;
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
      await insertParts(bulkChangeParts, attempt, parts);
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
    listStalled: async (movedBefore) => {
      const documents = await bulkChanges
        .find(trustedFilter({ running: 1, movedAt: { $lt: movedBefore } }))
        .limit(maxStalled)
        .lean<BulkChangeDocument[]>()
        .exec();
      return documents.map(toChange);
    },
    deleteOld: (limits) => deleteOld({ bulkChanges, bulkChangeParts }, limits),
  };
};

export const createBulkChangeRepository = (models: Models): BulkChangeStore => ({
  ...createChangeStore(models),
  ...createPartStore(models),
});
