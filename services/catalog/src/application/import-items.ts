import { rowMapper } from '../domain/import/map-row.ts';
import type { ItemDraft } from '../domain/import/draft.ts';
import type { ItemMapping } from '../domain/import/mapping.ts';
import { beginImport, brokeOff, refuseImport, withErrors } from '../domain/import/progress.ts';
import type { ImportProgress } from '../domain/import/progress.ts';
import { mapRows, rowsMax } from './check-rows.ts';
import { shelfFinder } from './find-shelves.ts';
import type { ShelfNeeds } from './find-shelves.ts';
import { FileFault } from './ports/imports.ts';
import type { ImportFile, ImportStore } from './ports/imports.ts';
import type { PictureStore } from './ports/pictures.ts';
import { patiently } from './patiently.ts';
import type { Wait } from './patiently.ts';
import { writeDrafts } from './write-drafts.ts';
import type { NamedThings, WriteNeeds } from './write-drafts.ts';

export interface ImportNeeds extends WriteNeeds, ShelfNeeds {
  readonly imports: ImportStore;
  readonly pictures: PictureStore;
  /** Hears of what went wrong that is no fault of the file. */
  readonly onFailure: (error: unknown) => void;
  /** Passes the time between two tries; a timer when absent. */
  readonly wait?: Wait;
}

export interface ImportJob {
  readonly importId: number;
  readonly file: ImportFile;
  readonly mapping: ItemMapping;
  /** Asked between batches; an import that is told to stop ends Refused and can be sent again. */
  readonly isStopping: () => boolean;
}

/** Items written at a time. */
const batchSize = 500;
/** How often progress is written down. */
const progressEveryMs = 500;

const stopped = 'broke off because the shop restarted; send the file again, nothing comes in twice';

/** Staff were told that the import broke off, because its process was silent for too long; it must not go on behind their back. */
class EndedElsewhere extends Error {
  override readonly name = 'EndedElsewhere';
}

/** Remembers how far the import is and writes it down now and then. */
const progressKeeper = ({ imports, clock, wait }: ImportNeeds, begun: ImportProgress) => {
  let progress = begun;
  let savedAt = 0;
  const save = async (): Promise<void> => {
    savedAt = performance.now();
    if (!(await patiently(() => imports.save(progress), wait)))
      throw new EndedElsewhere(`import ${progress.importId} was ended as abandoned`);
  };
  return {
    get: () => progress,
    set: (change: (current: ImportProgress) => ImportProgress): void => {
      progress = { ...change(progress), movedAt: clock() };
    },
    save,
    saveNowAndThen: async (): Promise<void> => {
      if (performance.now() - savedAt >= progressEveryMs) await save();
    },
  };
};
type Keeper = ReturnType<typeof progressKeeper>;

const missingColumn = async ({ file, mapping }: ImportJob): Promise<string | undefined> => {
  const columns = new Set(await file.columns());
  return mapping.requiredColumns.find((name) => !columns.has(name));
};

/** Looks at every row before anything is written. */
const check = async (keeper: Keeper, job: ImportJob): Promise<void> => {
  for await (const one of mapRows(job.file.rows(), rowMapper(job.mapping))) {
    keeper.set((progress) => ({
      ...('errors' in one ? withErrors(progress, one.errors) : progress),
      rows: progress.rows + 1,
      done: progress.done + 1,
    }));
    if (keeper.get().rows > rowsMax)
      throw new FileFault(keeper.get().rows, `is one row too many: at most ${rowsMax}`);
    if (job.isStopping()) throw new FileFault(0, stopped);
    await keeper.saveNowAndThen();
  }
};

const namedThings = async (needs: ImportNeeds, mapping: ItemMapping): Promise<NamedThings> => {
  const pictures = await needs.pictures.names();
  return {
    pictures,
    sharedPictures: new Set(pictures.values()),
    shelfOf: shelfFinder(needs, { itemGroups: mapping.itemGroups, pictures }),
  };
};

const writeAll = async (needs: ImportNeeds, keeper: Keeper, job: ImportJob): Promise<void> => {
  const things = await patiently(() => namedThings(needs, job.mapping), needs.wait);
  let batch: ItemDraft[] = [];
  let writing: Promise<void> = Promise.resolve();
  const write = async (drafts: readonly ItemDraft[]): Promise<void> => {
    // By Code a batch may be written again, whatever of it got through.
    const { created, updated, errors } = await patiently(
      () => writeDrafts(needs, things, drafts),
      needs.wait,
    );
    keeper.set((progress) => ({
      ...withErrors(progress, errors),
      done: progress.done + drafts.length,
      created: progress.created + created,
      updated: progress.updated + updated,
    }));
    await keeper.saveNowAndThen();
  };
  /** One batch is written while the next is read. */
  const flush = async (): Promise<void> => {
    await writing;
    writing = write(batch);
    // Its failure is met by the next flush; until then it must not count as nobody's.
    writing.catch(() => undefined);
    batch = [];
  };
  try {
    for await (const one of mapRows(job.file.rows(), rowMapper(job.mapping))) {
      if (job.isStopping()) throw new FileFault(0, stopped);
      if ('draft' in one) batch.push(one.draft);
      else keeper.set((progress) => ({ ...progress, done: progress.done + 1 }));
      if (batch.length >= batchSize) await flush();
    }
    if (batch.length > 0) await flush();
  } finally {
    // Whatever ends the reading: what is being written is counted before the end is told.
    await writing;
  }
};

const run = async (needs: ImportNeeds, keeper: Keeper, job: ImportJob): Promise<void> => {
  if (job.isStopping()) throw new FileFault(0, stopped);
  keeper.set((progress) => ({ ...progress, state: 'Checking' }));
  await keeper.save();
  const refuse = (row: number, field: string, message: string): void => {
    keeper.set((progress) => refuseImport(progress, { row, field, message }, needs.clock()));
  };
  const missing = await missingColumn(job);
  if (missing !== undefined) return refuse(1, missing, 'is missing in the header');
  await check(keeper, job);
  if (keeper.get().rows === 0) return refuse(1, '', 'has no rows below it');
  if (job.mapping.onError === 'refuse' && keeper.get().errorCount > 0)
    return keeper.set((progress) => ({ ...progress, state: 'Refused' }));
  keeper.set((progress) => ({ ...progress, state: 'Importing', done: 0 }));
  await keeper.save();
  await writeAll(needs, keeper, job);
  keeper.set((progress) => ({ ...progress, state: 'Done' }));
};

/** One import from its first look at the file to its end; never throws: what goes wrong stands in the import's own errors. */
export const importItems = async (needs: ImportNeeds, job: ImportJob): Promise<void> => {
  const keeper = progressKeeper(needs, beginImport(job.importId, needs.clock()));
  try {
    await run(needs, keeper, job);
  } catch (error) {
    const isFault = error instanceof FileFault;
    if (!isFault) needs.onFailure(error);
    if (error instanceof EndedElsewhere) return;
    keeper.set((progress) =>
      refuseImport(
        progress,
        isFault ? { row: error.row, field: '', message: error.message } : brokeOff,
        needs.clock(),
      ),
    );
  }
  await keeper.save().catch(needs.onFailure);
};
