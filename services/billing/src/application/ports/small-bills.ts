import type { ConsolidatedBill } from '../../domain/bills/consolidated-bill.ts';
import type { DraftBill } from '../../domain/bills/bill.ts';
import type { StoredBill } from './bills.ts';

/** A bill without a number; `own` when its buyer asked for an invoice. */
export interface SmallBill {
  readonly key: string;
  readonly bill: DraftBill;
  readonly state: 'open' | 'closing' | 'own';
}

/** Bills that wait for the consolidated bill of their day. Of two changes of one bill one wins. */
export interface SmallBillStore {
  /** Those without a number; withdrawn ones are left out. */
  listByOrder(orderId: number): Promise<readonly SmallBill[]>;
  /** Takes an open bill out of its day, since nothing was supplied. */
  withdraw(key: string): Promise<boolean>;
  /** Takes an open bill out of its day. It is due for `listOwnDue` until it has a number. */
  requireOwnBill(key: string): Promise<boolean>;
  listOwnDue(limit: number): Promise<readonly SmallBill[]>;
  listGroupsBefore(group: string): Promise<readonly string[]>;
  /** Open bills of the group, the oldest first. */
  listOpen(group: string, limit: number): Promise<readonly SmallBill[]>;
  /** An open bill becomes a part; any other stays as it is. */
  join(key: string, consolidatedKey: string): Promise<void>;
  listParts(consolidatedKey: string): Promise<readonly StoredBill[]>;
}

export interface ConsolidatedBillStore {
  readRounds(group: string): Promise<{ readonly count: number; readonly hasUnfinished: boolean }>;
  /** Leaves one with the same key as it is. */
  insert(bill: Omit<ConsolidatedBill, 'number'>): Promise<void>;
  /** Those that may have parts without a number. */
  listUnfinished(limit: number): Promise<readonly ConsolidatedBill[]>;
  findNumbers(keys: readonly string[]): Promise<ReadonlyMap<string, string>>;
  issue(key: string, number: string): Promise<void>;
  finish(key: string): Promise<void>;
}
