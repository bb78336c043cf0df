import { kolkataDate, Problem } from '@tokri/contracts';
import { billNumber, seriesOf } from '../domain/bill-number.ts';
import {
  addresseeOf,
  billParts,
  creditNoteFor,
  type Addressee,
  type Bill,
  type DraftBill,
} from '../domain/bill.ts';
import type { BillStore, NumberStore } from './ports/bills.ts';
import type { BuyerBook } from './ports/buyers.ts';
import type { Clock } from './ports/clock.ts';
import type { SaleStore, SoldOrder } from './ports/sales.ts';

export interface BillNeeds {
  readonly sales: SaleStore;
  readonly bills: BillStore;
  readonly numbers: NumberStore;
  readonly buyers: BuyerBook;
  readonly clock: Clock;
}

/**
 * Draft, place in the series, number on the bill: each step is found done by who repeats it, whenever that is, so a crash between any two leaves neither a gap nor a
 * second number (reliability.md 1.2). The draft's date decides the series, so that a repeat after midnight of 31 March counts in the same year.
 */
const issue = async (
  { bills, numbers }: BillNeeds,
  key: string,
  bill: DraftBill,
): Promise<void> => {
  const draft = await bills.draft(key, bill);
  if (draft.number !== null) return;
  const series = seriesOf(draft.bill);
  const place = await numbers.take({ series, billKey: key }, async () =>
    (await bills.numbered([key])).has(key),
  );
  if (place !== null) await bills.issue(key, billNumber(series, place));
};

/** @throws Problem `not-known-yet` when address or party have not been heard of: a consumer waits for them (service-kit/kafka). */
export const addresseeOfSale = async (
  { buyers }: Pick<BillNeeds, 'buyers'>,
  { addressId, partyId }: { readonly addressId: number; readonly partyId: number },
): Promise<Addressee> => {
  const [place, party] = [
    await buyers.place(addressId),
    partyId === 0 ? null : await buyers.party(partyId),
  ];
  if (!place || (partyId > 0 && !party))
    throw new Problem('not-known-yet', 'The buyer is not known here yet.');
  return addresseeOf(
    place,
    party && {
      name: party.name,
      address: party.address,
      pincode: party.pincode,
      gstin: party.gstin,
    },
  );
};

export const draftOf = (
  sold: SoldOrder,
  part: Pick<
    DraftBill,
    | 'kind'
    | 'lines'
    | 'taxSummary'
    | 'totals'
    | 'billId'
    | 'date'
    | 'buyer'
    | 'deliverTo'
    | 'placeOfSupply'
  >,
): DraftBill => ({
  orderId: sold.orderId,
  userId: sold.userId,
  partyId: sold.partyId,
  transactionNumber: sold.transactionNumber,
  against: null,
  account: null,
  ...part,
});

/** An order is packed: its quantities are final, so it gets its bill before the goods leave (s.31). Again, nothing happens; nor for one that has ended since, of which a letter was sent again. */
export const issueBills = async (needs: BillNeeds, orderId: number): Promise<void> => {
  const sold = await needs.sales.byOrder(orderId);
  if (!sold?.sale || sold.isOver) return;
  const { sale } = sold;
  const addressee = await addresseeOfSale(needs, {
    addressId: sale.addressId,
    partyId: sold.partyId,
  });
  for (const part of billParts(sale, { isRegistered: addressee.buyer.gstin !== '' })) {
    const billId = await needs.bills.nextId();
    await issue(
      needs,
      `bill:${orderId}:${part.kind}`,
      draftOf(sold, {
        kind: part.kind,
        ...part.sale,
        billId,
        date: kolkataDate(needs.clock()),
        ...addressee,
        placeOfSupply: sale.placeOfSupply,
      }),
    );
  }
};

const isInvoice = ({ kind }: Bill): boolean => kind !== 'CreditNote';

/** A packed order is cancelled: each of its documents is taken back by a credit note. */
export const creditBills = async (needs: BillNeeds, orderId: number): Promise<void> => {
  for (const bill of (await needs.bills.ofOrder(orderId)).filter(isInvoice)) {
    const billId = await needs.bills.nextId();
    await issue(
      needs,
      `credit:${orderId}:${bill.billId}`,
      creditNoteFor(bill, { billId, date: kolkataDate(needs.clock()) }),
    );
  }
};
