import type { Sealer } from '@tokri/service-kit/crypto';
import type { ServiceContext } from '@tokri/service-kit/lifecycle';
import type { MetricRegistry } from '@tokri/service-kit/metrics';
import type { Redis } from '@tokri/service-kit/redis';
import { countRangeRefusals } from './compose-metrics.ts';
import { toCodeLimits, toSendLimits, type UserConfig } from './config.ts';
import { toApplicationDecidedEntries } from './messaging/application-entries.ts';
import {
  toCodeRequestedEntries,
  toSecondFactorChangedEntries,
  toSessionEndedEntry,
  toUserChangedEntries,
  toUserRegisteredEntry,
} from './messaging/outbox-entries.ts';
import {
  createIdentityRepository,
  identityModel,
} from './persistence/accounts/identity-repository.ts';
import { userModel } from './persistence/accounts/user-document.ts';
import { createUserRepository } from './persistence/accounts/user-repository.ts';
import {
  addressModel,
  createAddressRepository,
} from './persistence/addresses/address-repository.ts';
import {
  companyModel,
  createCompanyRepository,
} from './persistence/companies/company-repository.ts';
import {
  businessApplicationModel,
  createBusinessApplicationRepository,
} from './persistence/companies/business-application-repository.ts';
import { createPartyRepository, partyModel } from './persistence/companies/party-repository.ts';
import {
  activeCodeModel,
  createActiveCodeRepository,
} from './persistence/one-time-passwords/active-code-repository.ts';
import {
  challengeModel,
  createChallengeRepository,
} from './persistence/one-time-passwords/challenge-repository.ts';
import {
  createPolicyRepository,
  firstPolicyModel,
  policyDraftModel,
  policyVersionModel,
} from './persistence/policies/policy-repository.ts';
import { createInvitationLimiter } from './persistence/accounts/invitation-limiter.ts';
import { createSendLimiter } from './persistence/one-time-passwords/send-limiter.ts';
import { createClosedAccounts } from './persistence/erasure/closed-accounts.ts';
import {
  createSecondFactorRepository,
  secondFactorModel,
} from './persistence/second-factor/second-factor-repository.ts';
import {
  createSessionRepository,
  sessionModel,
} from './persistence/sessions/session-repository.ts';

const createModels = (connection: ServiceContext['connection']) => ({
  users: userModel(connection),
  addresses: addressModel(connection),
  challenges: challengeModel(connection),
  identities: identityModel(connection),
  activeCodes: activeCodeModel(connection),
  sessions: sessionModel(connection),
  secondFactors: secondFactorModel(connection),
  companies: companyModel(connection),
  parties: partyModel(connection),
  applications: businessApplicationModel(connection),
  firstPolicies: firstPolicyModel(connection),
  policyVersions: policyVersionModel(connection),
  policyDrafts: policyDraftModel(connection),
});

export const modelsWithOutbox = (models: ReturnType<typeof createModels>) => [
  models.users,
  models.challenges,
  models.secondFactors,
  models.sessions,
  models.applications,
];

export const createStores = (
  config: UserConfig,
  deps: {
    readonly connection: ServiceContext['connection'];
    readonly clock: ServiceContext['clock'];
    readonly sealer: Sealer;
    readonly redis: Redis | undefined;
    readonly metrics: MetricRegistry;
  },
) => {
  const { connection, clock, sealer, redis, metrics } = deps;
  const models = createModels(connection);
  return {
    models,
    challenges: createChallengeRepository({
      model: models.challenges,
      toOutboxEntries: toCodeRequestedEntries(sealer),
      limits: toCodeLimits(config),
    }),
    sessions: createSessionRepository({
      model: models.sessions,
      toEndedEntry: toSessionEndedEntry,
      clock,
    }),
    secondFactors: createSecondFactorRepository(
      models.secondFactors,
      toSecondFactorChangedEntries(sealer),
    ),
    activeCodes: createActiveCodeRepository({
      model: models.activeCodes,
      hashKey: config.CODE_KEY,
    }),
    users: createUserRepository({
      model: models.users,
      toRegisteredEntry: toUserRegisteredEntry,
      toChangedEntries: toUserChangedEntries(sealer),
    }),
    addresses: createAddressRepository(models.addresses),
    identities: createIdentityRepository(models.identities),
    closedAccounts: createClosedAccounts(models.users),
    companies: createCompanyRepository(models.companies),
    parties: createPartyRepository({ connection, model: models.parties }),
    applications: createBusinessApplicationRepository({
      model: models.applications,
      toOutboxEntries: toApplicationDecidedEntries,
      clock,
    }),
    policies: createPolicyRepository({
      first: models.firstPolicies,
      versions: models.policyVersions,
      drafts: models.policyDrafts,
    }),
    invitationLimiter: createInvitationLimiter({
      perPersonPerDay: config.INVITATIONS_PER_PERSON_PER_DAY,
      perStaffPerHour: config.INVITATIONS_PER_STAFF_PER_HOUR,
      redis,
    }),
    sendLimiter: createSendLimiter({
      limits: toSendLimits(config),
      hashKey: config.CODE_KEY,
      ...(redis ? { redis } : {}),
      onRangeRefused: countRangeRefusals(metrics),
    }),
  };
};
