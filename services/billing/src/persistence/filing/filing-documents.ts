import type { LedgerType } from '@tokri/contracts/orders';
import { lastDayOfMonth } from '@tokri/contracts/tax';
import { trustedFilter } from '@tokri/service-kit/mongo';
import type { Model } from 'mongoose';
import type { FiledDocument, FilingDocuments } from '../../application/ports/filing.ts';
import { consolidationOf, type BillDocument } from '../bills/bill-document.ts';
import { toEntry, type LedgerEntryDocument } from '../ledger/ledger-repository.ts';

const batchSize = 200;

const moneyTypes: readonly LedgerType[] = ['payment', 'refund', 'adjustment'];

const toSpan = (month: string) => ({ $gte: `${month}-01`, $lte: lastDayOfMonth(month) });

/** Bills from before the mark `month` have none, and only their date tells. */
const toMonthFilter = (month: string) =>
  trustedFilter({
    month: { $in: [month, null] },
    'bill.date': toSpan(month),
  });

const toFiledDocument = (document: BillDocument): FiledDocument => {
  const { bill, number, credits } = document;
  const consolidation = consolidationOf(document);
  return { bill, number, credits, ...(consolidation && { consolidation }) };
};

interface Models {
  readonly bills: Model<BillDocument>;
  readonly ledgerEntries: Model<LedgerEntryDocument>;
}

const findOriginals = (model: Model<BillDocument>, billIds: readonly number[]) =>
  model
    .find(trustedFilter({ billId: { $in: [...billIds] } }))
    .select({ billId: 1, 'bill.date': 1, 'bill.totals.payablePaise': 1, 'bill.against': 1 })
    .lean<BillDocument[]>();

/** The credit note of a cancelled order may be against a debit note, whose invoice decides. */
const createInvoiceFinder =
  (model: Model<BillDocument>): FilingDocuments['findInvoiceValues'] =>
  async (billIds) => {
    const found = await findOriginals(model, billIds);
    const againstIds = found.flatMap(({ bill: { against } }) => (against ? [against.billId] : []));
    const invoices = againstIds.length > 0 ? await findOriginals(model, againstIds) : [];
    const invoiceOf = new Map(invoices.map((invoice) => [invoice.billId, invoice]));
    return new Map(
      found.map((document) => {
        const { bill } = invoiceOf.get(document.bill.against?.billId ?? 0) ?? document;
        return [document.billId, { date: bill.date, valuePaise: bill.totals.payablePaise }];
      }),
    );
  };

export const createFilingDocuments = ({
  bills: model,
  ledgerEntries,
}: Models): FilingDocuments => ({
  listOfMonth: async function* (month) {
    const documents = model
      .find(toMonthFilter(month))
      .select({
        bill: 1,
        number: 1,
        credits: 1,
        consolidationGroup: 1,
        consolidatedKey: 1,
        isWithdrawn: 1,
      })
      .batchSize(batchSize)
      .lean<BillDocument[]>();
    for await (const document of documents.cursor())
      if (!document.isWithdrawn) yield toFiledDocument(document);
  },
  listMoneyOfMonth: async function* (month) {
    const entries = ledgerEntries
      .find(trustedFilter({ type: { $in: moneyTypes }, date: toSpan(month) }))
      .batchSize(batchSize)
      .lean<LedgerEntryDocument[]>();
    for await (const entry of entries.cursor()) yield toEntry(entry);
  },
  findInvoiceValues: createInvoiceFinder(model),
  findUsedNumbers: async (numbers) => {
    const found = await model
      .find(trustedFilter({ number: { $in: [...numbers] } }))
      .select({ _id: 0, number: 1 })
      .lean<Pick<BillDocument, 'number'>[]>();
    return new Set(found.flatMap(({ number }) => number ?? []));
  },
});
