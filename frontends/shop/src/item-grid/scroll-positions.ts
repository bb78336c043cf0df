export interface ScrollPosition {
  /** First item in view. Heights above it are estimates, so pixels alone are not reliable. */
  readonly itemIndex: number;
  readonly topPx: number;
}

interface StoredPosition {
  readonly at: number;
  readonly top: number;
}

const maxPositions = 50;
const storageKey = 'tokri.places';

const initialEntryKey = 'default';

export const historyEntryId = (key: string, address: string): string => `${key} ${address}`;

const isStoredPosition = (value: unknown): value is StoredPosition => {
  const { at, top } = (value ?? {}) as Partial<StoredPosition>;
  return Number.isSafeInteger(at) && Number(at) >= 0 && Number.isFinite(top);
};

const isStoredEntry = (value: unknown): value is [string, StoredPosition] =>
  Array.isArray(value) && typeof value[0] === 'string' && isStoredPosition(value[1]);

const readStoredPositions = (storage: Storage): readonly [string, ScrollPosition][] => {
  try {
    const stored: unknown = JSON.parse(storage.getItem(storageKey) ?? '[]');
    if (!Array.isArray(stored)) return [];
    return stored
      .filter(isStoredEntry)
      .slice(-maxPositions)
      .map(([entryId, { at, top }]) => [entryId, { itemIndex: at, topPx: top }]);
  } catch {
    return [];
  }
};

export const createScrollPositions = (storage: Storage, isNewVisit: () => boolean) => {
  const positions = new Map(
    readStoredPositions(storage).filter(
      ([entryId]) => !entryId.startsWith(historyEntryId(initialEntryKey, '')) || !isNewVisit(),
    ),
  );
  return {
    get: (entryId: string): ScrollPosition | undefined => positions.get(entryId),
    set: (entryId: string, position: ScrollPosition | undefined): void => {
      positions.delete(entryId);
      if (position) positions.set(entryId, position);
      const [oldest] = positions.keys();
      if (positions.size > maxPositions && oldest !== undefined) positions.delete(oldest);
    },
    save: (): void => {
      const stored = [...positions].map(
        ([entryId, { itemIndex, topPx }]): [string, StoredPosition] => [
          entryId,
          { at: itemIndex, top: topPx },
        ],
      );
      try {
        storage.setItem(storageKey, JSON.stringify(stored));
      } catch {
        // Storage is disabled or full: after a reload the list starts at the top.
      }
    },
  };
};
