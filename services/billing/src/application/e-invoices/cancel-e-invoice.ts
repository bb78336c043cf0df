import { err, ok, type Result } from '@tokri/contracts/result';
import type { Clock } from '@tokri/service-kit/use-case';
import {
  checkCancellation,
  type CancellationError,
  type EInvoiceCancellation,
} from '../../domain/e-invoices/e-invoice.ts';
import type { BillStore } from '../ports/bills.ts';
import type { RequireCompany } from '../ports/company.ts';
import type { EInvoiceStore, InvoiceRegistry } from '../ports/e-invoices.ts';

export interface CancelEInvoiceDeps {
  readonly eInvoices: Pick<EInvoiceStore, 'find' | 'saveCancellation'>;
  readonly invoiceRegistry: Pick<InvoiceRegistry, 'cancel'>;
  readonly bills: Pick<BillStore, 'findById'>;
  readonly requireCompany: RequireCompany;
  readonly clock: Clock;
}

export type CancelEInvoiceError =
  CancellationError | 'unknown-bill' | 'e-invoice-refused' | 'e-invoice-portal-unavailable';

/** The portal is asked first: what it cancelled before a crash, it confirms again. */
export const cancelEInvoice = async (
  { eInvoices, invoiceRegistry, bills, requireCompany, clock }: CancelEInvoiceDeps,
  { billId, ...request }: Omit<EInvoiceCancellation, 'at'> & { readonly billId: number },
): Promise<Result<number, CancelEInvoiceError>> => {
  const bill = await bills.findById(billId);
  if (!bill) return err('unknown-bill');
  const checked = checkCancellation(await eInvoices.find(billId), clock());
  if (!checked.ok) return checked;
  const { seller, initialSeller = seller } = requireCompany();
  const { kind } = await invoiceRegistry.cancel({
    gstin: (bill.seller ?? initialSeller).gstin,
    irn: checked.value.irn,
    reason: request.reason,
    remark: request.remark,
  });
  if (kind === 'refused') return err('e-invoice-refused');
  if (kind === 'no-response') return err('e-invoice-portal-unavailable');
  await eInvoices.saveCancellation(billId, { ...request, at: clock() });
  return ok(billId);
};
