import type { DuesPaymentResponse } from '@tokri/contracts/api';
import { shopDate } from '@tokri/contracts/dates';
import { toRupees } from '@tokri/contracts/money';
import {
  onAccountPaise,
  type BillShare,
  type PartyPayment,
} from '../../domain/party-payments/party-payment.ts';
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
  OnAccount: toRupees(Math.max(0, onAccountPaise(payment))),
  Reason: payment.reversal?.reason ?? '',
  Returns: (payment.returns ?? []).map(toReturnResponse),
  Payment: checkout,
});
