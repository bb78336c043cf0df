import { Problem } from '@tokri/contracts';
import type { itemOperations } from '@tokri/contracts/http';
import { createHandlers } from '@tokri/service-kit/http';
import type { BoundHandlers } from '@tokri/service-kit/http';
import { departmentHandlers } from './department-handlers.ts';
import { importHandlers } from './import-handlers.ts';
import { shelfHandlers } from './shelf-handlers.ts';
import { staffHandlers } from './staff-handlers.ts';

type Needs = Parameters<typeof shelfHandlers>[0] & Parameters<typeof staffHandlers>[0] & Parameters<typeof departmentHandlers>[0] & Parameters<typeof importHandlers>[0] & {
  /** False while the catalogue is being filled: an empty shelf would be a lie. */
  readonly isOpen: () => boolean;
};

const retryAfterSeconds = 1;

const whenOpen = (handlers: BoundHandlers, isOpen: Needs['isOpen']): BoundHandlers =>
  Object.fromEntries(Object.entries(handlers).map(([id, handle]) => [id, async (call: never) => {
    if (!isOpen()) throw new Problem('unavailable', 'The catalogue is being loaded.', { retryAfterSeconds });
    return handle(call);
  }]));

/** All rows of the contract that this service serves. */
export const catalogHandlers = (needs: Needs): BoundHandlers =>
  whenOpen(createHandlers<typeof itemOperations>({ ...shelfHandlers(needs), ...staffHandlers(needs), ...departmentHandlers(needs), ...importHandlers(needs) }), needs.isOpen);
