export interface LocationView {
  /** The location that sells at a pincode; the default one without a served pincode. */
  findLocationId(pincode: string | null | undefined): number;
  isKnown(locationId: number): boolean;
}
