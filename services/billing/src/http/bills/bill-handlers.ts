import {
  commandSucceeded,
  hasPermission,
  type billingOperations,
  type Caller,
} from '@tokri/contracts/api';
import type { BillStore } from '../../application/ports/bills.ts';
import type { SmallBillStore } from '../../application/ports/small-bills.ts';
import {
  requestOwnBill,
  type LeaveSmallBillsDeps,
} from '../../application/bills/leave-small-bills.ts';
import type { Company, RequireCompany } from '../../application/ports/company.ts';
import type { EInvoiceStore } from '../../application/ports/e-invoices.ts';
import type { OperationHandlers } from '@tokri/service-kit/http';
import type { Clock } from '@tokri/service-kit/use-case';
import {
  findBillOfOrder,
  listBillsOfOrder,
  readBillMoney,
  type ReadBillsDeps,
  type Reader,
} from '../../application/bills/read-bills.ts';
import type { Bill, Seller } from '../../domain/bills/bill.ts';
import { toCommandResponse } from '../error-messages.ts';
import type { BillLinks } from './bill-links.ts';
import { toBillResponse } from './bill-response.ts';

export interface BillHandlerDeps extends ReadBillsDeps, LeaveSmallBillsDeps {
  readonly bills: BillStore;
  readonly smallBills: SmallBillStore;
  readonly clock: Clock;
  readonly links: BillLinks;
  readonly requireCompany: RequireCompany;
  readonly eInvoices: Pick<EInvoiceStore, 'find'>;
}

const toReader = (caller: Caller): Reader => ({
  userId: caller.userId,
  isStaff: hasPermission(caller, 'transactions'),
});

/** Of bills from before bills stored their seller. */
export const formerSeller = ({ seller, initialSeller = seller }: Company): Seller => initialSeller;

export const createBillResponder =
  (
    deps: Pick<
      BillHandlerDeps,
      'bills' | 'clock' | 'links' | 'requireCompany' | 'sales' | 'payments' | 'eInvoices'
    >,
  ) =>
  async (bill: Bill, caller?: Caller) =>
    toBillResponse(bill, {
      seller: bill.seller ?? formerSeller(deps.requireCompany()),
      eInvoice: bill.buyer.gstin === '' ? null : await deps.eInvoices.find(bill.billId),
      ...(await readBillMoney(deps, bill)),
      pdfUrl:
        // A link needs no token, so it would outlive the preview.
        bill.kind === 'OrderConfirmation' || caller?.previewedBy !== undefined
          ? ''
          : deps.links.createLink(bill.billId, deps.clock()),
    });

export const createBillHandlers = (
  deps: BillHandlerDeps,
): Pick<
  OperationHandlers<typeof billingOperations>,
  'read-bills-of-order' | 'read-bill' | 'request-tax-invoice'
> => {
  const respondWithBill = createBillResponder(deps);
  return {
    'read-bills-of-order': async ({ query, caller }) => ({
      body: await Promise.all(
        (await listBillsOfOrder(deps, query.Transid, toReader(caller))).map((bill) =>
          respondWithBill(bill, caller),
        ),
      ),
    }),
    'read-bill': async ({ query, caller }) => ({
      body: [
        await respondWithBill(
          await findBillOfOrder(
            deps,
            { orderId: query.TRANSID, billId: query.ID },
            toReader(caller),
          ),
          caller,
        ),
      ],
    }),
    'request-tax-invoice': async ({ body, caller, language }) => {
      const result = await requestOwnBill(deps, body.TransactionId, toReader(caller));
      return {
        body: [
          toCommandResponse(result, language, ({ billId, number }) =>
            commandSucceeded(billId, { Number: number }),
          ),
        ],
      };
    },
  };
};
