import { orderOperations } from '@tokri/contracts/http';
import { isApiProblem, newKey, write, type Answer, type BodyInput } from '@tokri/web-kit/platform';
import { useRef, useState } from 'react';
import { t } from '../../texts.ts';
import {
  attemptFor,
  isUnsure,
  tookTheHold,
  wayOut,
  type Attempt,
  type RefusalWay,
} from './refusal-way.ts';

export type PlaceBody = BodyInput<typeof orderOperations.placeOrder>;
type Entry = Answer<typeof orderOperations.placeOrder>[number];
export type ShortLine = NonNullable<Entry['Short']>[number];

export type PlaceAnswer =
  | { readonly kind: 'placed'; readonly orderId: number }
  | {
      readonly kind: 'refused';
      readonly code: string;
      readonly message: string;
      readonly way: RefusalWay;
      readonly short: readonly ShortLine[];
      readonly isHoldGone: boolean;
      /** The order that has the cart; 0 when that is not the reason. */ readonly takenBy: number;
    }
  /** Nobody knows whether it was placed; the same again finds out. */
  | { readonly kind: 'unsure'; readonly message: string }
  | { readonly kind: 'failed'; readonly message: string };

export type PlaceState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'placing' }
  | Exclude<PlaceAnswer, { readonly kind: 'placed' }>;

/** The order is asked for again this often by itself while nobody knows, after a pause each. */
const triesMax = 3;
const pauseMs = 1_000;
const unsureTimeoutMs = 6_000;

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, pauseMs));

const ask = async (body: PlaceBody, idempotencyKey: string): Promise<PlaceAnswer> => {
  const operation =
    body.PaymentMethod === 'online'
      ? orderOperations.placeOrder
      : orderOperations.placeOrderWithoutPayment;
  const outcome = await write(operation, { body, idempotencyKey, timeoutMs: unsureTimeoutMs });
  if (outcome.kind === 'done') return { kind: 'placed', orderId: outcome.id };
  const { code, message, entry } = outcome;
  return {
    kind: 'refused',
    code,
    message: message || t('failed'),
    way: wayOut(code),
    short: entry?.Short ?? [],
    isHoldGone: tookTheHold(entry?.Status),
    takenBy: entry?.TakenBy ?? 0,
  };
};

const askUntilKnown = async (body: PlaceBody, key: string): Promise<PlaceAnswer> => {
  for (let tries = 1; ; tries += 1) {
    try {
      return await ask(body, key);
    } catch (problem) {
      if (!isApiProblem(problem)) throw problem;
      if (!isUnsure(problem)) return { kind: 'failed', message: problem.message };
      if (tries >= triesMax) return { kind: 'unsure', message: problem.message };
      await pause();
    }
  }
};

export interface PlaceControl {
  readonly state: PlaceState;
  /** Undefined when it is being placed already: a second press does nothing. */
  readonly place: (body: PlaceBody) => Promise<PlaceAnswer | undefined>;
  readonly forget: () => void;
}

/** Places the order once, however often it is pressed. */
export const usePlaceOrder = (): PlaceControl => {
  const [state, setState] = useState<PlaceState>({ kind: 'idle' });
  const isRunning = useRef(false);
  const last = useRef<Attempt | null>(null);

  const place = async (body: PlaceBody): Promise<PlaceAnswer | undefined> => {
    if (isRunning.current) return undefined;
    isRunning.current = true;
    setState({ kind: 'placing' });
    try {
      last.current = attemptFor(last.current, JSON.stringify(body), newKey);
      const answer = await askUntilKnown(body, last.current.key);
      if (answer.kind !== 'unsure') last.current = null;
      setState(answer.kind === 'placed' ? { kind: 'placing' } : answer);
      return answer;
    } finally {
      isRunning.current = false;
    }
  };
  return { state, place, forget: () => setState({ kind: 'idle' }) };
};
