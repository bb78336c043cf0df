import { validateTransitions } from '@tokri/contracts/orders';
import {
  billingEvents,
  cartEvents,
  catalogEvents,
  contactSnapshot,
  orderClosures,
  orderEvents,
  slotEvents,
} from '@tokri/contracts/events';
import { orderAdminOperations, orderOperations } from '@tokri/contracts/api';
import { createQuoteReader } from '@tokri/service-kit/auth';
import { createCompleteContactReplica, createContactDecrypter } from '@tokri/service-kit/contacts';
import { createSealer, deriveKey } from '@tokri/service-kit/crypto';
import {
  createService,
  createServiceContext,
  jobDone,
  type Compose,
} from '@tokri/service-kit/lifecycle';
import { toProblem } from '@tokri/service-kit/http';
import { createPendingReplies } from '@tokri/service-kit/use-case';
import { markOldCashDue } from './application/fulfilment/mark-old-cash-due.ts';
import { expireOrders } from './application/saga/expire-orders.ts';
import { createOrderEventQueue } from './application/saga/order-event-queue.ts';
import { applyEvents } from './application/update-order.ts';
import { observeOrders, reportOrders } from './compose-metrics.ts';
import { composeErasure } from './compose-erasure.ts';
import { composeReports } from './compose-reports.ts';
import { toUnpaidLimits, type OrderConfig } from './config.ts';
import type { Order } from './domain/order.ts';
import { createOrderAdminHandlers } from './http/order-admin-handlers.ts';
import { createOrderHandlers } from './http/order-handlers.ts';
import { createOrderConsumer } from './messaging/consumers.ts';
import { createKnownHolds } from './messaging/known-holds.ts';
import { toOutboxEntry } from './messaging/outbox-entries.ts';
import { quotaModel, quotaRepository } from './persistence/limits/quota-repository.ts';
import { createContactDirectory } from './persistence/contact-replica.ts';
import { createOpenOrderCount } from './persistence/count-open-orders.ts';
import { cashDueMarkingModel, createCashDueMarks } from './persistence/cash-due-marks.ts';
import { cashDueQueries } from './persistence/cash-due-queries.ts';
import { createLocationOrderCount } from './persistence/location-order-queries.ts';
import { dayProgressQueries } from './persistence/day-progress-queries.ts';
import { dayOrderQueries } from './persistence/day-order-queries.ts';
import { orderModel } from './persistence/order-model.ts';
import { createOrderRepository } from './persistence/order-repository.ts';

const expiryIntervalMs = 5_000;
const migrationRetryMs = 1_000;

export const compose: Compose<OrderConfig> = async (config, options) => {
  validateTransitions();
  const context = await createServiceContext('order', config, options);
  const { connection, clock, logger, metrics } = context;
  const orders = orderModel(connection);
  const quotas = quotaModel(connection);
  const cashDueMarking = cashDueMarkingModel(connection);
  const cashDueMarks = createCashDueMarks(orders, cashDueMarking);
  const contactReplica = createCompleteContactReplica(connection);
  const contacts = createContactDirectory(
    contactReplica,
    createContactDecrypter(createSealer(config.SEAL_KEY).open),
  );
  const store = observeOrders(
    createOrderRepository({ connection, model: orders, toOutboxEntry, clock }),
    metrics,
    clock,
  );
  reportOrders(metrics, { store, countOpenOrders: createOpenOrderCount(orders), clock });
  const reports = composeReports(context, { orders, store });
  const unpaidQuotas = quotaRepository(quotas, deriveKey(config.SEAL_KEY, 'unpaid quotas'));
  const erasure = composeErasure(context, { orders, quotas: unpaidQuotas, contactReplica });
  const models = [orders, quotas, cashDueMarking, contactReplica.model];
  const pendingReplies = createPendingReplies<Order>();
  const eventQueue = createOrderEventQueue((orderId, events) =>
    applyEvents(store, orderId, events),
  );
  const { holds, consumer: holdConsumer } = createKnownHolds(clock);
  const deps = {
    store,
    contacts,
    holds,
    pendingReplies,
    quotas: unpaidQuotas,
    limits: toUnpaidLimits(config),
    clock,
    readQuote: createQuoteReader(config.QUOTE_JWKS),
  };

  return createService({
    ...context,
    models: [...models, ...erasure.models, ...reports.models],
    erasures: erasure.records,
    topics: [
      orderEvents,
      slotEvents,
      catalogEvents,
      cartEvents,
      billingEvents,
      contactSnapshot.topic,
      orderClosures,
    ],
    workers: [
      context.outboxRelay([orders, ...erasure.models]),
      context.consumer(
        createOrderConsumer({
          eventQueue,
          pendingReplies,
          clock,
          upsertContact: contactReplica.upsert,
          removeContact: contactReplica.remove,
          closures: erasure.closures,
          erasePerson: erasure.erasePerson,
        }),
      ),
      context.consumer(holdConsumer),
      context.periodicJob('fill-user-ids-of-contacts', migrationRetryMs, async () => {
        await contactReplica.fillUserIds();
        return jobDone;
      }),
      context.periodicJob('mark-old-cash-due', migrationRetryMs, async () =>
        (await markOldCashDue(cashDueMarks)) ? jobDone : undefined,
      ),
      ...reports.workers,
      ...erasure.workers,
      context.periodicJob('expire-orders', expiryIntervalMs, () => expireOrders(deps)),
    ],
    http: {
      operations: { ...orderOperations, ...orderAdminOperations },
      handlers: {
        ...createOrderHandlers({ ...deps, ...reports.deps }),
        ...createOrderAdminHandlers({
          ...deps,
          logger,
          closures: erasure.closures,
          reportFailure: (orderId, error) => {
            logger.error({ orderId, error }, 'status of an order not changed');
            return toProblem(error).code;
          },
          dayOrders: dayOrderQueries(orders),
          dayProgress: dayProgressQueries(orders),
          cashDue: cashDueQueries(orders),
          countLocationOrders: createLocationOrderCount(orders),
          salesDays: reports.deps.salesDays,
        }),
      },
    },
  });
};
