import type { ServiceContext } from '@tokri/service-kit/lifecycle';
import { completeBillNumbers } from './application/bills/complete-bill-numbers.ts';
import {
  closeSmallBills,
  type CloseSmallBillsDeps,
} from './application/bills/close-small-bills.ts';
import { createNumberedDocuments } from './application/bills/numbered-documents.ts';
import { completeCreditNotes } from './application/bills/credit-notes.ts';
import type { RegisterDocumentsDeps } from './application/e-invoices/register-documents.ts';
import type { PartyPaymentStore } from './application/ports/party-payments.ts';
import { composeEInvoiceJobs } from './compose-e-invoices.ts';

const completionIntervalMs = 60_000;
const closingIntervalMs = 30_000;

type BillJobDeps = Parameters<typeof completeCreditNotes>[0] &
  CloseSmallBillsDeps &
  RegisterDocumentsDeps & {
    readonly partyPayments: Pick<PartyPaymentStore, 'findNumbered' | 'issueReceipt'>;
  };

/** They finish what a crash interrupted. */
export const composeBillJobs = (
  { periodicJob }: Pick<ServiceContext, 'periodicJob'>,
  deps: BillJobDeps,
) => {
  const documents = createNumberedDocuments(deps);
  return [
    periodicJob('complete-bill-numbers', completionIntervalMs, () =>
      completeBillNumbers({ ...deps, bills: documents }),
    ),
    periodicJob('complete-credit-notes', completionIntervalMs, () => completeCreditNotes(deps)),
    periodicJob('close-small-bills', closingIntervalMs, () => closeSmallBills(deps)),
    ...composeEInvoiceJobs({ periodicJob }, deps),
  ];
};
