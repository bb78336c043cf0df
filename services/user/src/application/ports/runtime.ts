import type { Channel } from '../../domain/accounts/identity.ts';

export type Clock = () => Date;

/** Positive integers, each once. */
export type NextId = () => Promise<number>;

/** What happened to whom, ids only: reads that write are audited (api-contract.md rule 2). */
export type Audit = (
  message: string,
  context: { readonly userId?: number; readonly channel?: Channel; readonly actorId?: number },
) => void;
