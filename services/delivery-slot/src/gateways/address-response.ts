import * as z from 'zod/mini';
import type { AddressResult, SuggestionResult } from '../application/ports/address-lookup.ts';

/** What is read of the responses of getAddress.io (https://documentation.getaddress.io). */
export const suggestionResponse = z.object({
  suggestions: z.array(z.object({ id: z.string(), address: z.string() })),
});
export const addressResponse = z.object({
  postcode: z.string(),
  formatted_address: z.array(z.string()),
});

type Suggestions = Exclude<SuggestionResult, { readonly kind: 'failed' }>;
type ReadAddress = Exclude<AddressResult, { readonly kind: 'failed' }>;

const lineCount = 5;

export const readSuggestions = ({
  suggestions,
}: z.output<typeof suggestionResponse>): Suggestions => ({ kind: 'found', suggestions });

export const readAddress = (response: z.output<typeof addressResponse>): ReadAddress => {
  const lines = Array.from(
    { length: lineCount },
    (_line, index) => response.formatted_address[index]?.trim() ?? '',
  );
  return { kind: 'found', postcode: response.postcode.trim(), lines };
};
