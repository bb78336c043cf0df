import { duesPaymentOperations, type DuesPaymentResponse } from '@tokri/contracts/api';
import { toRupees } from '@tokri/contracts/money';
import { usePaymentForm, type PaymentFormControls } from '@tokri/web-kit/online-payment';
import { callApi, sendCommand } from '@tokri/web-kit/platform';
import { useEffect, useState } from 'react';
import { t } from '../../labels.ts';
import { useDuesPayment, useRefreshDues } from './dues-queries.ts';

const { readDuesPaymentSecret, verifyDuesPayment } = duesPaymentOperations;

export type PayablePayment = Pick<DuesPaymentResponse, 'Id' | 'Payment'>;

export interface DuesCheckout extends Omit<PaymentFormControls, 'pay'> {
  /** The payment that the page is about; undefined before it is known, null without one. */
  readonly payment: DuesPaymentResponse | null | undefined;
  readonly paymentId: number;
  /** Rupees that the provider's form asks for. */
  readonly amount: number;
  readonly pay: (payment: PayablePayment) => void;
  readonly payMore: () => void;
}

/** Opens the form for a payment and follows it until the shop has the money. */
export const useDuesCheckout = (partyId: number, initialPaymentId: number): DuesCheckout => {
  const [paymentId, setPaymentId] = useState(initialPaymentId);
  const [amount, setAmount] = useState(0);
  const refresh = useRefreshDues(partyId);
  const form = usePaymentForm({ onSettled: refresh });
  const { data } = useDuesPayment(partyId, paymentId);
  const payment = paymentId > 0 ? data : null;
  const hasEnded = payment?.State === 'captured' || payment?.State === 'failed';
  useEffect(() => {
    if (hasEnded) refresh();
  }, [hasEnded, refresh]);
  const pay = ({ Id, Payment }: PayablePayment): void => {
    if (!Payment) return;
    setPaymentId(Id);
    setAmount(toRupees(Payment.AmountPaise));
    const named = { PartyId: partyId, PaymentId: Id };
    void form.pay({
      payment: Payment,
      description: t('dues.title'),
      readClientSecret: async () =>
        (await callApi(readDuesPaymentSecret, { query: named }))[0]?.ClientSecret ?? '',
      verify: (confirmation) =>
        sendCommand(verifyDuesPayment, { body: { ...confirmation, ...named } }),
    });
  };
  return {
    state: form.state,
    card: form.card,
    payment,
    paymentId,
    amount,
    pay,
    payMore: () => setPaymentId(0),
  };
};
