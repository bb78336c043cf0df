import type { DuesPaymentResponse } from '@tokri/contracts/api';
import { shopDate } from '@tokri/contracts/dates';
import { toRupees } from '@tokri/contracts/money';
import { isVoucherKind } from '@tokri/contracts/orders';
import {
  onAccountPaise,
  type BillShare,
  type PartyPayment,
} from '../../domain/party-payments/party-payment.ts';
import type { Bill } from '../../domain/bills/bill.ts';
import type { ProviderReturn } from '../../domain/party-payments/provider-returns.ts';
import { mergeShares } from '../../domain/party-payments/allocate-payment.ts';

const toShareResponse = ({ billId, number, amountPaise }: BillShare) => ({
  Id: billId,
  Number: number,
  Amount: toRupees(amountPaise),
});

const toReturnResponse = ({
  returnId,
  kind,
  amountPaise,
  state,
  at,
}: ProviderReturn): DuesPaymentResponse['Returns'][number] => ({
  Kind: kind,
  State: state,
  Amount: toRupees(amountPaise),
  Date: shopDate(at),
  Reference: returnId,
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
  OnAccount: toRupees(Math.max(0, onAccountPaise(payment))),
  Vouchers: vouchers.flatMap(toVoucherResponse),
  Reason: payment.reversal?.reason ?? '',
  Returns: (payment.returns ?? []).map(toReturnResponse),
  Payment: checkout,
});
