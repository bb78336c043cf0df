import { slotAreas, userContacts, userEvents, userOtp } from '@tokri/contracts/events';
import { userOperations } from '@tokri/contracts/api';
import { createSigner, toRoles, tokenAudience, tokenIssuer } from '@tokri/service-kit/auth';
import { createSealer } from '@tokri/service-kit/crypto';
import { createService, createServiceContext, type Compose } from '@tokri/service-kit/lifecycle';
import { createIdAllocator } from '@tokri/service-kit/mongo';
import type { IssueToken } from './application/ports/sessions.ts';
import { bindUseCases } from './application/use-cases.ts';
import { createSnapshotSources } from './compose-snapshots.ts';
import type { UserConfig } from './config.ts';
import { createSecrets } from './crypto/secrets.ts';
import { tokenLifetimeSeconds } from './domain/sessions/session.ts';
import { refreshCookie } from './http/sessions/refresh-cookie.ts';
import { userHandlers } from './http/handlers.ts';
import { createServiceAreaView } from './messaging/service-area-view.ts';
import {
  toUserChangedEntry,
  toCodeRequestedEntries,
  toUserRegisteredEntry,
} from './messaging/outbox-entries.ts';
import { addressModel, addressRepository } from './persistence/addresses/address-repository.ts';
import {
  challengeModel,
  challengeRepository,
} from './persistence/one-time-passwords/challenge-repository.ts';
import { companyModel, companyRepository } from './persistence/companies/company-repository.ts';
import { identityModel, identityRepository } from './persistence/accounts/identity-repository.ts';
import {
  activeCodeModel,
  activeCodeRepository,
} from './persistence/one-time-passwords/active-code-repository.ts';
import { partyModel, partyRepository } from './persistence/companies/party-repository.ts';
import { createSendLimits } from './persistence/one-time-passwords/send-limits.ts';
import { sessionModel, sessionRepository } from './persistence/sessions/session-repository.ts';
import { userModel, userRepository } from './persistence/accounts/user-repository.ts';

const cleanupIntervalMs = 3_600_000;
const dayMs = 86_400_000;

const toCodeRules = (config: UserConfig) => ({
  lifetimeMs: config.OTP_CODE_LIFE_SECONDS * 1000,
  maxAttempts: config.OTP_TRIES_PER_CODE,
  resendAfterMs: config.OTP_RESEND_AFTER_SECONDS * 1000,
});

const toSendLimitSettings = (config: UserConfig) => ({
  sendsPerNumberPerHour: config.OTP_SENDS_PER_NUMBER_PER_HOUR,
  sendsPerNumberPerDay: config.OTP_SENDS_PER_NUMBER_PER_DAY,
  sendsPerAddressPerHour: config.OTP_SENDS_PER_ADDRESS_PER_HOUR,
  maxExhaustedCodes: config.OTP_BURNT_CODES,
  blockSeconds: config.OTP_PAUSE_SECONDS,
  hashKey: config.CODE_KEY,
});

export const compose: Compose<UserConfig> = async (config, options) => {
  const context = await createServiceContext('user', config, options);
  const { connection, logger, clock } = context;
  const redis = await context.connectRedis();
  const models = {
    users: userModel(connection),
    addresses: addressModel(connection),
    challenges: challengeModel(connection),
    identities: identityModel(connection),
    activeCodes: activeCodeModel(connection),
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
  const issueToken: IssueToken = (user, now) =>
    signer.sign({
      subject: String(user.id),
      claims: { partyId: user.partyId, roles: ['customer', ...toRoles(user.permissions)] },
      expiresInSeconds: tokenLifetimeSeconds,
      now,
    });
  const rules = toCodeRules(config);
  const areas = createServiceAreaView();
  const challenges = challengeRepository({
    model: models.challenges,
    toOutboxEntries: toCodeRequestedEntries(sealer),
    rules,
  });
  const sessions = sessionRepository(models.sessions);
  const activeCodes = activeCodeRepository({ model: models.activeCodes, hashKey: config.CODE_KEY });
  const useCases = bindUseCases({
    challenges,
    activeCodes,
    sessions,
    areas,
    issueToken,
    clock,
    rules,
    users: userRepository({
      model: models.users,
      toRegisteredEntry: toUserRegisteredEntry,
      toChangedEntry: toUserChangedEntry,
    }),
    addresses: addressRepository(models.addresses),
    identities: identityRepository(models.identities),
    companies: companyRepository(models.companies),
    parties: partyRepository({ connection, model: models.parties }),
    secrets: createSecrets(config.CODE_KEY),
    limits: createSendLimits({ ...toSendLimitSettings(config), ...(redis ? { redis } : {}) }),
    nextUserId: createIdAllocator({ connection, name: 'user' }),
    nextAddressId: createIdAllocator({ connection, name: 'address' }),
    sessionRules: {
      lifetimeMs: config.SESSION_DAYS * dayMs,
      mailLifetimeMs: config.MAIL_SESSION_DAYS * dayMs,
    },
    audit: (message, fields) => logger.info({ ...fields }, message),
  });

  return createService({
    ...context,
    models: Object.values(models),
    topics: [userEvents, userContacts, userOtp, slotAreas],
    views: [areas.view],
    workers: [
      context.outboxRelay([models.users, models.challenges]),
      context.snapshotPublisher(createSnapshotSources(models, sealer)),
      context.periodicJob('delete-expired-sign-ins', cleanupIntervalMs, () =>
        Promise.all([
          challenges.deleteExpired(clock()),
          activeCodes.deleteExpired(clock()),
          sessions.deleteExpired(clock()),
        ]),
      ),
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
    redis,
  });
};
