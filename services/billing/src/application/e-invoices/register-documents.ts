import { minuteMs } from '@tokri/contracts/dates';
import type { Clock } from '@tokri/service-kit/use-case';
import { nextAttemptAt, type EInvoice } from '../../domain/e-invoices/e-invoice.ts';
import { needsRegistration } from '../../domain/e-invoices/e-invoice-rules.ts';
import type { BillStore } from '../ports/bills.ts';
import type { RequireCompany } from '../ports/company.ts';
import type { EInvoiceStore, InvoiceRegistry } from '../ports/e-invoices.ts';

export interface RegisterDocumentsDeps {
  readonly eInvoices: EInvoiceStore;
  readonly invoiceRegistry: InvoiceRegistry;
  readonly bills: Pick<BillStore, 'findById'>;
  readonly requireCompany: RequireCompany;
  readonly clock: Clock;
  /** Date of the first document that is registered. */
  readonly firstEInvoiceDate: string | null;
}

const maxPerRun = 50;
/** Longer than an attempt takes: after a crash the document is due again. */
const claimMs = 5 * minuteMs;

/** The mark of a document is removed after its e-invoice is stored, so a crash loses none. */
const queueDocuments = async ({
  eInvoices,
  clock,
  firstEInvoiceDate,
}: RegisterDocumentsDeps): Promise<void> => {
  for (const bill of await eInvoices.listUnqueued(maxPerRun)) {
    if (needsRegistration(bill, firstEInvoiceDate)) await eInvoices.insert(bill.billId, clock());
    await eInvoices.markQueued(bill.billId);
  }
};

/** Returns whether the portal responded. */
const registerDocument = async (
  { eInvoices, invoiceRegistry, bills, requireCompany, clock }: RegisterDocumentsDeps,
  { billId, attempts }: EInvoice,
): Promise<boolean> => {
  const bill = await bills.findById(billId);
  if (!bill) throw new Error(`bill ${billId} of an e-invoice is missing`);
  const { seller, initialSeller = seller } = requireCompany();
  const result = await invoiceRegistry.register({ bill, seller: bill.seller ?? initialSeller });
  if (result.kind === 'registered') {
    await eInvoices.saveRegistration(billId, result.registration);
    return true;
  }
  const failure = result.kind === 'refused' ? result.failure : null;
  const dueAt = nextAttemptAt(failure, attempts + 1, clock());
  await eInvoices.saveFailure(billId, { failure, dueAt });
  return failure !== null;
};

/** Stops at the first document to which the portal does not respond: the others are still due. */
export const registerDocuments = async (deps: RegisterDocumentsDeps): Promise<void> => {
  await queueDocuments(deps);
  const now = deps.clock();
  for (const eInvoice of await deps.eInvoices.listDue(now, maxPerRun)) {
    const until = new Date(now.getTime() + claimMs);
    if (!(await deps.eInvoices.claim(eInvoice, until))) continue;
    if (!(await registerDocument(deps, eInvoice))) return;
  }
};
