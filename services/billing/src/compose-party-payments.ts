import type { ServiceContext } from '@tokri/service-kit/lifecycle';
import {
  settleDuePayments,
  type SettlePaymentDeps,
} from './application/party-payments/settle-payment.ts';
import { createNumberedDocuments } from './application/party-payments/receipt-keys.ts';
import { completeBillNumbers } from './application/bills/complete-bill-numbers.ts';
import type { BillNumberStore, BillStore } from './application/ports/bills.ts';
import { createPaidBills } from './persistence/bills/bill-accounts.ts';
import type { createModels } from './persistence/models.ts';
import { createPartyPaymentRepository } from './persistence/party-payments/party-payment-repository.ts';

const settleIntervalMs = 1_000;
const numberCompletionIntervalMs = 60_000;

export const composePartyPayments = (
  { connection, clock, periodicJob }: ServiceContext,
  models: Pick<ReturnType<typeof createModels>, 'bills' | 'partyPayments'>,
  { bills, numbers }: { readonly bills: BillStore; readonly numbers: BillNumberStore },
) => {
  const partyPayments = createPartyPaymentRepository(connection, models.partyPayments);
  const paidBills = createPaidBills(models.bills);
  const deps: SettlePaymentDeps = { partyPayments, paidBills, bills, numbers, clock };
  const documents = createNumberedDocuments(bills, partyPayments);
  return {
    handlerDeps: { partyPayments, paidBills },
    workers: [
      periodicJob('settle-party-payments', settleIntervalMs, () => settleDuePayments(deps)),
      periodicJob('complete-bill-numbers', numberCompletionIntervalMs, () =>
        completeBillNumbers({ bills: documents, numbers, clock }),
      ),
    ],
  };
};
