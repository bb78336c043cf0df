import type { ServiceContext } from '@tokri/service-kit/lifecycle';
import { toBillOutboxEntry, toCreditReplyEntry } from './messaging/outbox-entries.ts';
import { createBillNumberRepository } from './persistence/bills/bill-number-repository.ts';
import { createBillRepository } from './persistence/bills/bill-repository.ts';
import { createConsolidatedBillRepository } from './persistence/bills/consolidated-bill-repository.ts';
import { createFilingDocuments } from './persistence/filing/filing-documents.ts';
import { createSeriesRepository } from './persistence/bills/series-repository.ts';
import { createSmallBillRepository } from './persistence/bills/small-bill-repository.ts';
import { createSaleRepository } from './persistence/bills/sale-repository.ts';
import type { createModels } from './persistence/models.ts';
import { createPartyCreditRepository } from './persistence/party-accounts/party-credit-repository.ts';

type Models = Pick<
  ReturnType<typeof createModels>,
  | 'sales'
  | 'bills'
  | 'consolidatedBills'
  | 'counters'
  | 'credits'
  | 'ledgerEntries'
  | 'partyPayments'
>;

export const composeBillStores = (
  { connection, clock }: Pick<ServiceContext, 'connection' | 'clock'>,
  models: Models,
) => ({
  sales: createSaleRepository(models.sales),
  filing: createFilingDocuments(models),
  bills: createBillRepository({
    connection,
    model: models.bills,
    toOutboxEntry: toBillOutboxEntry,
    clock,
  }),
  smallBills: createSmallBillRepository(models.bills),
  consolidatedBills: createConsolidatedBillRepository(models.consolidatedBills),
  series: createSeriesRepository(models),
  numbers: createBillNumberRepository(models.counters, clock),
  credits: createPartyCreditRepository({
    model: models.credits,
    toOutboxEntry: toCreditReplyEntry,
    clock,
  }),
});
