import type { Permission } from '@tokri/contracts/platform';

export interface FoundRecord {
  /** Unique among all records of its search. */
  readonly id: string;
  readonly label: string;
  readonly hint: string;
  readonly path: string;
}

/** Finds records of one kind by what a member of staff typed, on the server. */
export interface RecordSearch {
  readonly name: string;
  readonly heading: () => string;
  readonly permission: Permission;
  readonly find: (text: string, signal: AbortSignal) => Promise<readonly FoundRecord[]>;
}
