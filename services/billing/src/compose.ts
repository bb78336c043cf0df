import { type OrderStatus } from '@tokri/contracts/orders';
import { billingEvents, companySnapshot, orderEvents, userContacts } from '@tokri/contracts/events';
import { billingOperations } from '@tokri/contracts/api';
import { createCompanyView } from '@tokri/service-kit/company';
import {
  createBackgroundWorker,
  createService,
  createServiceContext,
  type ComposeOptions,
} from '@tokri/service-kit/lifecycle';
import { createPendingReplies } from '@tokri/service-kit/use-case';
import { composeBillJobs } from './compose-bill-jobs.ts';
import { composeDocuments } from './compose-documents.ts';
import { composeBillStores } from './compose-bill-stores.ts';
import { composeEInvoices } from './compose-e-invoices.ts';
import { composeErasure } from './compose-erasure.ts';
import { composeLedger } from './compose-ledger.ts';
import { composeLinks } from './compose-links.ts';
import { composeReminders } from './compose-reminders.ts';
import { composePaymentJobs } from './compose-payment-jobs.ts';
import { composePartyPayments } from './compose-party-payments.ts';
import { composeGatewayInbox } from './compose-gateway-inbox.ts';
import { observePayments, reportMoney } from './compose-metrics.ts';
import { createWorkQueues } from './compose-work-queues.ts';
import type { BillingConfig } from './config.ts';
import { validatePaymentTransitions } from './domain/payments/payment-transitions.ts';
import { createGatewayErrorLog } from './gateways/gateway-error-log.ts';
import { providerSettings } from './gateways/provider-settings.ts';
import { createProviders } from './gateways/providers.ts';
import { createBillingHandlers } from './http/billing-handlers.ts';
import { createBillingConsumer } from './messaging/consumers.ts';
import { createPaymentOutboxMapper } from './messaging/outbox-entries.ts';
import { createDailyComparisonRepository } from './persistence/daily-comparison/daily-comparison-repository.ts';
import { createModels, modelsWithOutbox } from './persistence/models.ts';
import { composeBuyers } from './compose-buyers.ts';
import { joinPaymentBooks } from './application/daily-comparison/join-payment-books.ts';
import { createPaymentBooks } from './persistence/payments/payment-books.ts';
import { createPaymentFigures } from './persistence/payments/payment-figures.ts';
import { createPaymentListRepository } from './persistence/payments/payment-list-repository.ts';
import { createPaymentRepository } from './persistence/payments/payment-repository.ts';

type BillingOptions = ComposeOptions & { readonly renderWorker?: URL };

export const compose = async (config: BillingConfig, options: BillingOptions) => {
  validatePaymentTransitions();
  const context = await createServiceContext('billing', config, options);
  const { connection, logger, clock, instrumentation, metrics } = context;
  const { buyers, members, buyerReplica, memberReplica } = composeBuyers(connection, config);
  const models = {
    ...createModels(connection),
    addresses: buyerReplica.model,
    partyMembers: memberReplica.model,
  };
  const providers = createProviders(providerSettings(config), (gateway) =>
    instrumentation.decorateCalls('gateway', gateway, { fetchAttempts: 'payments-of-order' }),
  );
  const payments = observePayments(
    createPaymentRepository({
      model: models.payments,
      toOutboxEntry: createPaymentOutboxMapper((provider) => providers.findGateway(provider).keyId),
      clock,
    }),
    metrics,
  );
  const comparisons = createDailyComparisonRepository(models.dailyComparisons);
  const ledgerParts = composeLedger(context, models, config);
  const figures = createPaymentFigures(models);
  reportMoney({ ...ledgerParts, figures, comparisons }, metrics, clock);
  const { inbox, inboxWorker } = composeGatewayInbox(context, { model: models.inbox, providers });
  const gatewayErrors = createGatewayErrorLog(logger, metrics);
  const erasure = composeErasure(context, payments);
  const company = createCompanyView();
  const { RECONCILE_AFTER_MS: afterMs, RECONCILE_EVERY_MS: everyMs } = config;
  const billStores = composeBillStores(context, models);
  const partyPaymentParts = composePartyPayments(context, {
    models,
    documents: { ...billStores, buyers, requireCompany: company.require },
    providers,
    gatewayErrors,
    reconciliation: { afterMs, everyMs },
  });
  const { tasks, events, syncDeps } = createWorkQueues(
    { payments, providers, clock, gatewayErrors, inbox, ...partyPaymentParts.handlerDeps },
    logger,
  );
  const reminders = composeReminders(context, { models, config, buyers, members, ...billStores });
  const deps = {
    ...syncDeps,
    ...billStores,
    ...partyPaymentParts.handlerDeps,
    paymentList: createPaymentListRepository(models.payments),
    paymentBooks: joinPaymentBooks(createPaymentBooks(models.payments), partyPaymentParts.books),
    comparisons,
    buyers,
    enqueueEvent: events.enqueue,
    pendingConfirmations: createPendingReplies<OrderStatus>(),
    requireCompany: company.require,
    consolidatesSmallBills: config.CONSOLIDATES_SMALL_BILLS === 'yes',
    ...composeLinks(config.LINK_KEY),
    ...ledgerParts.handlerDeps,
    ...composeEInvoices(context, models, config),
    ...reminders.handlerDeps,
  };
  const documents = composeDocuments(deps, { ...options, mainFile: import.meta.url });

  return createService({
    ...context,
    models: Object.values(models),
    erasures: erasure.records,
    topics: [billingEvents, orderEvents, userContacts, companySnapshot.topic],
    views: [company.view],
    details: async () => ({ gateway: await gatewayErrors.counts() }),
    workers: [
      createBackgroundWorker({ name: 'payment tasks', role: 'publisher', ...tasks }),
      createBackgroundWorker({ name: 'gateway events', role: 'publisher', ...events }),
      documents.worker,
      context.outboxRelay(modelsWithOutbox(models)),
      context.consumer(
        createBillingConsumer({
          ...deps,
          upsertBuyer: buyerReplica.upsert,
          removeBuyer: buyerReplica.remove,
          memberReplica,
          erasePerson: erasure.erasePerson,
        }),
      ),
      inboxWorker,
      erasure.openRefundsWorker,
      erasure.markUsersWorker,
      ...ledgerParts.workers,
      ...composePaymentJobs(context, { ...deps, afterMs, everyMs }),
      reminders.worker,
      ...composeBillJobs(context, deps),
      ...partyPaymentParts.workers,
    ],
    http: {
      operations: billingOperations,
      handlers: createBillingHandlers(deps),
      mount: documents.mount,
    },
  });
};
