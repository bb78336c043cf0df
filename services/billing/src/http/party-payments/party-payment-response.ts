import type { DuesPaymentResponse } from '@tokri/contracts/api';
import { toRupees } from '@tokri/contracts/money';
import {
  onAccountPaise,
  type BillShare,
  type PartyPayment,
} from '../../domain/party-payments/party-payment.ts';
import { mergeShares } from '../../domain/party-payments/allocate-payment.ts';

const toShareResponse = ({ billId, number, amountPaise }: BillShare) => ({
  Id: billId,
  Number: number,
  Amount: toRupees(amountPaise),
});

const shownShares = ({ state, chosen, shares, allocation }: PartyPayment): readonly BillShare[] =>
  state === 'opened' ? chosen : mergeShares([...shares, ...(allocation.planned ?? [])]);

export const toDuesPaymentResponse = (
  payment: PartyPayment,
  checkout: DuesPaymentResponse['Payment'],
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
  Reason: payment.reversal?.reason ?? '',
  Payment: checkout,
});
