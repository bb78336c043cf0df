export interface AddressSuggestion {
  readonly id: string;
  readonly address: string;
}

export type SuggestionResult =
  | { readonly kind: 'found'; readonly suggestions: readonly AddressSuggestion[] }
  | { readonly kind: 'failed' };

export type AddressResult =
  | { readonly kind: 'found'; readonly postcode: string; readonly lines: readonly string[] }
  | { readonly kind: 'no-address' }
  | { readonly kind: 'failed' };

/** Asks an address provider. Never rejects. */
export interface AddressLookup {
  readonly suggestAddresses: (term: string) => Promise<SuggestionResult>;
  readonly readSuggestedAddress: (id: string) => Promise<AddressResult>;
}
