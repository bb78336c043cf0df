export interface Place {
  /** Of the item that stood at the top, from 0. */
  readonly at: number;
  /** Its distance from the top of the window, in pixels. */
  readonly top: number;
}

/** Places by entry of the browser's history; the oldest goes first. */
const placesMax = 50;
const storageName = 'tokri.places';

/** The router's key of the entry with which any page is loaded, until it has moved on. */
const keyOfLoading = 'default';

/** Names an entry of the browser's history. */
export const entryOf = (key: string, address: string): string => `${key} ${address}`;

const isPlace = (value: unknown): value is Place => {
  const { at, top } = (value ?? {}) as Partial<Place>;
  return Number.isSafeInteger(at) && Number(at) >= 0 && Number.isFinite(top);
};

const isEntry = (value: unknown): value is [string, Place] =>
  Array.isArray(value) && typeof value[0] === 'string' && isPlace(value[1]);

/** What this tab kept before the page was loaded anew; others may write here too. */
const readKept = (storage: Storage): readonly [string, Place][] => {
  try {
    const kept: unknown = JSON.parse(storage.getItem(storageName) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isEntry).slice(-placesMax) : [];
  } catch {
    return [];
  }
};

/** Where lists were left, kept over a reload of the page for as long as the tab is open. Who comes anew to an address begins at its top. */
export const keepPlaces = (storage: Storage, isNewVisit: () => boolean) => {
  const places = new Map(
    readKept(storage).filter(
      ([entry]) => !entry.startsWith(entryOf(keyOfLoading, '')) || !isNewVisit(),
    ),
  );
  return {
    of: (entry: string): Place | undefined => places.get(entry),
    /** Without a place the list stands at its top, which needs no keeping. */
    note: (entry: string, place: Place | undefined): void => {
      places.delete(entry);
      if (place) places.set(entry, place);
      const [oldest] = places.keys();
      if (places.size > placesMax && oldest !== undefined) places.delete(oldest);
    },
    /** When the list or the page is left: a scroll is no time to write. */
    store: (): void => {
      try {
        storage.setItem(storageName, JSON.stringify([...places]));
      } catch {
        // A closed or full storage: a reload begins at the top.
      }
    },
  };
};
