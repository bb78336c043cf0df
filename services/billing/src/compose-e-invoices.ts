import type { ServiceContext } from '@tokri/service-kit/lifecycle';
import { shopMetrics } from '@tokri/contracts/metrics';
import { cachedValue } from '@tokri/service-kit/metrics';
import {
  registerDocuments,
  type RegisterDocumentsDeps,
} from './application/e-invoices/register-documents.ts';
import type { BillingConfig } from './config.ts';
import { firstEInvoiceDate } from './domain/e-invoices/e-invoice-rules.ts';
import { toEInvoiceSettings, toRegistrySettings } from './gateways/e-invoices/config-e-invoices.ts';
import { createInvoiceRegistry } from './gateways/e-invoices/invoice-registry.ts';
import { createEInvoiceRepository } from './persistence/e-invoices/e-invoice-repository.ts';
import type { createModels } from './persistence/models.ts';

const registerIntervalMs = 1_000;

type Models = Pick<ReturnType<typeof createModels>, 'bills' | 'eInvoices'>;

export const composeEInvoices = (
  { logger, clock, metrics }: Pick<ServiceContext, 'logger' | 'clock' | 'metrics'>,
  models: Models,
  config: BillingConfig,
) => {
  const eInvoices = createEInvoiceRepository(models);
  metrics.gauge(
    shopMetrics.eInvoiceAge,
    cachedValue(async () => {
      const since = await eInvoices.oldestWaitingSince();
      return since ? (clock().getTime() - since.getTime()) / 1000 : 0;
    }),
  );
  return {
    eInvoices,
    invoiceRegistry: createInvoiceRegistry(toRegistrySettings(config), { logger, clock }),
    firstEInvoiceDate: firstEInvoiceDate(toEInvoiceSettings(config)),
    turnoverCrore: config.AGGREGATE_TURNOVER_CRORE,
  };
};

/** None below the threshold of turnover: documents keep their mark until the shop is above it. */
export const composeEInvoiceJobs = (
  { periodicJob }: Pick<ServiceContext, 'periodicJob'>,
  deps: RegisterDocumentsDeps,
) =>
  deps.firstEInvoiceDate === null
    ? []
    : [periodicJob('register-e-invoices', registerIntervalMs, () => registerDocuments(deps))];
