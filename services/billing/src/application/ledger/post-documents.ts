import { shopDate } from '@tokri/contracts/dates';
import type { LedgerType } from '@tokri/contracts/orders';
import { runEach, type Clock } from '@tokri/service-kit/use-case';
import { toAdjustmentPostings } from '../../domain/ledger/adjustment.ts';
import { toBillPostings, toPaymentPostings } from '../../domain/ledger/document-postings.ts';
import { toPartyPaymentPostings } from '../../domain/party-payments/party-payment-postings.ts';
import type { LedgerPosting } from '../../domain/ledger/posting.ts';
import type { LedgerDocument, LedgerDocuments, LedgerStore } from '../ports/ledger.ts';

export interface PostDocumentsDeps {
  readonly ledger: Pick<LedgerStore, 'isEmpty' | 'append'>;
  readonly ledgerDocuments: Pick<LedgerDocuments, 'listDue' | 'listByParty' | 'clearDue'>;
  readonly clock: Clock;
}

const maxPerRun = 200;

/** `today` is null for documents of the past: their payments are dated when they were opened. */
export const toPostings = (
  document: LedgerDocument,
  today: string | null,
): readonly LedgerPosting[] => {
  switch (document.kind) {
    case 'bill':
      return toBillPostings(document.bill);
    case 'payment':
      return toPaymentPostings(document.payment, {
        transactionNumber: document.transactionNumber,
        undatedOn: today ?? shopDate(document.payment.openedAt),
      });
    case 'party-payment':
      return toPartyPaymentPostings(document.payment);
    case 'adjustment':
      return toAdjustmentPostings(document.adjustment);
  }
};

const orderWithinDay: readonly LedgerType[] = [
  'bill',
  'debit-note',
  'payment',
  'credit-note',
  'refund',
  'adjustment',
];

const compareTexts = (a: string, b: string): number => Number(a > b) - Number(a < b);

const byDate = (a: LedgerPosting, b: LedgerPosting): number =>
  compareTexts(a.documentDate, b.documentDate) ||
  orderWithinDay.indexOf(a.type) - orderWithinDay.indexOf(b.type) ||
  compareTexts(a.source, b.source);

const groupByParty = (
  documents: readonly LedgerDocument[],
): ReadonlyMap<number, readonly LedgerDocument[]> => {
  const groups = new Map<number, readonly LedgerDocument[]>();
  for (const document of documents)
    groups.set(document.partyId, [...(groups.get(document.partyId) ?? []), document]);
  return groups;
};

/**
 * The write of a document leaves the mark that it is due, and the mark goes only after its postings
 * are stored: a crash in between posts again, which changes nothing. The first run for a party takes
 * all of its documents, so that they are posted in the order of their dates.
 */
export const postDueDocuments = async (deps: PostDocumentsDeps): Promise<number> => {
  const { ledger, ledgerDocuments, clock } = deps;
  const due = await ledgerDocuments.listDue(maxPerRun);
  await runEach([...groupByParty(due)], async ([partyId, documents]) => {
    const isFirst = await ledger.isEmpty(partyId);
    const today = isFirst ? null : shopDate(clock());
    const posted = isFirst ? await ledgerDocuments.listByParty(partyId) : documents;
    const postings = posted.flatMap((document) => toPostings(document, today)).sort(byDate);
    await ledger.append(partyId, postings);
    await ledgerDocuments.clearDue(documents);
  });
  return due.length;
};
