import { RateLimiterMemory } from 'rate-limiter-flexible';

const windowSeconds = 600;
const maxPerWindow = 20;

/** The networks whose webhooks billing refused because of their signature, as this process saw it. */
export interface WrongSignatures {
  record(network: string): Promise<void>;
  /** After 20 refused webhooks, until ten minutes after the first of them. */
  isSuspect(network: string): Promise<boolean>;
}

export const createWrongSignatures = (): WrongSignatures => {
  const counts = new RateLimiterMemory({ points: maxPerWindow, duration: windowSeconds });
  return {
    record: async (network) => {
      await counts.penalty(network);
    },
    isSuspect: async (network) =>
      ((await counts.get(network))?.consumedPoints ?? 0) >= maxPerWindow,
  };
};
