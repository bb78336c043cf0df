import type { AuditOutcome } from '@tokri/contracts/platform';

interface FieldChange {
  readonly path: string;
  readonly before: unknown;
  readonly after: unknown;
}

export interface RecordChange {
  /** Such as `item:12` or `stock:40`. */
  readonly subject: string;
  readonly kind: 'created' | 'changed' | 'removed';
  readonly fields: readonly FieldChange[];
}

export interface ItemHistoryEntry {
  readonly id: string;
  readonly at: Date;
  readonly staffId: number;
  readonly operation: string;
  readonly outcome: AuditOutcome;
  readonly changes: readonly RecordChange[];
}

interface HistoryItem {
  readonly itemId: number;
  readonly unitIds: readonly number[];
}

/** Ids of stock and day limits name the location, unless it is the default one, and the unit. */
const stockPattern = /(?:stock|day-limit):(?:location:\d+:)?(\d+)/;

const concerns = ({ itemId, unitIds }: HistoryItem, { subject }: RecordChange): boolean => {
  const [, unitId] = stockPattern.exec(subject) ?? [];
  return unitId === undefined ? subject === `item:${itemId}` : unitIds.includes(Number(unitId));
};

/**
 * What the actions changed of one item: a bulk change names many items in one entry. Actions that
 * had no effect on it are left out, unless their effect is unknown.
 */
export const selectItemHistory = (
  entries: readonly ItemHistoryEntry[],
  item: HistoryItem,
): readonly ItemHistoryEntry[] =>
  entries
    .map((entry) => ({
      ...entry,
      changes: entry.changes.filter((change) => concerns(item, change)),
    }))
    .filter(({ changes, outcome }) => changes.length > 0 || outcome === 'unconfirmed');
