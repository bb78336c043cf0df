import type { BillResponse } from '@tokri/contracts/api';
import type { NotePaymentKind } from '@tokri/contracts/orders';
import { formatDate, formatExactPrice } from '@tokri/web-kit/ui';
import { useState } from 'react';
import { t } from '../../../../debit-notes/labels.ts';
import { OneTimeButton } from '../one-time-button.tsx';
import { NotePaymentSheet } from './note-payment-sheet.tsx';

type NotePayment = BillResponse['Payments'][number];

const paymentText = ({ Kind, Amount, Way, Reference, PaidOn }: NotePayment): string =>
  t(Kind === 'payment' ? 'paidLine' : 'refundedLine', {
    sum: formatExactPrice(Amount),
    date: formatDate(PaidOn, { withYear: true }),
    way: [t(`way.${Way}`), Reference].filter(Boolean).join(' '),
  });

/** What was paid for a debit note, and what is open of it. */
export const NotePaymentTexts = ({ note }: { readonly note: BillResponse }) => (
  <>
    {[
      ...note.Payments.map(paymentText),
      ...(note.Due > 0 ? [t('due', { sum: formatExactPrice(note.Due) })] : []),
      ...(note.ToRefund > 0 ? [t('toRefund', { sum: formatExactPrice(note.ToRefund) })] : []),
    ].map((text, index) => (
      <small key={index}>
        <br />
        {text}
      </small>
    ))}
  </>
);

const hasKind = ({ Payments }: BillResponse, kind: NotePaymentKind): boolean =>
  Payments.some(({ Kind }) => Kind === kind);

/** A business customer pays its debit notes on its account. */
export const NotePaymentButtons = ({ note }: { readonly note: BillResponse }) => {
  const [opened, setOpened] = useState<NotePaymentKind>();
  if (note.PartyId > 0) return null;
  const { Due, ToRefund, Number: number } = note;
  return (
    <>
      {(Due > 0 || hasKind(note, 'payment')) && (
        <OneTimeButton
          text={t('recordPayment')}
          label={t('recordPaymentOf', { number })}
          doneText={t('isPaid')}
          isDone={Due === 0}
          onClick={() => setOpened('payment')}
        />
      )}
      {(ToRefund > 0 || hasKind(note, 'refund')) && (
        <OneTimeButton
          text={t('recordRefund')}
          label={t('recordRefundOf', { number })}
          doneText={t('isRefunded')}
          isDone={ToRefund === 0}
          onClick={() => setOpened('refund')}
        />
      )}
      {opened && (
        <NotePaymentSheet note={note} kind={opened} onClose={() => setOpened(undefined)} />
      )}
    </>
  );
};
