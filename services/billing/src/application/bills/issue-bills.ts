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
}

/**
 * Each step can be repeated, so a crash leaves neither a gap nor a second number. The draft's date
 * decides the series, also when a retry happens after midnight on 31 March.
 */
export const issueDocument = async (
  { bills, numbers, requireCompany }: Pick<IssueBillsDeps, 'bills' | 'numbers' | 'requireCompany'>,
  key: string,
  bill: DraftBill,
): Promise<Pick<StoredBill, 'bill'>> => {
  const draft = await bills.insertDraft(key, bill);
  if (draft.number !== null) return draft;
  const series = billSeries(draft.bill, requireCompany().billPrefixes);
  const sequenceNumber = await numbers.allocate({ series, billKey: key }, async () =>
    (await bills.findNumbered([key])).has(key),
  );
  if (sequenceNumber !== null) await bills.issue(key, formatBillNumber(series, sequenceNumber));
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

/** GST requires the bill before the goods leave (CGST Act s. 31). Repeating it changes nothing. */
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
    await issueDocument(
      deps,
      `bill:${orderId}:${part.kind}`,
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
