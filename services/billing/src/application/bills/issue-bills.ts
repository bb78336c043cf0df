import { addDays, shopDate } from '@tokri/contracts/dates';
import { formatBillNumber } from '@tokri/contracts/orders';
import { ProblemError } from '@tokri/contracts/problems';
import type { RequireCompany } from '../ports/company.ts';
import type { Clock } from '@tokri/service-kit/use-case';
import { billSeries } from '../../domain/bills/bill-number.ts';
import {
  toBillAddresses,
  splitIntoBills,
  type BillAddresses,
  type DraftBill,
} from '../../domain/bills/bill.ts';
import { isSmallBill, toConsolidationGroup } from '../../domain/bills/small-bill.ts';
import { findUpiPayee } from '../../domain/bills/upi-payee.ts';
import { findTermsDays } from '../party-accounts/order-credit.ts';
import type { BillStore, BillNumberStore, StoredBill } from '../ports/bills.ts';
import type { BuyerDirectory } from '../ports/buyers.ts';
import type { PartyCreditStore } from '../ports/party-accounts.ts';
import type { SaleStore, Sale } from '../ports/sales.ts';

export interface IssueBillsDeps {
  readonly sales: SaleStore;
  readonly bills: BillStore;
  readonly numbers: BillNumberStore;
  readonly buyers: BuyerDirectory;
  readonly credits: Pick<PartyCreditStore, 'find'>;
  readonly requireCompany: RequireCompany;
  readonly clock: Clock;
  /** Small bills wait for the consolidated bill of their day (CGST Act s. 31(3)(b)). */
  readonly consolidatesSmallBills: boolean;
}

export type NumberDocumentDeps = Pick<IssueBillsDeps, 'numbers' | 'requireCompany'> & {
  readonly bills: Pick<BillStore, 'findNumbered' | 'issue'>;
};

/**
 * Each step can be repeated, so a crash leaves neither a gap nor a second number. The draft's date
 * decides the series, also when a retry happens after midnight on 31 March.
 */
export const numberDocument = async (
  { bills, numbers, requireCompany }: NumberDocumentDeps,
  key: string,
  document: Pick<DraftBill, 'kind' | 'date'>,
): Promise<void> => {
  const series = billSeries(document, requireCompany().billPrefixes);
  const sequenceNumber = await numbers.allocate({ series, billKey: key }, async () =>
    (await bills.findNumbered([key])).has(key),
  );
  if (sequenceNumber !== null) await bills.issue(key, formatBillNumber(series, sequenceNumber));
};

const numberDraft = async (deps: NumberDocumentDeps, draft: StoredBill): Promise<void> => {
  if (draft.number === null && !draft.isHeldBack) await numberDocument(deps, draft.key, draft.bill);
};

export const issueDocument = async (
  deps: Pick<IssueBillsDeps, 'bills' | 'numbers' | 'requireCompany'>,
  key: string,
  bill: DraftBill,
): Promise<Pick<StoredBill, 'bill'>> => {
  const draft = await deps.bills.insertDraft(key, bill);
  await numberDraft(deps, draft);
  return draft;
};

export const findBillAddresses = async (
  { buyers }: Pick<IssueBillsDeps, 'buyers'>,
  { addressId, partyId }: { readonly addressId: number; readonly partyId: number },
): Promise<BillAddresses> => {
  const [deliveryLocation, party] = [
    await buyers.findDeliveryLocation(addressId),
    partyId === 0 ? null : await buyers.findParty(partyId),
  ];
  if (!deliveryLocation || (partyId > 0 && !party))
    throw new ProblemError(
      'not-known-yet',
      'The buyer is not available yet. Try again in a moment.',
    );
  return toBillAddresses(
    deliveryLocation,
    party && {
      name: party.name,
      address: party.address,
      pincode: party.pincode,
      gstin: party.gstin,
    },
  );
};

export const toDraftBill = (
  order: Sale,
  part: Pick<
    DraftBill,
    | 'seller'
    | 'kind'
    | 'lines'
    | 'taxSummary'
    | 'totals'
    | 'billId'
    | 'date'
    | 'buyer'
    | 'deliverTo'
    | 'placeOfSupply'
  > &
    Partial<Pick<DraftBill, 'account' | 'upiPayee'>>,
): DraftBill => ({
  orderId: order.orderId,
  userId: order.userId,
  partyId: order.partyId,
  transactionNumber: order.transactionNumber,
  against: null,
  account: null,
  ...part,
});

const issueBill = async (deps: IssueBillsDeps, bill: DraftBill): Promise<void> => {
  const isConsolidated = deps.consolidatesSmallBills && isSmallBill(bill);
  const draft = await deps.bills.insertDraft(
    `bill:${bill.orderId}:${bill.kind}`,
    bill,
    isConsolidated ? toConsolidationGroup(bill) : undefined,
  );
  await numberDraft(deps, draft);
};

/**
 * GST requires the bill before the goods leave (CGST Act s. 31), except for small ones, which may
 * wait until the end of the day. Repeating it changes nothing.
 */
export const issueBills = async (deps: IssueBillsDeps, orderId: number): Promise<void> => {
  const order = await deps.sales.findByOrder(orderId);
  if (!order?.sale || order.hasOrderEnded) return;
  const { sale } = order;
  const addresses = await findBillAddresses(deps, {
    addressId: sale.addressId,
    partyId: order.partyId,
  });
  const date = shopDate(deps.clock());
  const company = deps.requireCompany();
  const upiPayee = findUpiPayee(company);
  const termsDays = await findTermsDays(deps, order);
  const account = termsDays === null ? null : { dueDate: addDays(date, termsDays), paidPaise: 0 };
  for (const part of splitIntoBills(sale, { isRegistered: addresses.buyer.gstin !== '' })) {
    const billId = await deps.bills.nextId();
    await issueBill(
      deps,
      toDraftBill(order, {
        seller: company.seller,
        kind: part.kind,
        ...(upiPayee && { upiPayee }),
        ...part.sale,
        billId,
        date,
        account,
        ...addresses,
        placeOfSupply: sale.placeOfSupply,
      }),
    );
  }
};
