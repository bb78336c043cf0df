import type { Adjustment } from '../../domain/ledger/adjustment.ts';

export interface AdjustmentStore {
  /** Returns the one that already has this id, if there is one. */
  insertOrFind(adjustment: Adjustment): Promise<Adjustment>;
  find(requestId: string): Promise<Adjustment | null>;
  /** False when it no longer waits. */
  saveDecision(adjustment: Adjustment): Promise<boolean>;
  /** Oldest first. */
  listWaiting(page: {
    readonly page: number;
    readonly pageSize: number;
  }): Promise<{ readonly adjustments: readonly Adjustment[]; readonly total: number }>;
}
