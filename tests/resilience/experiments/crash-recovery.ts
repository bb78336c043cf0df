import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { OrderResponse } from '@tokri/contracts/api';
import type { SignedInUser } from '../../support/api/sign-in.ts';
import type { SlotWindow } from '../../support/api/test-area.ts';
import { crashService } from '../faults/process-faults.ts';
import { placeAndSettle, prepareBuyer, type Buyer } from './retrying-buyer.ts';
import { receiveSignInCode } from './sign-in-code.ts';

/** The request is with the service by then, and an order takes longer. */
const requestLeadMs = 60;

export interface CrashRecoveryOptions {
  readonly staff: SignedInUser;
  readonly slot: SlotWindow;
  readonly service: string;
  readonly crashes: number;
  readonly intervalMs: number;
  /** Orders that are placed while the service is killed again and again. */
  readonly ordersMeanwhile: number;
}

/** Times count from the last kill. */
export interface CrashRecovery {
  readonly answeredWithSameKeyMs: number;
  readonly answeredWithNewKeyMs: number;
  readonly settledMs: number;
  /** The later of two sign-in codes: one is asked for just before the last kill, one just after. */
  readonly codeArrivedMs: number;
  readonly orders: readonly OrderResponse[];
}

const crashRepeatedly = async (
  { service, crashes, intervalMs }: CrashRecoveryOptions,
  beforeLast: () => Promise<void>,
): Promise<number> => {
  for (let crash = 1; crash < crashes; crash += 1) {
    await Promise.all([wait(intervalMs), crashService(service).waitUntilReady()]);
  }
  await beforeLast();
  const lastKillAtMs = performance.now();
  crashService(service);
  return lastKillAtMs;
};

/**
 * Kills a service and measures when a new order settles, when an order that was on its way is
 * answered if it is repeated with the same Idempotency-Key, and when sign-in codes arrive.
 */
export const measureCrashRecovery = async (
  options: CrashRecoveryOptions,
): Promise<CrashRecovery> => {
  const { crashes, intervalMs, ordersMeanwhile } = options;
  const buyers: Buyer[] = [];
  for (let count = 0; count < ordersMeanwhile + 2; count += 1)
    buyers.push(await prepareBuyer(options.staff, options.slot));
  const [repeating, fresh, ...others] = buyers as [Buyer, Buyer, ...Buyer[]];
  const meanwhile = others.map(async (buyer, index) => {
    await wait((index * crashes * intervalMs) / ordersMeanwhile);
    return placeAndSettle(buyer, randomUUID);
  });
  const sameKey = randomUUID();
  let repeated: ReturnType<typeof placeAndSettle> | undefined;
  const codes: Promise<number>[] = [];
  const lastKillAtMs = await crashRepeatedly(options, async () => {
    repeated = placeAndSettle(repeating, () => sameKey);
    codes.push(receiveSignInCode());
    await wait(requestLeadMs);
  });
  codes.push(receiveSignInCode());
  const [withSameKey, withNewKey, ...rest] = await Promise.all([
    repeated ?? placeAndSettle(repeating, () => sameKey),
    placeAndSettle(fresh, randomUUID),
    ...meanwhile,
  ]);
  const codeArrivals = await Promise.all(codes);
  return {
    codeArrivedMs: Math.max(...codeArrivals) - lastKillAtMs,
    answeredWithSameKeyMs: withSameKey.answeredAtMs - lastKillAtMs,
    answeredWithNewKeyMs: withNewKey.answeredAtMs - lastKillAtMs,
    settledMs:
      Math.max(...[withSameKey, withNewKey, ...rest].map(({ settledAtMs }) => settledAtMs)) -
      lastKillAtMs,
    orders: [withSameKey, withNewKey, ...rest].map(({ order }) => order),
  };
};
