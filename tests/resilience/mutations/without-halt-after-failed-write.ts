import type { SourceChange } from './bundle-mutated-service.ts';

/** The local store then stays up, closed, after a write that the disk refused. */
export const withoutHaltAfterFailedWrite: readonly SourceChange[] = [
  {
    file: 'shared/local-infra/src/java/IndexedBackend.java',
    find: '          haltAfterFailedWrite();\n',
    replace: '',
  },
];
