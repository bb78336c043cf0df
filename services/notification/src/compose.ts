import {
  billingEvents,
  contactState,
  notificationEvents,
  orderEvents,
  slotEvents,
  userOtp,
} from '@tokri/contracts/events';
import { messagingOperations, notificationOperations } from '@tokri/contracts/http';
import { createSealer } from '@tokri/service-kit/crypto';
import { createBroker } from '@tokri/service-kit/kafka';
import { assembleService, sweeper, systemClock } from '@tokri/service-kit/lifecycle';
import type { Clock, RunningService } from '@tokri/service-kit/lifecycle';
import type { Logger } from '@tokri/service-kit/logger';
import { connectMongo } from '@tokri/service-kit/mongo';
import { createRelay } from '@tokri/service-kit/outbox';
import { announce } from './application/announce.ts';
import { deliverCode } from './application/deliver-code.ts';
import type { Gateways } from './application/ports.ts';
import { registerToken } from './application/register-token.ts';
import { sendNotice } from './application/send-notice.ts';
import { createSendingLine } from './application/sending-line.ts';
import type { NotificationConfig } from './config.ts';
import { mailGateway } from './gateways/mail-gateway.ts';
import { pushGateway } from './gateways/push-gateway.ts';
import { smsGateway } from './gateways/sms-gateway.ts';
import { notificationHandlers } from './http/handlers.ts';
import { letterHandlers } from './http/letter-handlers.ts';
import { codeConsumption, newsConsumption } from './messaging/consumers.ts';
import { letterBox } from './messaging/letter-box.ts';
import { entriesOf } from './messaging/publish.ts';
import { codeModel, codeRepository } from './persistence/code-repository.ts';
import { contactModel, contactRepository } from './persistence/contact-repository.ts';
import { noticeModel, noticeRepository } from './persistence/notice-repository.ts';
import { replayModel, replayRepository } from './persistence/replay-repository.ts';
import { tokenModel, tokenRepository } from './persistence/token-repository.ts';
import { createWitness } from './telemetry/witness.ts';

const sweepEveryMs = 3_600_000;
/** How often notices are looked for whose next try has come, or whose sender has died. */
const dueEveryMs = 1_000;

const gatewaysOf = (config: NotificationConfig): Gateways => ({
  sms: smsGateway({
    url: config.SMS_URL,
    key: config.SMS_KEY,
    sender: config.SMS_SENDER,
    entityId: config.SMS_ENTITY_ID,
    templates: {
      'code.en': config.SMS_CODE_TEMPLATE_EN,
      'code.hi': config.SMS_CODE_TEMPLATE_HI,
      ...config.SMS_ORDER_TEMPLATES,
    },
  }),
  mail: mailGateway({ url: config.SMTP_URL, from: config.MAIL_FROM }),
  push: pushGateway({
    url: config.FCM_URL,
    tokenUrl: config.FCM_TOKEN_URL,
    projectId: config.FCM_PROJECT_ID,
    clientEmail: config.FCM_CLIENT_EMAIL,
    privateKey: config.FCM_PRIVATE_KEY,
  }),
});

/** Builds the adapters, hands them to the use cases, and gives both to the kit to run. */
export const compose = async (
  config: NotificationConfig,
  { logger }: { readonly logger: Logger },
  clock: Clock = systemClock,
): Promise<RunningService> => {
  const connection = await connectMongo({
    url: config.MONGODB_URL,
    database: config.MONGODB_DATABASE,
    appName: 'notification',
  });
  const broker = createBroker({
    brokers: config.KAFKA_BROKERS,
    clientId: 'notification',
    maxWaitMs: config.KAFKA_MAX_WAIT_MS,
    topicPrefix: config.KAFKA_TOPIC_PREFIX,
    logger,
  });
  const sealer = createSealer(config.SEAL_KEY);
  const models = {
    codes: codeModel(connection),
    notices: noticeModel(connection),
    contacts: contactModel(connection),
    tokens: tokenModel(connection),
    replays: replayModel(connection),
  };
  const codes = codeRepository(models.codes);
  const notices = noticeRepository({ model: models.notices, entriesOf });
  const contacts = contactRepository(models.contacts, sealer.open);
  const tokens = tokenRepository(connection, models.tokens);
  const { witness, counts } = createWitness(logger);
  const gateways = gatewaysOf(config);
  const line = createSendingLine({
    notices,
    clock,
    send: sendNotice({
      notices,
      contacts,
      tokens,
      gateways,
      clock,
      witness,
      siteUrl: config.WEB_URL,
      lost: (noticeId) => {
        logger.warn(
          { noticeId },
          'what came of a notice was not written: another took it meanwhile',
        );
      },
    }),
    onFailure: (error) => {
      logger.error({ error }, 'a notice was not sent now; the sweep takes it up');
    },
  });

  return assembleService({
    name: 'notification',
    config,
    logger,
    connection,
    broker,
    models: Object.values(models),
    topics: [
      userOtp,
      contactState.topic,
      orderEvents,
      billingEvents,
      slotEvents,
      notificationEvents,
    ],
    consumers: [
      codeConsumption({ sealer, deliverCode: deliverCode({ codes, gateways, clock, witness }) }),
      newsConsumption({
        announce: announce({ notices, clock, send: line.add }),
        rememberContact: contacts.remember,
        forgetContact: contacts.forget,
      }),
    ],
    relays: [createRelay({ broker, models: [models.notices], logger })],
    sweepers: [
      sweeper({ name: 'due notices', everyMs: dueEveryMs, logger, sweep: line.sweep }),
      { start: () => undefined, stop: line.stop },
      sweeper({
        name: 'old messages',
        everyMs: sweepEveryMs,
        logger,
        sweep: () =>
          Promise.all([codes.sweep(clock()), notices.sweep(clock()), tokens.sweep(clock())]),
      }),
    ],
    http: {
      operations: { ...notificationOperations, ...messagingOperations },
      handlers: {
        ...notificationHandlers({
          notices,
          tokens,
          registerToken: registerToken({ tokens, clock }),
        }),
        ...letterHandlers({
          box: letterBox({
            broker,
            brokers: config.KAFKA_BROKERS,
            topicPrefix: config.KAFKA_TOPIC_PREFIX,
          }),
          replays: replayRepository(models.replays),
          clock,
          audit: ({ topic, partition, offset }, by) => {
            logger.info({ topic, partition, offset, by }, 'dead letter replayed');
          },
        }),
      },
    },
    details: () => ({ messages: counts() }),
  });
};
