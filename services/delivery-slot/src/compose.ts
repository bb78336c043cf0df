import { isoInstant } from '@tokri/contracts';
import { areaState, orderEvents, slotEvents, slotState } from '@tokri/contracts/events';
import { slotAdminOperations, slotOperations, slotWaitOperations } from '@tokri/contracts/http';
import { createQuoteReader } from '@tokri/service-kit/auth';
import { createBroker } from '@tokri/service-kit/kafka';
import { assembleService, sweeper, systemClock, type Compose } from '@tokri/service-kit/lifecycle';
import { connectMongo } from '@tokri/service-kit/mongo';
import { createRelay, createStatePublisher, stateSource } from '@tokri/service-kit/outbox';
import { expireHolds } from './application/expire-holds.ts';
import { createHoldGates } from './application/hold-gates.ts';
import { offerPlaces } from './application/offer-places.ts';
import type { ChargeStore } from './application/ports/charges.ts';
import { recentViews } from './application/recent-views.ts';
import { rollSlots } from './application/roll-slots.ts';
import { tellCharges } from './application/tell-charges.ts';
import type { SlotConfig } from './config.ts';
import { closedFor, cutOffAt, placesLeft } from './domain/slot.ts';
import { handlers } from './http/handlers.ts';
import { slotConsumption } from './messaging/consumers.ts';
import { entryOf } from './messaging/publish.ts';
import {
  areaModel,
  areaRepository,
  toArea,
  type AreaDocument,
} from './persistence/area-repository.ts';
import { chargeRepository, chargesModel } from './persistence/charge-repository.ts';
import { claimModel, claimRepository } from './persistence/claim-repository.ts';
import { openingModel, openingRepository } from './persistence/opening-repository.ts';
import { planModels, planRepository } from './persistence/plan-repository.ts';
import { slotModel, toSlot, type SlotDocument } from './persistence/slot-model.ts';
import { slotRepository } from './persistence/slot-repository.ts';

const expireEveryMs = 2_000;
/** A place that came free is offered this soon. */
const offerEveryMs = 1_000;
/** Charges are told when they are saved; this heals what a crash left. */
const tellChargesEveryMs = 5_000;
/** Days roll at midnight of Kolkata; a look every ten minutes is soon enough and costs nothing. */
const rollEveryMs = 600_000;
/** Places left are told at most this often a slot: a slot in a rush changes hundreds of times a second. */
const slotStateEveryMs = 500;

const slotRecord = (document: SlotDocument) => {
  const slot = toSlot(document);
  return {
    slotId: slot.slotId,
    companyId: slot.companyId,
    groupId: slot.groupId,
    date: slot.date,
    start: slot.start,
    end: slot.end,
    cutOffAt: isoInstant(cutOffAt(slot)),
    feePaise: slot.feePaise,
    minimumOrderPaise: slot.minimumOrderPaise,
    capacity: slot.wanted,
    left: placesLeft(slot),
    itemsFree: slot.itemsFree === null ? null : Math.max(0, slot.itemsFree),
    closedFor: closedFor(slot),
    partyFees: [...slot.partyFees],
  };
};

/** Charges are read after the group: those that it is told with are never older than it is. */
const areaRecord = (charges: ChargeStore) => async (document: AreaDocument) => {
  const { rev: _rev, ranges, ...area } = toArea(document);
  return { ...area, ranges: [...ranges], charges: [...(await charges.read()).rules] };
};

/** Builds the adapters, hands them to the use cases, and gives both to the kit to run. */
export const compose: Compose<SlotConfig> = async (config, { logger }) => {
  const connection = await connectMongo({
    url: config.MONGODB_URL,
    database: config.MONGODB_DATABASE,
    appName: 'delivery-slot',
  });
  const broker = createBroker({
    brokers: config.KAFKA_BROKERS,
    clientId: 'delivery-slot',
    maxWaitMs: config.KAFKA_MAX_WAIT_MS,
    topicPrefix: config.KAFKA_TOPIC_PREFIX,
    logger,
  });
  const slotDocuments = slotModel(connection);
  const areaDocuments = areaModel(connection);
  const chargeDocuments = chargesModel(connection);
  const planDocuments = planModels(connection);
  const claimDocuments = claimModel(connection);
  const openingDocuments = openingModel(connection);
  const stores = {
    slots: slotRepository({ connection, model: slotDocuments, entryOf, clock: systemClock }),
    areas: areaRepository(areaDocuments),
    charges: chargeRepository({ connection, model: chargeDocuments }),
  };
  const deps = {
    ...recentViews(stores, { ageMsMax: config.LISTING_AGE_MS, clock: systemClock }),
    gates: createHoldGates({
      clock: systemClock,
      gates: config.HOLD_GATES,
      triesPerMinute: config.HOLD_TRIES_PER_MINUTE,
      placesPerMinute: config.HOLDS_PER_ADDRESS_PER_MINUTE,
    }),
    plans: planRepository(planDocuments),
    claims: claimRepository(claimDocuments),
    openings: openingRepository(openingDocuments),
    readQuote: createQuoteReader(config.QUOTE_JWKS),
    clock: systemClock,
    openHoldsMax: config.OPEN_HOLDS_MAX,
  };

  return assembleService({
    name: 'delivery-slot',
    config,
    logger,
    connection,
    broker,
    models: [
      slotDocuments,
      areaDocuments,
      chargeDocuments,
      claimDocuments,
      openingDocuments,
      planDocuments.plans,
      planDocuments.blackouts,
    ],
    topics: [slotEvents, areaState.topic, slotState.topic, orderEvents],
    consumers: [slotConsumption(deps)],
    relays: [
      createRelay({ broker, models: [slotDocuments], logger }),
      createStatePublisher({
        broker,
        logger,
        sources: [
          stateSource<AreaDocument, typeof areaState>({
            model: areaDocuments,
            event: areaState,
            key: ({ groupId }) => String(groupId),
            record: areaRecord(stores.charges),
          }),
          stateSource<SlotDocument, typeof slotState>({
            model: slotDocuments,
            event: slotState,
            key: ({ _id }) => String(_id),
            record: slotRecord,
            minIntervalMs: slotStateEveryMs,
          }),
        ],
      }),
    ],
    sweepers: [
      sweeper({
        name: 'expire-holds',
        everyMs: expireEveryMs,
        sweep: () => expireHolds(deps),
        logger,
      }),
      sweeper({
        name: 'offer-places',
        everyMs: offerEveryMs,
        sweep: () => offerPlaces(deps),
        logger,
      }),
      sweeper({
        name: 'tell-charges',
        everyMs: tellChargesEveryMs,
        sweep: () => tellCharges(deps),
        logger,
      }),
      sweeper({ name: 'roll-slots', everyMs: rollEveryMs, sweep: () => rollSlots(deps), logger }),
    ],
    http: {
      operations: { ...slotOperations, ...slotAdminOperations, ...slotWaitOperations },
      handlers: handlers(deps),
    },
  });
};
