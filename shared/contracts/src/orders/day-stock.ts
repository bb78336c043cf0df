import { defaultLocationId } from '../slots/location.ts';

interface StockedUnit {
  readonly unitId: number;
  /** Absent means the default location. */
  readonly locationId?: number | undefined;
}

const locationPrefix = 'location:';
const isAtDefault = ({ locationId = defaultLocationId }: StockedUnit): boolean =>
  locationId === defaultLocationId;

/**
 * The default location keeps the id that stock had before there were locations, so that neither
 * stored documents nor readers of the topic had to change.
 */
export const stockId = (unit: StockedUnit): number | string =>
  isAtDefault(unit) ? unit.unitId : `${locationPrefix}${unit.locationId}:${unit.unitId}`;

export const dayLimitId = (unit: StockedUnit & { readonly date: string }): string =>
  `${stockId(unit)}:${unit.date}`;

/** Whether an id of stock or of a day limit is of another location than the default one. */
export const isOfOtherLocation = (id: number | string): id is string =>
  typeof id === 'string' && id.startsWith(locationPrefix);

export const availableOnDay = (free: number, left: number | null | undefined): number =>
  Math.max(0, left === null || left === undefined ? free : Math.min(free, left));
