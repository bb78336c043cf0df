import { fileURLToPath } from 'node:url';
import { stateOfGstin, type OrderStatus } from '@tokri/contracts';
import { billingEvents, orderEvents, userContacts } from '@tokri/contracts/events';
import { billingOperations } from '@tokri/contracts/http';
import { createSealer } from '@tokri/service-kit/crypto';
import { createBroker } from '@tokri/service-kit/kafka';
import { assembleService, sweeper, systemClock, type Compose } from '@tokri/service-kit/lifecycle';
import { connectMongo } from '@tokri/service-kit/mongo';
import { createRelay } from '@tokri/service-kit/outbox';
import { createWaiters } from '@tokri/service-kit/use-case';
import { advancePayment } from './application/advance-payment.ts';
import { finishBills } from './application/finish-bills.ts';
import { reconcile, sweepInbox, sweepTasks } from './application/sweeps.ts';
import { workEvent } from './application/take-event.ts';
import { createWorkQueue } from './application/work-queue.ts';
import type { BillingConfig } from './config.ts';
import { validatePaymentTable } from './domain/payment-state.ts';
import { providerSettings } from './gateways/provider-settings.ts';
import { createProviders } from './gateways/providers.ts';
import { createTroubleBook } from './gateways/trouble-book.ts';
import { billLinks } from './http/bill-links.ts';
import { billingHandlers, billPresenter } from './http/handlers.ts';
import { mountPapers } from './http/paper-route.ts';
import { billingConsumption } from './messaging/consumers.ts';
import { billEntryOf, paymentEntryOf } from './messaging/publish.ts';
import { createPrinter } from './print/pdf-printer.ts';
import { billModel, billRepository } from './persistence/bill-repository.ts';
import { addressModel, buyerRepository } from './persistence/buyer-repository.ts';
import { creditModel, creditRepository } from './persistence/credit-repository.ts';
import { inboxModel, inboxRepository } from './persistence/inbox-repository.ts';
import { counterModel, numberRepository } from './persistence/number-repository.ts';
import { paymentModel, paymentRepository } from './persistence/payment-repository.ts';
import { saleModel, saleRepository } from './persistence/sale-repository.ts';

/** Beside `src` as beside the bundle. */
const fontFile = fileURLToPath(new URL('../fonts/Poppins-Regular.ttf', import.meta.url));
/** What a crash or an absent gateway has left is looked for this often. */
const leftEveryMs = 1_000;
const finishEveryMs = 60_000;

/** Builds the adapters, hands them to the use cases, and gives both to the kit to run. */
export const compose: Compose<BillingConfig> = async (config, { logger }) => {
  validatePaymentTable();
  const clock = systemClock;
  const connection = await connectMongo({
    url: config.MONGODB_URL,
    database: config.MONGODB_DATABASE,
    appName: 'billing',
  });
  const broker = createBroker({
    brokers: config.KAFKA_BROKERS,
    clientId: 'billing',
    maxWaitMs: config.KAFKA_MAX_WAIT_MS,
    topicPrefix: config.KAFKA_TOPIC_PREFIX,
    logger,
  });
  const models = {
    payments: paymentModel(connection),
    inbox: inboxModel(connection),
    sales: saleModel(connection),
    bills: billModel(connection),
    counters: counterModel(connection),
    addresses: addressModel(connection),
    credits: creditModel(connection),
  };
  const providers = createProviders(providerSettings(config));
  const payments = paymentRepository({
    model: models.payments,
    entryOf: paymentEntryOf((provider) => providers.gatewayOf(provider).keyId),
    clock,
  });
  const buyers = buyerRepository(models.addresses, createSealer(config.SEAL_KEY).open);
  const failed = (doing: string) => (key: string | number, error: unknown) => {
    logger.warn(
      { doing, key: String(key), error: error instanceof Error ? error.message : String(error) },
      'left to the sweeper',
    );
  };

  const trouble = createTroubleBook(logger);
  const tasks = createWorkQueue<number>(
    (orderId) => advancePayment({ payments, providers, clock, trouble }, orderId),
    failed('payment'),
  );
  const look = { payments, providers, clock, trouble, wake: tasks.wake };
  const inbox = inboxRepository(models.inbox);
  const events = createWorkQueue<string>(
    (eventId) => workEvent({ ...look, inbox }, eventId),
    failed('gateway event'),
  );
  const needs = {
    ...look,
    inbox,
    buyers,
    sales: saleRepository(models.sales),
    bills: billRepository({ connection, model: models.bills, entryOf: billEntryOf, clock }),
    numbers: numberRepository(models.counters, clock),
    wakeEvent: events.wake,
    word: createWaiters<OrderStatus>(),
    links: billLinks(config.LINK_KEY),
    credits: creditRepository(models.credits),
    supplierState: stateOfGstin(config.SITE_COMPANY_GSTIN),
    supplier: {
      Name: config.SITE_COMPANY_NAME,
      Address: config.SITE_COMPANY_ADDRESS,
      GSTIN: config.SITE_COMPANY_GSTIN,
      Fssai: config.SITE_COMPANY_FSSAI,
    },
  };
  const present = billPresenter(needs);
  const readPaper = async (billId: number) => {
    const bill = await needs.bills.byId(billId);
    return bill && present(bill);
  };

  return assembleService({
    name: 'billing',
    config,
    logger,
    connection,
    broker,
    models: Object.values(models),
    topics: [billingEvents, orderEvents, userContacts],
    consumers: [
      billingConsumption({ ...needs, rememberBuyer: buyers.remember, forgetBuyer: buyers.forget }),
    ],
    relays: [
      tasks,
      events,
      createRelay({ broker, models: [models.payments, models.bills], logger }),
    ],
    sweepers: [
      sweeper({
        name: 'payment-tasks',
        everyMs: leftEveryMs,
        sweep: () => sweepTasks(needs),
        logger,
      }),
      sweeper({
        name: 'gateway-inbox',
        everyMs: leftEveryMs,
        sweep: () => sweepInbox(needs),
        logger,
      }),
      sweeper({
        name: 'reconcile',
        everyMs: Math.min(config.RECONCILE_EVERY_MS, config.RECONCILE_AFTER_MS),
        sweep: () =>
          reconcile({
            ...needs,
            afterMs: config.RECONCILE_AFTER_MS,
            everyMs: config.RECONCILE_EVERY_MS,
          }),
        logger,
      }),
      sweeper({
        name: 'bill-numbers',
        everyMs: finishEveryMs,
        sweep: () => finishBills(needs),
        logger,
      }),
    ],
    details: () => ({ gateway: trouble.counts() }),
    http: {
      operations: billingOperations,
      handlers: billingHandlers(needs),
      mount: mountPapers({ ...needs, read: readPaper, print: createPrinter(fontFile) }),
    },
  });
};
