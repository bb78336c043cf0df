import {
  withoutEvents,
  type CreditedUnits,
  type Decision,
  type Payment,
  type Refund,
} from '../payments/payment.ts';
import { refundDownTo, sumRefunds } from './refunds.ts';

interface Cover extends Pick<CreditedUnits, 'noteId' | 'date' | 'by'> {
  readonly amountPaise: number;
}

const coversOf = (
  { creditedUnits = [] }: Pick<Payment, 'creditedUnits'>,
  requestId: string,
): readonly Cover[] =>
  creditedUnits.flatMap(({ noteId, date, by, covered }) =>
    covered
      .filter((cover) => cover.requestId === requestId)
      .map(({ amountPaise }) => ({ noteId, date, by, amountPaise })),
  );

/**
 * Which credit notes cover a refund that staff had made before them. One that was lowered since,
 * because the provider's dashboard refunded too, is covered at most as it is.
 */
export const chargeCovered = (
  payment: Pick<Payment, 'creditedUnits'>,
  { staffRefund, amountPaise }: Pick<Refund, 'staffRefund' | 'amountPaise'>,
): readonly Cover[] => {
  let leftPaise = amountPaise;
  return coversOf(payment, staffRefund?.requestId ?? '').flatMap((cover) => {
    const coveredPaise = Math.min(cover.amountPaise, leftPaise);
    leftPaise -= coveredPaise;
    return coveredPaise === 0 ? [] : [{ ...cover, amountPaise: coveredPaise }];
  });
};

const coverRefunds = (payment: Payment, amountPaise: number): CreditedUnits['covered'] => {
  let leftPaise = amountPaise;
  return payment.refunds.flatMap(({ staffRefund, amountPaise: refundedPaise }) => {
    if (!staffRefund) return [];
    const { requestId } = staffRefund;
    const freePaise = refundedPaise - sumRefunds(coversOf(payment, requestId));
    const coveredPaise = Math.min(leftPaise, Math.max(0, freePaise));
    leftPaise -= coveredPaise;
    return coveredPaise === 0 ? [] : [{ requestId, amountPaise: coveredPaise }];
  });
};

/**
 * Once for each credit note. What staff refunded before counts towards it, so that the same units are
 * not paid out twice. A payment that is not captured yet is refunded then. Of an ended order all goes
 * back anyway.
 */
export const refundCreditedUnits = (
  payment: Payment,
  note: Omit<CreditedUnits, 'covered'>,
): Decision => {
  const { creditedUnits = [], hasOrderEnded } = payment;
  if (hasOrderEnded || creditedUnits.some(({ noteId }) => noteId === note.noteId))
    return withoutEvents(payment);
  const covered = coverRefunds(payment, note.amountPaise);
  const duePaise = note.amountPaise - sumRefunds(covered);
  const retainedPaise = Math.max(0, payment.retainedPaise - duePaise);
  return refundDownTo(
    { ...payment, retainedPaise, creditedUnits: [...creditedUnits, { ...note, covered }] },
    retainedPaise,
  );
};
