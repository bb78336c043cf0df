import {
  areaSnapshot,
  orderEvents,
  slotEvents,
  slotSnapshot,
  userContacts,
} from '@tokri/contracts/events';
import { slotAdminOperations, slotOperations, waitlistOperations } from '@tokri/contracts/api';
import { createQuoteReader } from '@tokri/service-kit/auth';
import { createService, createServiceContext, type Compose } from '@tokri/service-kit/lifecycle';
import { republishCharges } from './application/charges/republish-charges.ts';
import { createAdmissionControl } from './application/holds/admission-control.ts';
import { expireHolds } from './application/holds/expire-holds.ts';
import { createPlannedSlots } from './application/plans/create-planned-slots.ts';
import { withCachedViews } from './application/slots/cached-views.ts';
import { recordFillDays } from './application/slots/record-fill-days.ts';
import { offerToWaitlists } from './application/waitlist/offer-to-waitlists.ts';
import { composeErasure } from './compose-erasure.ts';
import { composeLookups } from './compose-lookups.ts';
import { countHolds, reportSlots } from './compose-metrics.ts';
import { createSnapshotSources } from './compose-snapshots.ts';
import type { SlotConfig } from './config.ts';
import { createDeliverySlotHandlers } from './http/delivery-slot-handlers.ts';
import { createDeliverySlotConsumer } from './messaging/consumers.ts';
import { toOutboxEntry } from './messaging/outbox-entries.ts';
import { areaModel, areaRepository } from './persistence/areas/area-repository.ts';
import {
  rangeReservationModel,
  rangeReservationRepository,
} from './persistence/areas/range-reservation-repository.ts';
import { chargeRepository, chargesModel } from './persistence/charges/charge-repository.ts';
import { partyModel, partyRepository } from './persistence/charges/party-repository.ts';
import { locationModel, locationRepository } from './persistence/locations/location-repository.ts';
import { quotaModel, quotaRepository } from './persistence/holds/quota-repository.ts';
import { createRedisQuota } from './persistence/holds/redis-quota.ts';
import { planModels, planRepository } from './persistence/plans/plan-repository.ts';
import { slotModel } from './persistence/slots/slot-model.ts';
import { createFillDayRepository, fillDayModel } from './persistence/slots/fill-day-repository.ts';
import { createSlotFigures } from './persistence/slots/slot-figures.ts';
import { slotRepository } from './persistence/slots/slot-repository.ts';

const expiryIntervalMs = 2_000;
const offerIntervalMs = 1_000;
const republishChargesIntervalMs = 5_000;
const planningIntervalMs = 600_000;
const fillRecordInterval = { intervalMs: 60_000, maxBusyShare: 0.05 };

export const compose: Compose<SlotConfig> = async (config, options) => {
  const context = await createServiceContext('delivery-slot', config, options);
  const { connection, clock, metrics } = context;
  const redis = await context.connectRedis();
  const slotDocuments = slotModel(connection);
  const areaDocuments = areaModel(connection);
  const locationDocuments = locationModel(connection);
  const chargeDocuments = chargesModel(connection);
  const partyDocuments = partyModel(connection);
  const planDocuments = planModels(connection);
  const fillDayDocuments = fillDayModel(connection);
  const quotaDocuments = quotaModel(connection);
  const rangeReservationDocuments = rangeReservationModel(connection);
  const stores = {
    slots: slotRepository({ connection, model: slotDocuments, toOutboxEntry, clock }),
    areas: areaRepository(areaDocuments),
    charges: chargeRepository({ connection, model: chargeDocuments }),
  };
  const deps = {
    ...withCachedViews(stores, { maxAgeMs: config.LISTING_AGE_MS, clock }),
    admissionControl: createAdmissionControl({
      clock,
      checks: config.HOLD_GATES,
      attemptsPerMinute: config.HOLD_TRIES_PER_MINUTE,
      holdsPerMinute: config.HOLDS_PER_ADDRESS_PER_MINUTE,
      sharedQuota: createRedisQuota(redis, { prefix: config.MONGODB_DATABASE }),
    }),
    locations: locationRepository(locationDocuments),
    parties: partyRepository(partyDocuments),
    plans: planRepository(planDocuments),
    fillDays: createFillDayRepository(fillDayDocuments),
    quotas: quotaRepository(quotaDocuments),
    rangeReservations: rangeReservationRepository(rangeReservationDocuments),
    ...composeLookups(config, { redis, logger: context.logger }),
    readQuote: createQuoteReader(config.QUOTE_JWKS),
    clock,
    maxOpenHolds: config.OPEN_HOLDS_MAX,
  };

  reportSlots(createSlotFigures(slotDocuments, areaDocuments), metrics, clock);
  const erasure = composeErasure(context, deps);
  return createService({
    ...context,
    models: [
      slotDocuments,
      areaDocuments,
      locationDocuments,
      chargeDocuments,
      partyDocuments,
      quotaDocuments,
      rangeReservationDocuments,
      ...Object.values(planDocuments),
      fillDayDocuments,
    ],
    erasures: erasure.records,
    topics: [slotEvents, areaSnapshot.topic, slotSnapshot.topic, orderEvents, userContacts],
    workers: [
      context.outboxRelay([slotDocuments]),
      context.snapshotPublisher(
        createSnapshotSources(
          { areas: areaDocuments, locations: locationDocuments, slots: slotDocuments },
          stores.charges,
        ),
      ),
      context.consumer(createDeliverySlotConsumer({ ...deps, erasePerson: erasure.erasePerson })),
      context.periodicJob('expire-holds', expiryIntervalMs, () => expireHolds(deps)),
      context.periodicJob('offer-to-waitlists', offerIntervalMs, () => offerToWaitlists(deps)),
      context.periodicJob('republish-charges', republishChargesIntervalMs, () =>
        republishCharges(deps),
      ),
      context.periodicJob('create-planned-slots', planningIntervalMs, () =>
        createPlannedSlots(deps),
      ),
      context.periodicJob('record-fill-days', fillRecordInterval, () => recordFillDays(deps)),
    ],
    http: {
      operations: { ...slotOperations, ...slotAdminOperations, ...waitlistOperations },
      handlers: countHolds(createDeliverySlotHandlers(deps), metrics),
    },
    redis,
  });
};
