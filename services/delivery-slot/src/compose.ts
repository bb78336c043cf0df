import {
  areaSnapshot,
  locationSnapshot,
  orderEvents,
  slotEvents,
  slotSnapshot,
} from '@tokri/contracts/events';
import { slotAdminOperations, slotOperations, waitlistOperations } from '@tokri/contracts/api';
import { createQuoteReader } from '@tokri/service-kit/auth';
import { createService, createServiceContext, type Compose } from '@tokri/service-kit/lifecycle';
import { snapshotSource } from '@tokri/service-kit/outbox';
import { republishCharges } from './application/charges/republish-charges.ts';
import { createAdmissionControl } from './application/holds/admission-control.ts';
import { expireHolds } from './application/holds/expire-holds.ts';
import { createPlannedSlots } from './application/plans/create-planned-slots.ts';
import { withCachedViews } from './application/slots/cached-views.ts';
import { recordFillDays } from './application/slots/record-fill-days.ts';
import { offerToWaitlists } from './application/waitlist/offer-to-waitlists.ts';
import { countHolds, reportSlots } from './compose-metrics.ts';
import type { SlotConfig } from './config.ts';
import { createDeliverySlotHandlers } from './http/delivery-slot-handlers.ts';
import { toAreaSnapshot } from './persistence/areas/area-snapshot.ts';
import { createDeliverySlotConsumer } from './messaging/consumers.ts';
import { toOutboxEntry } from './messaging/outbox-entries.ts';
import { toSlotSnapshot } from './persistence/slots/slot-snapshot.ts';
import {
  type AreaDocument,
  areaModel,
  areaRepository,
} from './persistence/areas/area-repository.ts';
import {
  rangeReservationModel,
  rangeReservationRepository,
} from './persistence/areas/range-reservation-repository.ts';
import { chargeRepository, chargesModel } from './persistence/charges/charge-repository.ts';
import {
  type LocationDocument,
  locationModel,
  locationRepository,
} from './persistence/locations/location-repository.ts';
import { quotaModel, quotaRepository } from './persistence/holds/quota-repository.ts';
import { createRedisQuota } from './persistence/holds/redis-quota.ts';
import { planModels, planRepository } from './persistence/plans/plan-repository.ts';
import { type SlotDocument, slotModel } from './persistence/slots/slot-model.ts';
import { createFillDayRepository, fillDayModel } from './persistence/slots/fill-day-repository.ts';
import { createSlotFigures } from './persistence/slots/slot-figures.ts';
import { slotRepository } from './persistence/slots/slot-repository.ts';

const expiryIntervalMs = 2_000;
const offerIntervalMs = 1_000;
const republishChargesIntervalMs = 5_000;
const planningIntervalMs = 600_000;
const fillRecordInterval = { intervalMs: 60_000, maxBusyShare: 0.05 };
const minSlotSnapshotIntervalMs = 1_000;

export const compose: Compose<SlotConfig> = async (config, options) => {
  const context = await createServiceContext('delivery-slot', config, options);
  const { connection, clock, metrics } = context;
  const redis = await context.connectRedis();
  const slotDocuments = slotModel(connection);
  const areaDocuments = areaModel(connection);
  const locationDocuments = locationModel(connection);
  const chargeDocuments = chargesModel(connection);
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
    plans: planRepository(planDocuments),
    fillDays: createFillDayRepository(fillDayDocuments),
    quotas: quotaRepository(quotaDocuments),
    rangeReservations: rangeReservationRepository(rangeReservationDocuments),
    readQuote: createQuoteReader(config.QUOTE_JWKS),
    clock,
    maxOpenHolds: config.OPEN_HOLDS_MAX,
  };

  reportSlots(createSlotFigures(slotDocuments, areaDocuments), metrics, clock);

  return createService({
    ...context,
    models: [
      slotDocuments,
      areaDocuments,
      locationDocuments,
      chargeDocuments,
      quotaDocuments,
      rangeReservationDocuments,
      planDocuments.plans,
      planDocuments.blackouts,
      fillDayDocuments,
    ],
    topics: [slotEvents, areaSnapshot.topic, slotSnapshot.topic, orderEvents],
    workers: [
      context.outboxRelay([slotDocuments]),
      context.snapshotPublisher([
        snapshotSource<AreaDocument, typeof areaSnapshot>({
          model: areaDocuments,
          event: areaSnapshot,
          key: ({ groupId }) => String(groupId),
          toSnapshot: toAreaSnapshot(stores.charges),
        }),
        snapshotSource<LocationDocument, typeof locationSnapshot>({
          model: locationDocuments,
          event: locationSnapshot,
          key: ({ _id }) => `location:${_id}`,
          toSnapshot: ({ _id, name }) => ({ locationId: _id, name }),
        }),
        snapshotSource<SlotDocument, typeof slotSnapshot>({
          model: slotDocuments,
          event: slotSnapshot,
          key: ({ _id }) => String(_id),
          toSnapshot: toSlotSnapshot,
          minIntervalMs: minSlotSnapshotIntervalMs,
        }),
      ]),
      context.consumer(createDeliverySlotConsumer(deps)),
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
