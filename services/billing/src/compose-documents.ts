import { createBackgroundWorker } from '@tokri/service-kit/lifecycle';
import { createBillPdfs } from './bill-pdf/bill-pdfs.ts';
import { createBillResponder } from './http/bills/bill-handlers.ts';
import { mountPdfRoute, type PdfRouteDeps } from './http/bills/pdf-route.ts';
import { mountBatchRoutes, type BatchRouteDeps } from './http/document-batches/batch-routes.ts';
import { mountReturnFileRoute, type ReturnFileRouteDeps } from './http/filing/return-file-route.ts';
import { mountAppLedgerRoute, type AppLedgerRouteDeps } from './http/ledger/app-ledger-route.ts';
import {
  mountStatementPdfRoute,
  type StatementPdfRouteDeps,
} from './http/ledger/statement-pdf-route.ts';
import {
  mountReceiptPdfRoute,
  type ReceiptPdfRouteDeps,
} from './http/party-payments/receipt-pdf-route.ts';
import type { BillStore } from './application/ports/bills.ts';

type DocumentDeps = Pick<PdfRouteDeps, 'links' | 'clock'> &
  Omit<StatementPdfRouteDeps, 'renderStatement'> &
  Omit<ReceiptPdfRouteDeps, 'renderReceipt'> &
  Pick<BatchRouteDeps, 'batchLinks'> &
  ReturnFileRouteDeps &
  AppLedgerRouteDeps &
  Parameters<typeof createBillResponder>[0] & { readonly bills: BillStore };

export const composeDocuments = (
  deps: DocumentDeps,
  {
    mainFile,
    renderWorker,
  }: { readonly mainFile: string; readonly renderWorker?: URL | undefined },
) => {
  const toBillResponse = createBillResponder(deps);
  const pdfs = createBillPdfs(mainFile, renderWorker);
  const readBill = async (billId: number) => {
    const bill = await deps.bills.findById(billId);
    return bill && toBillResponse(bill);
  };
  return {
    mount: (app: Parameters<ReturnType<typeof mountPdfRoute>>[0]): void => {
      mountPdfRoute({ ...deps, readBill, renderPdf: pdfs.render })(app);
      mountReturnFileRoute(deps)(app);
      mountAppLedgerRoute(deps)(app);
      mountReceiptPdfRoute({ ...deps, renderReceipt: pdfs.renderReceipt })(app);
      mountBatchRoutes({ ...deps, ...pdfs, toBillResponse })(app);
      mountStatementPdfRoute({ ...deps, renderStatement: pdfs.renderStatement })(app);
    },
    worker: createBackgroundWorker({ name: 'bill rendering', role: 'publisher', stop: pdfs.stop }),
  };
};
