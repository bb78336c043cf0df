import type { SourceChange } from './bundle-mutated-service.ts';

/** Errors of a replica set that is failing over are then bugs, not outages. */
export const withoutOutageCodes: readonly SourceChange[] = [
  {
    file: 'shared/service-kit/src/mongo/connection/errors.ts',
    find: "(error.name.startsWith('Mongo') && outageCodes.has(code)) ||",
    replace: '',
  },
];
