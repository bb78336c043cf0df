import { randomBytes } from 'node:crypto';
import { dayMs, hourMs } from '@tokri/contracts/dates';
import {
  notificationEvents,
  orderClosures,
  slotAreas,
  userCompanies,
  userContacts,
  userEvents,
  userOtp,
  userPermissions,
} from '@tokri/contracts/events';
import { userOperations } from '@tokri/contracts/api';
import { createErasureRecords } from '@tokri/service-kit/erasure';
import { createSealer } from '@tokri/service-kit/crypto';
import {
  createService,
  createServiceContext,
  jobDone,
  type Compose,
} from '@tokri/service-kit/lifecycle';
import { createIdAllocator } from '@tokri/service-kit/mongo';
import { bindUseCases } from './application/use-cases.ts';
import { countCodes, reportErasures } from './compose-metrics.ts';
import { createSnapshotSources } from './compose-snapshots.ts';
import { createStores, modelsWithOutbox } from './compose-stores.ts';
import { toCodeLimits, toFormerSettings, type UserConfig } from './config.ts';
import { createKnownDevices, deviceCookieDays } from './crypto/known-devices.ts';
import { createSecondFactorCodes } from './crypto/second-factor-codes.ts';
import { createSecrets } from './crypto/secrets.ts';
import { createTokenIssuer } from './crypto/token-issuer.ts';
import { createDeviceCookie } from './http/one-time-passwords/device-cookie.ts';
import { createRefreshCookie } from './http/sessions/refresh-cookie.ts';
import { createGstPortal } from './gateways/gst-portal.ts';
import { createUserHandlers } from './http/user-handlers.ts';
import { createUserConsumer } from './messaging/consumers.ts';
import { createServiceAreaView } from './messaging/service-area-view.ts';

const migrationRetryMs = 1_000;
const erasureIntervalMs = 5_000;
const approvalIntervalMs = 30_000;

export const compose: Compose<UserConfig> = async (config, options) => {
  const context = await createServiceContext('user', config, options);
  const { connection, logger, clock, metrics } = context;
  const redis = await context.connectRedis();
  const sealer = createSealer(config.SEAL_KEY);
  const { models, ...stores } = createStores(config, { connection, clock, sealer, redis, metrics });
  reportErasures(metrics, stores.closedAccounts, clock);
  const { publicKeys, ...tokens } = createTokenIssuer(config.TOKEN_SIGNING_JWK);
  const erasures = createErasureRecords(connection);
  const areas = createServiceAreaView();
  // The GST portal knows no VAT number, which must not be sent to it: staff confirm these.
  const portal = createGstPortal(config.TAX_MODE === 0 ? config : {}, { logger, clock });
  const useCases = bindUseCases({
    ...stores,
    portal,
    areas,
    ...tokens,
    clock,
    erasures,
    newReference: () => randomBytes(16).toString('hex'),
    formerSettings: toFormerSettings(config),
    codeLimits: toCodeLimits(config),
    secrets: createSecrets(config.CODE_KEY),
    secondFactorCodes: createSecondFactorCodes(config.CODE_KEY),
    secondFactorPolicy: config.STAFF_SECOND_FACTOR,
    knownDevices: createKnownDevices(config.CODE_KEY),
    nextUserId: createIdAllocator({ connection, name: 'user' }),
    nextAddressId: createIdAllocator({ connection, name: 'address' }),
    sessionRules: {
      lifetimeMs: config.SESSION_DAYS * dayMs,
      mailLifetimeMs: config.MAIL_SESSION_DAYS * dayMs,
    },
    audit: (message, fields) => logger.info({ ...fields }, message),
  });

  const runOnce = (name: string, run: () => Promise<unknown>) =>
    context.periodicJob(name, migrationRetryMs, async () => {
      await run();
      return jobDone;
    });

  return createService({
    ...context,
    models: Object.values(models),
    erasures,
    topics: [
      orderClosures,
      userEvents,
      userContacts,
      userPermissions,
      userCompanies,
      userOtp,
      slotAreas,
      notificationEvents,
    ],
    views: [areas.view],
    workers: [
      context.outboxRelay(modelsWithOutbox(models)),
      context.snapshotPublisher(createSnapshotSources(models, sealer)),
      context.consumer(createUserConsumer(useCases)),
      runOnce('migrate-verification', useCases.migrateVerification),
      runOnce('migrate-companies', useCases.migrateCompanies),
      runOnce('publish-staff-permissions', useCases.publishStaffPermissions),
      runOnce('publish-party-roles', useCases.publishPartyRoles),
      runOnce('migrate-search-keys', useCases.migrateSearchKeys),
      runOnce('store-first-policies', useCases.storeFirstPolicies),
      context.periodicJob('finish-approvals', approvalIntervalMs, useCases.finishApprovals),
      context.periodicJob(
        'erase-settled-accounts',
        erasureIntervalMs,
        useCases.eraseSettledAccounts,
      ),
      context.periodicJob('erase-former-addresses', hourMs, useCases.eraseFormerAddresses),
      context.periodicJob('delete-expired-sign-ins', hourMs, () =>
        Promise.all([
          stores.challenges.deleteExpired(clock()),
          stores.activeCodes.deleteExpired(clock()),
          stores.sessions.deleteExpired(clock()),
        ]),
      ),
    ],
    http: {
      operations: userOperations,
      publicKeys,
      handlers: countCodes(
        createUserHandlers({
          ...useCases,
          clock,
          cookie: createRefreshCookie({ secure: config.COOKIE_SECURE }),
          deviceCookie: createDeviceCookie({
            secure: config.COOKIE_SECURE,
            lifetimeDays: deviceCookieDays,
          }),
          bootstrapToken: config.BOOTSTRAP_TOKEN,
        }),
        metrics,
      ),
    },
    redis,
  });
};
