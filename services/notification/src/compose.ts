import {
  billingEvents,
  catalogLowStock,
  chatEvents,
  companySnapshot,
  contactSnapshot,
  notificationEvents,
  orderEvents,
  slotAreas,
  slotEvents,
  userEvents,
  userOtp,
} from '@tokri/contracts/events';
import { createCompanyView } from '@tokri/service-kit/company';
import { createCompleteContactReplica, createContactDecrypter } from '@tokri/service-kit/contacts';
import { createSealer } from '@tokri/service-kit/crypto';
import { createService, createServiceContext, type Compose } from '@tokri/service-kit/lifecycle';
import { createRenderContextProvider } from './application/templates/render-context-provider.ts';
import { createConsumers } from './compose-consumers.ts';
import { composeErasure } from './compose-erasure.ts';
import { openGateways, toRegisteredBrand } from './compose-gateways.ts';
import { createHttp } from './compose-http.ts';
import { composeLowStock } from './compose-low-stock.ts';
import { composeSendQueue } from './compose-send-queue.ts';
import { createStores } from './compose-stores.ts';
import type { NotificationConfig } from './config.ts';
import { toBrand } from './messaging/brand.ts';
import { createContactDirectory, createStaffDirectory } from './persistence/contact-directory.ts';
import { createFallbackRecorder, createOutcomeRecorder } from './telemetry/outcome-recorder.ts';

const cleanupIntervalMs = 3_600_000;

export const compose: Compose<NotificationConfig> = async (config, options) => {
  const context = await createServiceContext('notification', config, options);
  const { connection, logger, clock } = context;
  const sealer = createSealer(config.SEAL_KEY);
  const contactReplica = createCompleteContactReplica(connection);
  const stores = createStores(config, { connection, clock, contacts: contactReplica.model });
  const { models, codes, notifications, tokens } = stores;
  const contactSource = {
    replica: contactReplica,
    decrypter: createContactDecrypter(sealer.open),
  };
  const contacts = createContactDirectory({ ...contactSource, clock });
  const lowStock = composeLowStock(context, createStaffDirectory(contactSource));
  const erasure = composeErasure(context, { stores, contactReplica, lowStock });
  const { recordOutcome, counts } = createOutcomeRecorder(logger, context.metrics);
  const company = createCompanyView();
  const renderContext = createRenderContextProvider({
    store: stores.templateStore,
    findBrand: () => toBrand(company.find()),
    smsBrand: toRegisteredBrand(config),
    clock,
    recordFallback: createFallbackRecorder(logger, context.metrics),
  });
  const opened = openGateways(config);
  const gateways = context.instrumentation.decorateCalls('gateway', opened.gateways);
  const sending = { gateways, clock, recordOutcome, renderContext, siteUrl: config.WEB_URL };
  const { sendQueue, workers: sendWorkers } = composeSendQueue(context, {
    ...sending,
    notifications,
    contacts,
    recipientLimiter: stores.recipientLimiter,
    preferences: stores.preferences,
    tokens,
  });

  return createService({
    ...context,
    models: [...Object.values(models), ...Object.values(lowStock.models)],
    erasures: erasure.records,
    topics: [
      userOtp,
      userEvents,
      contactSnapshot.topic,
      orderEvents,
      billingEvents,
      chatEvents,
      slotEvents,
      slotAreas,
      catalogLowStock,
      notificationEvents,
      companySnapshot.topic,
    ],
    views: [company.view, lowStock.view],
    workers: [
      opened.worker,
      context.outboxRelay([models.notifications, models.codes]),
      ...createConsumers(context, {
        stores,
        contacts,
        sending: { ...sending, codeHost: config.SMS_CODE_HOST },
        sendQueue,
        erasePerson: erasure.erasePerson,
        sealer,
        lowStock,
      }),
      lowStock.createDigestJob(sending),
      ...sendWorkers,
      context.periodicJob('delete-old-notifications', cleanupIntervalMs, () =>
        Promise.all([
          codes.deleteExpired(clock()),
          notifications.deleteExpired(clock()),
          tokens.deleteExpired(clock()),
          stores.recipientLimiter.deleteExpired(clock()),
          lowStock.deleteExpired(clock()),
        ]),
      ),
    ],
    http: createHttp({
      config,
      context,
      stores,
      contacts,
      lowStock: lowStock.settingsDeps,
      renderContext,
      gateways,
    }),
    details: async () => ({ messages: await counts() }),
  });
};
