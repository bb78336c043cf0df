import { dayMs, hourMs } from '@tokri/contracts/dates';
import { slotAreas, userContacts, userEvents, userOtp } from '@tokri/contracts/events';
import { userOperations } from '@tokri/contracts/api';
import { createSigner, toRoles, tokenAudience, tokenIssuer } from '@tokri/service-kit/auth';
import { createSealer } from '@tokri/service-kit/crypto';
import { createService, createServiceContext, type Compose } from '@tokri/service-kit/lifecycle';
import { createIdAllocator } from '@tokri/service-kit/mongo';
import type { IssueToken } from './application/ports/sessions.ts';
import { bindUseCases } from './application/use-cases.ts';
import { createSnapshotSources } from './compose-snapshots.ts';
import { toCodeLimits, toSendLimits, type UserConfig } from './config.ts';
import { createSecrets } from './crypto/secrets.ts';
import { tokenLifetimeSeconds } from './domain/sessions/session.ts';
import { createRefreshCookie } from './http/sessions/refresh-cookie.ts';
import { createUserHandlers } from './http/user-handlers.ts';
import { createServiceAreaView } from './messaging/service-area-view.ts';
import {
  toUserChangedEntry,
  toCodeRequestedEntries,
  toUserRegisteredEntry,
} from './messaging/outbox-entries.ts';
import {
  addressModel,
  createAddressRepository,
} from './persistence/addresses/address-repository.ts';
import {
  challengeModel,
  createChallengeRepository,
} from './persistence/one-time-passwords/challenge-repository.ts';
import {
  companyModel,
  createCompanyRepository,
} from './persistence/companies/company-repository.ts';
import {
  identityModel,
  createIdentityRepository,
} from './persistence/accounts/identity-repository.ts';
import {
  activeCodeModel,
  createActiveCodeRepository,
} from './persistence/one-time-passwords/active-code-repository.ts';
import { partyModel, createPartyRepository } from './persistence/companies/party-repository.ts';
import { createSendLimiter } from './persistence/one-time-passwords/send-limiter.ts';
import {
  sessionModel,
  createSessionRepository,
} from './persistence/sessions/session-repository.ts';
import { userModel, createUserRepository } from './persistence/accounts/user-repository.ts';

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
  const codeLimits = toCodeLimits(config);
  const areas = createServiceAreaView();
  const challenges = createChallengeRepository({
    model: models.challenges,
    toOutboxEntries: toCodeRequestedEntries(sealer),
    limits: codeLimits,
  });
  const sessions = createSessionRepository(models.sessions);
  const activeCodes = createActiveCodeRepository({
    model: models.activeCodes,
    hashKey: config.CODE_KEY,
  });
  const useCases = bindUseCases({
    challenges,
    activeCodes,
    sessions,
    areas,
    issueToken,
    clock,
    codeLimits,
    users: createUserRepository({
      model: models.users,
      toRegisteredEntry: toUserRegisteredEntry,
      toChangedEntry: toUserChangedEntry,
    }),
    addresses: createAddressRepository(models.addresses),
    identities: createIdentityRepository(models.identities),
    companies: createCompanyRepository(models.companies),
    parties: createPartyRepository({ connection, model: models.parties }),
    secrets: createSecrets(config.CODE_KEY),
    sendLimiter: createSendLimiter({
      limits: toSendLimits(config),
      hashKey: config.CODE_KEY,
      ...(redis ? { redis } : {}),
    }),
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
      context.periodicJob('delete-expired-sign-ins', hourMs, () =>
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
      handlers: createUserHandlers({
        ...useCases,
        clock,
        cookie: createRefreshCookie({ secure: config.COOKIE_SECURE }),
        bootstrapToken: config.BOOTSTRAP_TOKEN,
      }),
    },
    redis,
  });
};
