import type { LedgerType } from '@tokri/contracts/orders';
import {
  aggregateSchema,
  createLastWrittenCache,
  insertAggregate,
  trustedFilter,
} from '@tokri/service-kit/mongo';
import { Schema, type Connection, type Model } from 'mongoose';
import type { LedgerStore, StatementPage } from '../../application/ports/ledger.ts';
import {
  appendPosting,
  startOfLedger,
  type LedgerEntry,
  type LedgerPosition,
} from '../../domain/ledger/ledger-entry.ts';
import type { LedgerPosting } from '../../domain/ledger/posting.ts';
import {
  countEntries,
  toStatement,
  type StatementBounds,
  type StatementSpan,
} from '../../domain/ledger/statement.ts';

export interface LedgerEntryDocument extends LedgerEntry {
  /** The source of the posting: a second entry of it cannot be inserted. */
  readonly _id: string;
  /** Of the posting, where an index reaches it. */
  readonly type: LedgerType;
}

export const ledgerEntryModel = (connection: Connection): Model<LedgerEntryDocument> => {
  const schema = aggregateSchema<LedgerEntryDocument>({
    _id: String,
    partyId: Number,
    seq: Number,
    date: String,
    type: String,
    posting: Schema.Types.Mixed,
    lines: Schema.Types.Mixed,
    debitedPaise: Number,
    creditedPaise: Number,
  });
  schema.index({ partyId: 1, seq: 1 }, { unique: true });
  schema.index({ partyId: 1, date: 1, seq: 1 });
  schema.index({ partyId: 1, type: 1, seq: 1 });
  schema.index({ type: 1, date: 1 });
  return connection.model<LedgerEntryDocument>('ledger_entry', schema, 'ledger_entries');
};

export const toEntry = ({ _id, type, ...entry }: LedgerEntryDocument): LedgerEntry => entry;
const positionFields = { seq: 1, date: 1, debitedPaise: 1, creditedPaise: 1 } as const;
const maxAttempts = 200;

const createFinder =
  (model: Model<LedgerEntryDocument>) =>
  async (partyId: number, dates: Record<string, string> = {}): Promise<LedgerPosition | null> => {
    const isDated = Object.keys(dates).length > 0;
    return model
      .findOne(trustedFilter({ partyId, ...(isDated ? { date: dates } : {}) }))
      .select({ _id: 0, ...positionFields })
      .sort(isDated ? { date: -1, seq: -1 } : { seq: -1 })
      .lean<LedgerPosition | null>();
  };

/**
 * One insert appends a posting: the number after the last entry is unique for the party, so of two
 * writers one fails and reads the last entry again. Running sums therefore never fork.
 */
const createAppender = (
  model: Model<LedgerEntryDocument>,
  findLast: (partyId: number) => Promise<LedgerPosition | null>,
) => {
  const lastWritten = createLastWrittenCache<number, LedgerPosition>();
  return async (partyId: number, posting: LedgerPosting): Promise<void> => {
    for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
      const known = attempt === 0 ? lastWritten.get(partyId) : undefined;
      const last = known ?? (await findLast(partyId)) ?? startOfLedger;
      const entry = appendPosting(partyId, last, posting);
      const document = { _id: posting.source, type: posting.type, ...entry };
      if ((await insertAggregate(model, document)) === 'inserted') {
        lastWritten.set(partyId, entry);
        return;
      }
      if (await model.findById(posting.source).select({ _id: 1 }).lean()) return;
    }
    throw new Error(`the ledger of party ${partyId} is too busy`);
  };
};

const createPageReader =
  (model: Model<LedgerEntryDocument>) =>
  async (
    partyId: number,
    {
      bounds,
      type,
      page,
    }: {
      readonly bounds: StatementBounds;
      readonly type: StatementSpan['type'];
      readonly page: StatementPage;
    },
  ): Promise<{ readonly entries: readonly LedgerEntry[]; readonly total: number }> => {
    const firstSeq = (bounds.lastBefore?.seq ?? 0) + 1;
    const lastSeq = firstSeq + countEntries(bounds) - 1;
    const toFilter = (fromSeq: number, toSeq = lastSeq) =>
      trustedFilter({
        partyId,
        ...(type === null ? {} : { type }),
        seq: { $gte: fromSeq, $lte: toSeq },
      });
    // Numbers have no gaps, so that without a type a page is a range: nothing is skipped or counted.
    const pageSeq = firstSeq + page.skip;
    const rows =
      type === null
        ? model.find(toFilter(pageSeq, Math.min(lastSeq, pageSeq + page.limit - 1)))
        : model.find(toFilter(firstSeq)).skip(page.skip);
    const [documents, total] = await Promise.all([
      rows.sort({ seq: 1 }).limit(page.limit).lean<LedgerEntryDocument[]>(),
      type === null ? countEntries(bounds) : model.countDocuments(toFilter(firstSeq)),
    ]);
    return { entries: documents.map(toEntry), total };
  };

export const createLedgerRepository = (model: Model<LedgerEntryDocument>): LedgerStore => {
  const findLast = createFinder(model);
  const append = createAppender(model, findLast);
  const readPage = createPageReader(model);
  return {
    isEmpty: async (partyId) => (await findLast(partyId)) === null,
    append: async (partyId, postings) => {
      for (const posting of postings) await append(partyId, posting);
    },
    readStatement: async (partyId, { fromDate, toDate, type }, page) => {
      const [lastBefore, lastWithin] = await Promise.all([
        findLast(partyId, { $lt: fromDate }),
        findLast(partyId, { $lte: toDate }),
      ]);
      const bounds = { lastBefore, lastWithin };
      const { entries, total } = await readPage(partyId, { bounds, type, page });
      return { statement: toStatement(bounds, entries), total };
    },
    listEntries: async function* (partyId) {
      const all = model
        .find(trustedFilter({ partyId }))
        .sort({ seq: 1 })
        .lean<LedgerEntryDocument[]>();
      for await (const document of all.cursor()) yield toEntry(document);
    },
    listPartyIds: async () =>
      (
        await model
          .find(trustedFilter({ seq: 1 }))
          .select({ partyId: 1 })
          .lean<LedgerEntry[]>()
      ).map(({ partyId }) => partyId),
  };
};
