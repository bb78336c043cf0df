import type { Logger } from '@tokri/service-kit/logger';
import type { Witness } from '../application/ports.ts';

/** Counts since the start of this process, by channel, state and reason. */
export type Counts = () => Readonly<Record<string, number>>;

/** Counts outcomes and logs those that need somebody's eyes; who and what never enters either. */
export const createWitness = (
  logger: Logger,
): { readonly witness: Witness; readonly counts: Counts } => {
  const counted = new Map<string, number>();
  return {
    witness: ({ channel, state, reason }) => {
      const name = [channel, state, ...(reason === '' ? [] : [reason])].join('.');
      counted.set(name, (counted.get(name) ?? 0) + 1);
      if (state === 'failed') logger.warn({ channel, reason }, 'a message was not handed over');
      else logger.info({ channel, state }, 'a message was handled');
    },
    counts: () => Object.fromEntries(counted),
  };
};
