import { billOperations } from './bills.ts';
import { dailyComparisonOperations } from './daily-comparisons.ts';
import { duesPaymentOperations } from './dues-payments.ts';
import { ledgerAdjustmentOperations } from './ledger-adjustments.ts';
import { ledgerOperations } from './ledger.ts';
import { ownRecordOperations } from './own-records.ts';
import { paymentAdminOperations } from './payment-admin.ts';
import { paymentOperations } from './payments.ts';

export const billingOperations = {
  ...billOperations,
  ...dailyComparisonOperations,
  ...ledgerOperations,
  ...ledgerAdjustmentOperations,
  ...ownRecordOperations,
  ...paymentAdminOperations,
  ...paymentOperations,
  ...duesPaymentOperations,
};
