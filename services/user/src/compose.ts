import {
  contactKey,
  contactState,
  partyState,
  slotAreas,
  userContacts,
  userEvents,
  userOtp,
} from '@tokri/contracts/events';
import { userOperations } from '@tokri/contracts/http';
import { createSigner, rolesOf, tokenAudience, tokenIssuer } from '@tokri/service-kit/auth';
import { createSealer } from '@tokri/service-kit/crypto';
import { createBroker } from '@tokri/service-kit/kafka';
import { assembleService, sweeper, systemClock } from '@tokri/service-kit/lifecycle';
import type { Clock, RunningService } from '@tokri/service-kit/lifecycle';
import type { Logger } from '@tokri/service-kit/logger';
import { connectMongo, idAllocator } from '@tokri/service-kit/mongo';
import { createRelay, createStatePublisher, stateSource } from '@tokri/service-kit/outbox';
import { connectRedis } from '@tokri/service-kit/redis';
import type { Tokens } from './application/ports.ts';
import { bindUseCases } from './application/use-cases.ts';
import type { UserConfig } from './config.ts';
import { createSecrets } from './crypto/secrets.ts';
import { tokenLifeSeconds } from './domain/session.ts';
import { refreshCookie } from './http/cookies.ts';
import { userHandlers } from './http/handlers.ts';
import { areaTable } from './messaging/areas.ts';
import {
  addressRecord,
  changedEntry,
  codeEntries,
  partyRecord,
  personRecord,
  registeredEntry,
} from './messaging/publish.ts';
import { addressModel, addressRepository, toAddress } from './persistence/address-repository.ts';
import type { AddressDocument } from './persistence/address-repository.ts';
import { challengeModel, challengeRepository } from './persistence/challenge-repository.ts';
import { companyModel, companyRepository } from './persistence/company-repository.ts';
import { identityModel, identityRepository } from './persistence/identity-repository.ts';
import { livingCodeModel, livingCodeRepository } from './persistence/living-code-repository.ts';
import { partyModel, partyRepository, toParty } from './persistence/party-repository.ts';
import type { PartyDocument } from './persistence/party-repository.ts';
import { createSendLimits } from './persistence/send-limits.ts';
import { sessionModel, sessionRepository } from './persistence/session-repository.ts';
import { toUser, userModel, userRepository } from './persistence/user-repository.ts';
import type { UserDocument } from './persistence/user-repository.ts';

const sweepEveryMs = 3_600_000;
const dayMs = 86_400_000;

const codeRulesOf = (config: UserConfig) => ({
  lifeMs: config.OTP_CODE_LIFE_SECONDS * 1000,
  triesPerCode: config.OTP_TRIES_PER_CODE,
  resendAfterMs: config.OTP_RESEND_AFTER_SECONDS * 1000,
});

const limitsOf = (config: UserConfig) => ({
  sendsPerNumberPerHour: config.OTP_SENDS_PER_NUMBER_PER_HOUR,
  sendsPerNumberPerDay: config.OTP_SENDS_PER_NUMBER_PER_DAY,
  sendsPerAddressPerHour: config.OTP_SENDS_PER_ADDRESS_PER_HOUR,
  burntCodes: config.OTP_BURNT_CODES,
  pauseSeconds: config.OTP_PAUSE_SECONDS,
  hashKey: config.CODE_KEY,
});

/** Builds the adapters, hands them to the use cases, and gives both to the kit to run. */
export const compose = async (
  config: UserConfig,
  { logger }: { readonly logger: Logger },
  clock: Clock = systemClock,
): Promise<RunningService> => {
  const connection = await connectMongo({
    url: config.MONGODB_URL,
    database: config.MONGODB_DATABASE,
    appName: 'user',
  });
  const broker = createBroker({
    brokers: config.KAFKA_BROKERS,
    clientId: 'user',
    maxWaitMs: config.KAFKA_MAX_WAIT_MS,
    topicPrefix: config.KAFKA_TOPIC_PREFIX,
    logger,
  });
  const redis =
    config.REDIS_URL === undefined
      ? undefined
      : await connectRedis({ url: config.REDIS_URL, logger });
  const models = {
    users: userModel(connection),
    addresses: addressModel(connection),
    challenges: challengeModel(connection),
    identities: identityModel(connection),
    living: livingCodeModel(connection),
    sessions: sessionModel(connection),
    companies: companyModel(connection),
    parties: partyModel(connection),
  };
  const sealer = createSealer(config.SEAL_KEY);
  const signer = createSigner({
    privateJwk: config.TOKEN_SIGNING_JWK,
    issuer: tokenIssuer,
    audience: tokenAudience,
  });
  const tokens: Tokens = (user, now) =>
    signer.sign({
      subject: String(user.id),
      claims: { partyId: user.partyId, roles: ['customer', ...rolesOf(user.permissions)] },
      expiresInSeconds: tokenLifeSeconds,
      now,
    });
  const rules = codeRulesOf(config);
  const areas = areaTable();
  const challenges = challengeRepository({
    model: models.challenges,
    entriesOf: codeEntries(sealer),
    rules,
  });
  const sessions = sessionRepository(models.sessions);
  const living = livingCodeRepository({ model: models.living, hashKey: config.CODE_KEY });
  const useCases = bindUseCases({
    challenges,
    living,
    sessions,
    areas,
    tokens,
    clock,
    rules,
    users: userRepository({
      model: models.users,
      registered: registeredEntry,
      changed: changedEntry,
    }),
    addresses: addressRepository(models.addresses),
    identities: identityRepository(models.identities),
    companies: companyRepository(models.companies),
    parties: partyRepository({ connection, model: models.parties }),
    secrets: createSecrets(config.CODE_KEY),
    limits: createSendLimits({ ...limitsOf(config), ...(redis ? { redis } : {}) }),
    nextUserId: idAllocator({ connection, name: 'user' }),
    nextAddressId: idAllocator({ connection, name: 'address' }),
    sessionRules: {
      lifeMs: config.SESSION_DAYS * dayMs,
      mailLifeMs: config.MAIL_SESSION_DAYS * dayMs,
    },
    audit: (what, who) => logger.info({ ...who }, what),
  });

  return assembleService({
    name: 'user',
    config,
    logger,
    connection,
    broker,
    models: Object.values(models),
    topics: [userEvents, userContacts, userOtp, slotAreas],
    tables: [areas.table],
    relays: [
      createRelay({ broker, models: [models.users, models.challenges], logger }),
      createStatePublisher({
        broker,
        logger,
        sources: [
          stateSource<UserDocument, typeof contactState>({
            model: models.users,
            event: contactState,
            key: ({ _id }) => contactKey.person(_id),
            record: (doc) => personRecord(sealer)(toUser(doc)),
          }),
          stateSource<AddressDocument, typeof contactState>({
            model: models.addresses,
            event: contactState,
            key: ({ _id }) => contactKey.address(_id),
            record: (doc) => addressRecord(sealer)(toAddress(doc)),
          }),
          stateSource<PartyDocument, typeof partyState>({
            model: models.parties,
            event: partyState,
            key: ({ _id }) => contactKey.party(_id),
            record: (doc) => partyRecord(sealer)(toParty(doc)),
          }),
        ],
      }),
    ],
    sweepers: [
      sweeper({
        name: 'ended sign-ins',
        everyMs: sweepEveryMs,
        logger,
        sweep: () =>
          Promise.all([challenges.sweep(clock()), living.sweep(clock()), sessions.sweep(clock())]),
      }),
    ],
    http: {
      operations: userOperations,
      publicKeys: signer.publicKeys,
      handlers: userHandlers({
        ...useCases,
        clock,
        cookie: refreshCookie({ secure: config.COOKIE_SECURE }),
        bootstrapToken: config.BOOTSTRAP_TOKEN,
      }),
    },
    closers: redis ? [async () => redis.disconnect()] : [],
  });
};
