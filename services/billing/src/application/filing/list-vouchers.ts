import { isUnitedKingdom } from '@tokri/contracts/market';
import { isVoucherKind } from '@tokri/contracts/orders';
import { ProblemError } from '@tokri/contracts/problems';
import { createDailySales } from '../../domain/filing/daily-sales.ts';
import { isOfEarlierSystem, toOutwardDocument } from '../../domain/filing/outward-document.ts';
import {
  toDocumentVoucher,
  toMoneyVoucher,
  type Voucher,
} from '../../domain/filing/tally-voucher.ts';
import type { BuyerDirectory } from '../ports/buyers.ts';
import type { FilingDeps } from './read-return.ts';

export interface VoucherDeps extends FilingDeps {
  readonly buyers: Pick<BuyerDirectory, 'findParty'>;
}

const createPartyNames = ({ findParty }: VoucherDeps['buyers']) => {
  const names = new Map<number, string>();
  return async (partyId: number): Promise<string> => {
    const known = names.get(partyId);
    if (known !== undefined) return known;
    const name = (await findParty(partyId))?.name ?? 'Business customer';
    names.set(partyId, name);
    return name;
  };
};

/**
 * What an accounting program books of a month: each document of a business customer, the sums of a
 * day for all others, and payments, refunds and adjustments of business customers. Bills of an
 * earlier system are in its books already; the payment that a receipt voucher is about is a Receipt.
 *
 * @throws ProblemError `not-found` in the United Kingdom
 */
export const listVouchers = async (
  { filing, requireCompany, buyers }: VoucherDeps,
  month: string,
): Promise<readonly Voucher[]> => {
  if (isUnitedKingdom()) throw new ProblemError('not-found');
  const { seller, initialSeller = seller } = requireCompany();
  const findName = createPartyNames(buyers);
  const daily = createDailySales();
  const vouchers: Voucher[] = [];
  for await (const { bill, number, consolidation } of filing.listOfMonth(month)) {
    if (number === null || isOfEarlierSystem(bill) || isVoucherKind(bill.kind)) continue;
    const supplierGstin = (bill.seller ?? initialSeller).gstin;
    const issued = { ...bill, number, ...(consolidation && { consolidation }) };
    const document = toOutwardDocument(issued, supplierGstin);
    if (bill.partyId === 0) daily.add(document);
    else vouchers.push(toDocumentVoucher(document, await findName(bill.partyId)));
  }
  for await (const entry of filing.listMoneyOfMonth(month)) {
    const voucher = toMoneyVoucher(entry, await findName(entry.partyId));
    if (voucher) vouchers.push(voucher);
  }
  return [...daily.list(), ...vouchers].sort((a, b) => a.date.localeCompare(b.date));
};
