import * as z from 'zod/mini';
import type { AddressResult, SuggestionResult } from '../application/ports/address-lookup.ts';
import type { Reading } from './provider-client.ts';

/** What is read of the responses of getAddress.io (https://documentation.getaddress.io). */
const suggestionResponse = z.object({
  suggestions: z.array(z.object({ id: z.string(), address: z.string() })),
});
const addressResponse = z.object({
  postcode: z.string(),
  formatted_address: z.array(z.string()),
});

export type Suggestions = Exclude<SuggestionResult, { readonly kind: 'failed' }>;
export type ReadAddress = Exclude<AddressResult, { readonly kind: 'failed' }>;

const lineCount = 5;
const unexpected = { kind: 'failed', reason: 'the response does not match its schema' } as const;

export const readSuggestions = (body: unknown): Reading<Suggestions> => {
  const { data } = suggestionResponse.safeParse(body);
  return data ? { kind: 'found', suggestions: data.suggestions } : unexpected;
};

export const readAddress = (body: unknown): Reading<ReadAddress> => {
  const { data } = addressResponse.safeParse(body);
  if (!data) return unexpected;
  const lines = Array.from(
    { length: lineCount },
    (_line, index) => data.formatted_address[index]?.trim() ?? '',
  );
  return { kind: 'found', postcode: data.postcode.trim(), lines };
};
