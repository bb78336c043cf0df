import type { Connection } from 'mongoose';
import { counterModel } from './bills/bill-number-repository.ts';
import { billModel } from './bills/bill-document.ts';
import { consolidatedBillModel } from './bills/consolidated-bill-repository.ts';
import { saleModel } from './bills/sale-repository.ts';
import { dailyComparisonModel } from './daily-comparison/daily-comparison-repository.ts';
import { duesReminderModel } from './dues-reminders/dues-reminder-repository.ts';
import { eInvoiceModel } from './e-invoices/e-invoice-repository.ts';
import { adjustmentModel } from './ledger/adjustment-repository.ts';
import { ledgerComparisonModel } from './ledger/ledger-comparison-repository.ts';
import { ledgerEntryModel } from './ledger/ledger-repository.ts';
import { partyCreditModel } from './party-accounts/party-credit-repository.ts';
import { gatewayInboxModel } from './payments/gateway-inbox-repository.ts';
import { partyPaymentModel } from './party-payments/party-payment-document.ts';
import { paymentModel } from './payments/payment-repository.ts';

export const createModels = (connection: Connection) => ({
  payments: paymentModel(connection),
  inbox: gatewayInboxModel(connection),
  sales: saleModel(connection),
  bills: billModel(connection),
  consolidatedBills: consolidatedBillModel(connection),
  counters: counterModel(connection),
  credits: partyCreditModel(connection),
  partyPayments: partyPaymentModel(connection),
  adjustments: adjustmentModel(connection),
  ledgerEntries: ledgerEntryModel(connection),
  ledgerComparisons: ledgerComparisonModel(connection),
  eInvoices: eInvoiceModel(connection),
  duesReminders: duesReminderModel(connection),
  dailyComparisons: dailyComparisonModel(connection),
});

/** Those whose documents hold events to publish. */
export const modelsWithOutbox = ({
  payments,
  bills,
  credits,
  duesReminders,
}: ReturnType<typeof createModels>) => [payments, bills, credits, duesReminders];
