import { billSeriesOperations } from './bill-series.ts';
import { billOperations } from './bills.ts';
import { creditNoteOperations } from './credit-notes.ts';
import { dailyComparisonOperations } from './daily-comparisons.ts';
import { debitNoteOperations } from './debit-notes.ts';
import { documentBatchOperations } from './document-batches.ts';
import { eInvoiceOperations } from './e-invoices.ts';
import { gstReturnOperations } from './gst-returns.ts';
import { duesReminderOperations } from './dues-reminders.ts';
import { duesPaymentOperations } from './dues-payments.ts';
import { ledgerAdjustmentOperations } from './ledger-adjustments.ts';
import { ledgerOperations } from './ledger.ts';
import { notePaymentOperations } from './note-payments.ts';
import { ownRecordOperations } from './own-records.ts';
import { partyBalanceOperations } from './party-balances.ts';
import { paymentAdminOperations } from './payment-admin.ts';
import { paymentOperations } from './payments.ts';

export const billingOperations = {
  ...billOperations,
  ...billSeriesOperations,
  ...creditNoteOperations,
  ...dailyComparisonOperations,
  ...debitNoteOperations,
  ...documentBatchOperations,
  ...eInvoiceOperations,
  ...gstReturnOperations,
  ...ledgerOperations,
  ...ledgerAdjustmentOperations,
  ...notePaymentOperations,
  ...ownRecordOperations,
  ...partyBalanceOperations,
  ...paymentAdminOperations,
  ...paymentOperations,
  ...duesPaymentOperations,
  ...duesReminderOperations,
};
