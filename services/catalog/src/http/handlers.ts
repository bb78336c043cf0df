import type { itemOperations } from '@tokri/contracts/http';
import { createHandlers } from '@tokri/service-kit/http';
import type { BoundHandlers } from '@tokri/service-kit/http';
import { departmentHandlers } from './department-handlers.ts';
import { importHandlers } from './import-handlers.ts';
import { shelfHandlers } from './shelf-handlers.ts';
import { staffHandlers } from './staff-handlers.ts';

type Needs = Parameters<typeof shelfHandlers>[0] & Parameters<typeof staffHandlers>[0] & Parameters<typeof departmentHandlers>[0] & Parameters<typeof importHandlers>[0];

/** All rows of the contract that this service serves. */
export const catalogHandlers = (needs: Needs): BoundHandlers =>
  createHandlers<typeof itemOperations>({ ...shelfHandlers(needs), ...staffHandlers(needs), ...departmentHandlers(needs), ...importHandlers(needs) });
