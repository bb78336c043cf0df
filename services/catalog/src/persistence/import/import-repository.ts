import { errorFileColumns } from '@tokri/contracts/validation';
import { conditionalUpdate, createIdAllocator, trustedFilter } from '@tokri/service-kit/mongo';
import type { Connection, Model } from 'mongoose';
import type { ImportStore } from '../../application/ports/imports.ts';
import type { ImportRecord } from '../../domain/import/progress.ts';
import { toHeaderKey, toProgressUpdate, toRecord } from './import-model.ts';
import type { ImportDocument } from './import-model.ts';

const createImportReader = (
  model: Model<ImportDocument>,
): Pick<ImportStore, 'find' | 'list' | 'findMapping' | 'listAbandoned'> => ({
  find: async (importId) => {
    const document = await model
      .findOne(trustedFilter({ _id: importId }))
      .lean<ImportDocument>()
      .exec();
    return document && toRecord(document);
  },
  list: async ({ page, pageSize }) => {
    const [documents, total] = await Promise.all([
      model
        .find({}, { mapping: 0 })
        .sort({ _id: -1 })
        .skip((page - 1) * pageSize)
        .limit(pageSize)
        .lean<ImportDocument[]>()
        .exec(),
      model.countDocuments({}).exec(),
    ]);
    return { entries: documents.map(toRecord), total };
  },
  findMapping: async (header) => {
    const document = await model
      .findOne(trustedFilter({ headerKey: toHeaderKey(header, errorFileColumns) }))
      .sort({ _id: -1 })
      .lean<ImportDocument>()
      .exec();
    return document?.mapping || null;
  },
  listAbandoned: async (silentSince) =>
    (
      await model
        .find(
          trustedFilter({
            running: 1,
            $or: [{ owner: { $exists: false } }, { movedAt: { $lt: silentSince } }],
          }),
          { _id: 1 },
        )
        .lean<ImportDocument[]>()
        .exec()
    ).map(({ _id }) => _id),
});

/** What the process that owns an import writes. */
const createOwnerWrites = (
  model: Model<ImportDocument>,
): Pick<ImportStore, 'save' | 'heartbeat' | 'acquireLease' | 'release'> => ({
  save: async (progress, owner) => {
    const update = toProgressUpdate(progress);
    const written = await conditionalUpdate(model, {
      ...update,
      precondition: { running: 1, owner },
    });
    if (written) return written.stopRequested === 1 ? 'stop-requested' : 'saved';
    // The response of a first attempt may have been lost.
    const stored = await model
      .findOne(trustedFilter({ _id: progress.importId }))
      .lean<ImportDocument>()
      .exec();
    return stored?.state === progress.state &&
      stored.movedAt.getTime() === progress.movedAt.getTime()
      ? 'saved'
      : 'lost';
  },
  heartbeat: async (importId, owner, now) => {
    await conditionalUpdate(model, {
      id: importId,
      precondition: { running: 1, owner },
      set: { movedAt: now },
    });
  },
  acquireLease: async (importId, { owner, now, silentSince }) => {
    const leased = await conditionalUpdate(model, {
      id: importId,
      precondition: {
        running: 1,
        $or: [{ owner }, { owner: { $exists: false } }, { movedAt: { $lt: silentSince } }],
      },
      set: { owner, movedAt: now },
      inc: { attempts: 1, fencingToken: 1 },
    });
    return leased && toRecord(leased);
  },
  release: async (importId, owner) => {
    await conditionalUpdate(model, {
      id: importId,
      precondition: { running: 1, owner },
      unset: ['owner'],
    });
  },
});

export const createImportRepository = (
  connection: Connection,
  model: Model<ImportDocument>,
): ImportStore => ({
  nextId: createIdAllocator({ connection, name: 'import', blockSize: 1 }),
  ...createImportReader(model),
  ...createOwnerWrites(model),
  begin: async (record: ImportRecord, owner) => {
    const { fileName, startedBy, startedAt, header, mapping, undoneBy, attempts, fencingToken } =
      record;
    const { id, set } = toProgressUpdate(record);
    await conditionalUpdate(model, {
      id,
      set: { ...set, running: 1, owner },
      insertIfMissing: {
        fileName,
        startedBy,
        startedAt,
        header,
        headerKey: toHeaderKey(header, errorFileColumns),
        mapping,
        undoneBy,
        attempts,
        fencingToken,
      },
    });
  },
  requestStop: async (importId) =>
    (await conditionalUpdate(model, {
      id: importId,
      precondition: { running: 1 },
      set: { stopRequested: 1 },
    })) !== null,
  change: async (importId, { from, to, task, owner, undoneBy, mapping, now }) =>
    (await conditionalUpdate(model, {
      id: importId,
      precondition: { state: { $in: [...from] } },
      set: {
        state: to,
        movedAt: now,
        ...(task ? { task, attempts: 0, done: 0 } : {}),
        ...(owner === undefined ? {} : { running: 1, owner }),
        ...(undoneBy === undefined ? {} : { undoneBy }),
        ...(mapping === undefined ? {} : { mapping }),
      },
    })) !== null,
});
