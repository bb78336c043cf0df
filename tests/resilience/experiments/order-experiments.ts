import type { PaymentMethod } from '@tokri/contracts/orders';
import type { Fault } from '../../support/load-generator/fault.ts';
import {
  paymentCrashPoints,
  sagaCrashPoints,
  toRounds,
  type ServiceCrashPoints,
} from '../faults/crash-points.ts';
import { fillOutbox } from '../faults/fill-outbox.ts';
import { crashAtPoint, killInfra, killService, pauseInfra } from '../faults/process-faults.ts';
import type { OrderBatchOptions } from './order-batch.ts';
import { allPaymentScenarios } from './payment-scenarios.ts';

export interface Round {
  readonly faults: readonly Fault[];
  readonly paymentMethod?: PaymentMethod;
  readonly paymentScenarios?: OrderBatchOptions['paymentScenarios'];
  readonly windowMs: number;
  readonly buyers?: number;
}
/** A round that is repeated, or rounds that differ. */
export type OrderExperiment = Round | readonly Round[];

const sagaServices = ['order', 'catalog', 'delivery-slot', 'cart'];
const outageMs = 30_000;
const buyersPerCrashRound = 4;
const crashRounds = (points: ServiceCrashPoints, paymentMethod: PaymentMethod): readonly Round[] =>
  toRounds(points).map((round) => ({
    faults: round.map(([service, point]) => crashAtPoint(service, point)),
    paymentMethod,
    windowMs: 1_000,
    buyers: buyersPerCrashRound,
  }));

/** Faults while customers place orders. */
export const orderExperiments: Readonly<Record<string, OrderExperiment>> = {
  'kill-order': { faults: [killService('order')], windowMs: 2_000 },
  'kill-catalog': { faults: [killService('catalog')], windowMs: 2_000 },
  'kill-delivery-slot': { faults: [killService('delivery-slot')], windowMs: 2_000 },
  'kill-cart': { faults: [killService('cart')], windowMs: 2_000 },
  'kill-saga': { faults: sagaServices.map(killService), windowMs: 3_000 },
  'broker-paused': { faults: [pauseInfra('kafka', outageMs)], windowMs: 20_000 },
  'outbox-full': { faults: [fillOutbox()], windowMs: 5_000 },
  'broker-killed': { faults: [killInfra('kafka')], windowMs: 5_000 },
  'store-killed': { faults: [killInfra('mongodb')], windowMs: 5_000 },
  'pay-kill-billing': {
    paymentMethod: 'online',
    faults: [killService('billing')],
    windowMs: 3_000,
  },
  'pay-kill-all': {
    paymentMethod: 'online',
    faults: ['billing', ...sagaServices].map(killService),
    windowMs: 4_000,
  },
  'pay-broker-paused': {
    paymentMethod: 'online',
    faults: [pauseInfra('kafka', outageMs)],
    windowMs: 10_000,
  },
  'pay-forged': {
    paymentMethod: 'online',
    paymentScenarios: allPaymentScenarios,
    faults: [],
    windowMs: 2_000,
    buyers: 2 * allPaymentScenarios.length,
  },
  'pay-forged-kill': {
    paymentMethod: 'online',
    paymentScenarios: allPaymentScenarios,
    faults: [killService('billing'), killService('order')],
    windowMs: 4_000,
    buyers: 2 * allPaymentScenarios.length,
  },
  'crash-points-saga': crashRounds(sagaCrashPoints, 'cod'),
  'crash-points-payment': crashRounds(paymentCrashPoints, 'online'),
  'crash-points': [
    ...crashRounds(sagaCrashPoints, 'cod'),
    ...crashRounds(paymentCrashPoints, 'online'),
  ],
  'cache-paused': { faults: [pauseInfra('redis', outageMs)], windowMs: 20_000 },
  'cache-killed': { faults: [killInfra('redis')], windowMs: 2_000 },
};
