import type { Channel } from '../../domain/accounts/identity.ts';

export type { Clock } from '@tokri/service-kit/use-case';

export type NextId = () => Promise<number>;

export type Audit = (
  message: string,
  context: { readonly userId?: number; readonly channel?: Channel; readonly actorId?: number },
) => void;
