import type { DuesPaymentResponse } from '@tokri/contracts/api';
import { isVoucherKind } from '@tokri/contracts/orders';
import { toRupees } from '@tokri/contracts/money';
import {
  onAccountPaise,
  type BillShare,
  type PartyPayment,
} from '../../domain/party-payments/party-payment.ts';
import type { Bill } from '../../domain/bills/bill.ts';
import { mergeShares } from '../../domain/party-payments/allocate-payment.ts';

const toShareResponse = ({ billId, number, amountPaise }: BillShare) => ({
  Id: billId,
  Number: number,
  Amount: toRupees(amountPaise),
});

const shownShares = ({ state, chosen, shares, allocation }: PartyPayment): readonly BillShare[] =>
  state === 'opened' ? chosen : mergeShares([...shares, ...(allocation.planned ?? [])]);

const toVoucherResponse = ({ billId, number, kind }: Bill) =>
  isVoucherKind(kind) ? [{ Id: billId, Number: number, Kind: kind }] : [];

export const toDuesPaymentResponse = (
  payment: PartyPayment,
  checkout: DuesPaymentResponse['Payment'],
  vouchers: readonly Bill[],
): DuesPaymentResponse => ({
  Id: payment.paymentId,
  Number: payment.number ?? '',
  Date: payment.receivedOn,
  Way: payment.way,
  Reference: payment.reference,
  Amount: toRupees(payment.amountPaise),
  State: payment.state,
  Bills: shownShares(payment).map(toShareResponse),
  OnAccount: toRupees(onAccountPaise(payment)),
  Vouchers: vouchers.flatMap(toVoucherResponse),
  Reason: payment.reversal?.reason ?? '',
  Payment: checkout,
});
