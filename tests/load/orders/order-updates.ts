import type { LiveEvents } from '@tokri/contracts/api';
import { openLiveStream, type LiveEvent } from '../../support/api/live-stream.ts';
import type { SignedInUser } from '../../support/api/sign-in.ts';
import { finalOrderStates } from '../../support/order-states.ts';

const finalStateTimeoutMs = 20_000;

/** Learns the states of orders as the pages do: from the live stream of their customer. */
export interface OrderUpdates {
  /** Ends the stream of the customer before. */
  follow(customer: SignedInUser): Promise<void>;
  waitForFinalState(orderId: number): Promise<number>;
  stop(): void;
}

export const createOrderUpdates = (): OrderUpdates => {
  let followedId: number | undefined;
  let stream = new AbortController();
  const finalStates = new Map<number, number>();
  const waiting = new Map<number, (state: number) => void>();

  const onEvent = ({ name, data }: LiveEvent): void => {
    if (name !== 'order.status') return;
    const { Id, Status } = data as LiveEvents['order.status'];
    if (!finalOrderStates.includes(Status)) return;
    finalStates.set(Id, Status);
    waiting.get(Id)?.(Status);
  };

  return {
    follow: async ({ userId, token }) => {
      if (userId === followedId) return;
      stream.abort();
      stream = new AbortController();
      followedId = userId;
      await openLiveStream(token, onEvent, stream.signal);
    },
    waitForFinalState: (orderId) =>
      new Promise((resolve, reject) => {
        const known = finalStates.get(orderId);
        if (known !== undefined) return resolve(known);
        const timer = setTimeout(() => {
          reject(new Error(`order ${orderId} reached no final state`));
        }, finalStateTimeoutMs);
        waiting.set(orderId, (state) => {
          clearTimeout(timer);
          waiting.delete(orderId);
          resolve(state);
        });
      }),
    stop: () => {
      stream.abort();
    },
  };
};
