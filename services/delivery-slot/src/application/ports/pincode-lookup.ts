/** In degrees. */
export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

export type PincodeLookupResult =
  | { readonly kind: 'found'; readonly pincode: string }
  | { readonly kind: 'no-pincode' }
  | { readonly kind: 'failed' };

/** Asks a maps provider. Never rejects. */
export type FindPincode = (place: Place) => Promise<PincodeLookupResult>;
