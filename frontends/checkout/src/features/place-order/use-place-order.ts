import { orderOperations } from '@tokri/contracts/api';
import { type RecoveryAction } from '@tokri/contracts/orders';
import { recoveryAction } from '@tokri/web-kit/order';
import {
  isApiProblem,
  newUuid,
  sendCommand,
  type ResponseBody,
  type RequestBody,
} from '@tokri/web-kit/platform';
import { useRef, useState } from 'react';
import { t } from '../../labels.ts';
import {
  nextAttempt,
  isOutcomeUnknown,
  isHoldConsumed,
  type PlaceOrderAttempt,
} from './rejection-recovery.ts';

export type PlaceOrderBody = RequestBody<typeof orderOperations.placeOrder>;
type PlaceOrderEntry = ResponseBody<typeof orderOperations.placeOrder>[number];
export type ShortLine = NonNullable<PlaceOrderEntry['Short']>[number];

export type PlaceOrderResult =
  | { readonly kind: 'placed'; readonly orderId: number }
  | {
      readonly kind: 'rejected';
      readonly code: string;
      readonly message: string;
      readonly recovery: RecoveryAction;
      readonly shortLines: readonly ShortLine[];
      readonly isHoldConsumed: boolean;
      readonly existingOrderId: number;
    }
  | { readonly kind: 'unknown-outcome'; readonly message: string }
  | { readonly kind: 'failed'; readonly message: string };

export type PlaceOrderState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'placing' }
  | Exclude<PlaceOrderResult, { readonly kind: 'placed' }>;

const maxAttempts = 3;
const retryDelayMs = 1_000;
const requestTimeoutMs = 6_000;

const waitBeforeRetry = (): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, retryDelayMs));

const sendOrder = async (
  body: PlaceOrderBody,
  idempotencyKey: string,
): Promise<PlaceOrderResult> => {
  const operation =
    body.PaymentMethod === 'online'
      ? orderOperations.placeOrder
      : orderOperations.placeOrderWithoutPayment;
  const result = await sendCommand(operation, {
    body,
    idempotencyKey,
    timeoutMs: requestTimeoutMs,
  });
  if (result.kind === 'done') return { kind: 'placed', orderId: result.id };
  const { code, message, entry } = result;
  return {
    kind: 'rejected',
    code,
    message: message || t('failed'),
    recovery: recoveryAction(code),
    shortLines: entry?.Short ?? [],
    isHoldConsumed: isHoldConsumed(entry?.Status),
    existingOrderId: entry?.TakenBy ?? 0,
  };
};

const sendUntilOutcomeKnown = async (
  body: PlaceOrderBody,
  key: string,
): Promise<PlaceOrderResult> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await sendOrder(body, key);
    } catch (error) {
      if (!isApiProblem(error)) throw error;
      if (!isOutcomeUnknown(error)) return { kind: 'failed', message: error.message };
      if (attempt >= maxAttempts) return { kind: 'unknown-outcome', message: error.message };
      await waitBeforeRetry();
    }
  }
};

export interface PlaceOrderControls {
  readonly state: PlaceOrderState;
  readonly place: (body: PlaceOrderBody) => Promise<PlaceOrderResult | undefined>;
  readonly reset: () => void;
}

export const usePlaceOrder = (): PlaceOrderControls => {
  const [state, setState] = useState<PlaceOrderState>({ kind: 'idle' });
  const isRunning = useRef(false);
  const lastAttempt = useRef<PlaceOrderAttempt | null>(null);

  const place = async (body: PlaceOrderBody): Promise<PlaceOrderResult | undefined> => {
    if (isRunning.current) return undefined;
    isRunning.current = true;
    setState({ kind: 'placing' });
    try {
      lastAttempt.current = nextAttempt(lastAttempt.current, JSON.stringify(body), newUuid);
      const result = await sendUntilOutcomeKnown(body, lastAttempt.current.key);
      if (result.kind !== 'unknown-outcome') lastAttempt.current = null;
      setState(result.kind === 'placed' ? { kind: 'placing' } : result);
      return result;
    } finally {
      isRunning.current = false;
    }
  };
  return { state, place, reset: () => setState({ kind: 'idle' }) };
};
