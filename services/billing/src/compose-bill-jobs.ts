import type { ServiceContext } from '@tokri/service-kit/lifecycle';
import { completeBillNumbers } from './application/bills/complete-bill-numbers.ts';
import { completeCreditNotes } from './application/bills/credit-notes.ts';
import type { RegisterDocumentsDeps } from './application/e-invoices/register-documents.ts';
import { createNumberedDocuments } from './application/party-payments/receipt-keys.ts';
import type { PartyPaymentStore } from './application/ports/party-payments.ts';
import { composeEInvoiceJobs } from './compose-e-invoices.ts';

const completionIntervalMs = 60_000;

type BillJobDeps = Parameters<typeof completeCreditNotes>[0] &
  RegisterDocumentsDeps & {
    readonly partyPayments: Pick<PartyPaymentStore, 'findNumbered' | 'issueReceipt'>;
  };

/** They finish what a crash interrupted. */
export const composeBillJobs = (
  { periodicJob }: Pick<ServiceContext, 'periodicJob'>,
  deps: BillJobDeps,
) => {
  const documents = createNumberedDocuments(deps.bills, deps.partyPayments);
  return [
    periodicJob('complete-bill-numbers', completionIntervalMs, () =>
      completeBillNumbers({ ...deps, bills: documents }),
    ),
    periodicJob('complete-credit-notes', completionIntervalMs, () => completeCreditNotes(deps)),
    ...composeEInvoiceJobs({ periodicJob }, deps),
  ];
};
