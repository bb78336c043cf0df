export type LocationState = 'open' | 'closed' | 'unknown';

export interface LocationView {
  /** The location that sells at a pincode; the default one without a served pincode. */
  findLocationId(pincode: string | null | undefined): number;
  /** The locations that serve an area; the default one without areas. */
  listServing(): readonly number[];
  findState(locationId: number): LocationState;
}
