import { shopDate } from '@tokri/contracts/dates';
import { ProblemError } from '@tokri/contracts/problems';
import { isUnitedKingdom } from '@tokri/contracts/market';
import type { Clock } from '@tokri/service-kit/use-case';
import { createGstr1, type Gstr1 } from '../../domain/filing/gstr1.ts';
import type { InvoiceValue } from '../../domain/filing/gstr1-section.ts';
import type { DocumentRules } from '../../domain/filing/finding.ts';
import type { EInvoiceStore } from '../ports/e-invoices.ts';
import type { RequireCompany } from '../ports/company.ts';
import type { FiledDocument, FilingDocuments } from '../ports/filing.ts';

type EInvoiceReader = Pick<EInvoiceStore, 'findByBillIds'>;

export interface FilingDeps extends Omit<DocumentRules, 'today'> {
  readonly filing: FilingDocuments;
  readonly requireCompany: RequireCompany;
  readonly eInvoices: EInvoiceReader;
  readonly clock: Clock;
}

const batchSize = 200;

async function* toBatches(
  documents: AsyncIterable<FiledDocument>,
): AsyncGenerator<readonly FiledDocument[]> {
  let batch: FiledDocument[] = [];
  for await (const document of documents) {
    batch.push(document);
    if (batch.length < batchSize) continue;
    yield batch;
    batch = [];
  }
  yield batch;
}

/** Only a note of an unregistered buyer is placed by the value of its invoice. */
const listOriginalIds = (batch: readonly FiledDocument[]): readonly number[] => [
  ...new Set(
    batch.flatMap(({ bill: { against, buyer } }) =>
      against && buyer.gstin === '' ? [against.billId] : [],
    ),
  ),
];

const findEInvoices = (eInvoices: EInvoiceReader, batch: readonly FiledDocument[]) =>
  eInvoices.findByBillIds(
    batch.flatMap(({ bill }) => (bill.buyer.gstin === '' ? [] : [bill.billId])),
  );

/**
 * Form GSTR-1 of a month for the GSTIN that the shop has now. Reads the documents in batches and
 * keeps only what the tables need of them.
 *
 * @throws ProblemError `not-found` in the United Kingdom, which has no GST
 */
export const readReturn = async (
  { filing, requireCompany, eInvoices, clock, turnoverCrore, firstEInvoiceDate }: FilingDeps,
  month: string,
): Promise<Gstr1> => {
  if (isUnitedKingdom()) throw new ProblemError('not-found');
  const { seller, initialSeller = seller } = requireCompany();
  const gstr1 = createGstr1({
    month,
    gstin: seller.gstin,
    rules: { turnoverCrore, firstEInvoiceDate, today: shopDate(clock()) },
  });
  for await (const batch of toBatches(filing.listOfMonth(month))) {
    const originalIds = listOriginalIds(batch);
    const originals =
      originalIds.length > 0
        ? await filing.findInvoiceValues(originalIds)
        : new Map<number, InvoiceValue>();
    const registered = await findEInvoices(eInvoices, batch);
    for (const document of batch) {
      const { bill } = document;
      const supplierGstin = (bill.seller ?? initialSeller).gstin;
      const eInvoice = registered.get(bill.billId) ?? null;
      gstr1.add({ ...document, supplierGstin, eInvoice }, originals.get(bill.against?.billId ?? 0));
    }
  }
  return gstr1.finish(await filing.findUsedNumbers(gstr1.listUnseenNumbers()));
};
