import { userOtp } from '@tokri/contracts/events';
import { messagingOperations } from '@tokri/contracts/http';
import { createSealer } from '@tokri/service-kit/crypto';
import { createBroker } from '@tokri/service-kit/kafka';
import { assembleService, sweeper, systemClock } from '@tokri/service-kit/lifecycle';
import type { Clock, RunningService } from '@tokri/service-kit/lifecycle';
import type { Logger } from '@tokri/service-kit/logger';
import { connectMongo } from '@tokri/service-kit/mongo';
import { deliverCode } from './application/deliver-code.ts';
import type { NotificationConfig } from './config.ts';
import { mailGateway } from './gateways/mail-gateway.ts';
import { smsGateway } from './gateways/sms-gateway.ts';
import { letterHandlers } from './http/letter-handlers.ts';
import { notificationConsumption } from './messaging/consumers.ts';
import { letterBox } from './messaging/letter-box.ts';
import { deliveryModel, deliveryRepository } from './persistence/delivery-repository.ts';
import { replayModel, replayRepository } from './persistence/replay-repository.ts';
import { createWitness } from './telemetry/witness.ts';

const sweepEveryMs = 3_600_000;

/** Builds the adapters, hands them to the use case, and gives both to the kit to run. */
export const compose = async (config: NotificationConfig, { logger }: { readonly logger: Logger }, clock: Clock = systemClock): Promise<RunningService> => {
  const connection = await connectMongo({ url: config.MONGODB_URL, database: config.MONGODB_DATABASE, appName: 'notification' });
  const broker = createBroker({ brokers: config.KAFKA_BROKERS, clientId: 'notification', maxWaitMs: config.KAFKA_MAX_WAIT_MS, topicPrefix: config.KAFKA_TOPIC_PREFIX, logger });
  const model = deliveryModel(connection);
  const deliveries = deliveryRepository(model);
  const replayed = replayModel(connection);
  const { witness, counts } = createWitness(logger);
  const gateways = {
    sms: smsGateway({
      url: config.SMS_URL, key: config.SMS_KEY, sender: config.SMS_SENDER, entityId: config.SMS_ENTITY_ID,
      codeTemplates: { en: config.SMS_CODE_TEMPLATE_EN, hi: config.SMS_CODE_TEMPLATE_HI },
    }),
    mail: mailGateway({ url: config.SMTP_URL, from: config.MAIL_FROM }),
  };

  return assembleService({
    name: 'notification', config, logger, connection, broker,
    models: [model, replayed],
    topics: [userOtp],
    consumers: [notificationConsumption({ sealer: createSealer(config.SEAL_KEY), deliverCode: deliverCode({ deliveries, gateways, clock, witness }) })],
    sweepers: [sweeper({ name: 'old deliveries', everyMs: sweepEveryMs, logger, sweep: () => deliveries.sweep(clock()) })],
    http: {
      operations: messagingOperations,
      handlers: letterHandlers({
        box: letterBox({ broker, brokers: config.KAFKA_BROKERS, topicPrefix: config.KAFKA_TOPIC_PREFIX }), replays: replayRepository(replayed), clock,
        audit: ({ topic, partition, offset }, by) => { logger.info({ topic, partition, offset, by }, 'dead letter replayed'); },
      }),
    },
    details: () => ({ messages: counts() }),
  });
};
