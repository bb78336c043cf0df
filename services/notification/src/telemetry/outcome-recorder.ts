import type { Logger } from '@tokri/service-kit/logger';
import type { RecordOutcome } from '../application/ports/gateways.ts';

export type Counts = () => Readonly<Record<string, number>>;

export const createOutcomeRecorder = (
  logger: Logger,
): { readonly recordOutcome: RecordOutcome; readonly counts: Counts } => {
  const countByName = new Map<string, number>();
  return {
    recordOutcome: ({ channel, state, reason }) => {
      const name = [channel, state, ...(reason === '' ? [] : [reason])].join('.');
      countByName.set(name, (countByName.get(name) ?? 0) + 1);
      if (state === 'failed') logger.warn({ channel, reason }, 'a message was not handed over');
      else logger.info({ channel, state }, 'a message was handled');
    },
    counts: () => Object.fromEntries(countByName),
  };
};
