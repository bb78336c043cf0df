import type { Channel } from '../../domain/accounts/identity.ts';

export type NextId = () => Promise<number>;

export type Audit = (
  message: string,
  context: {
    readonly userId?: number;
    readonly channel?: Channel;
    readonly challengeId?: number;
    readonly actorId?: number;
    readonly reason?: string;
  },
) => void;
