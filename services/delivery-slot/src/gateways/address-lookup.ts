import type { AddressLookup } from '../application/ports/address-lookup.ts';
import {
  addressResponse,
  readAddress,
  readSuggestions,
  suggestionResponse,
} from './address-response.ts';
import {
  createProviderClient,
  type ProviderClientDeps,
  type ProviderSettings,
} from './provider-client.ts';

/** Without settings every look-up fails. */
export const createAddressLookup = (
  settings: ProviderSettings | undefined,
  deps: ProviderClientDeps,
): AddressLookup => {
  const call = createProviderClient('address look-up failed', deps);
  if (!settings) {
    const fail = () => Promise.resolve({ kind: 'failed' } as const);
    return { suggestAddresses: fail, readSuggestedAddress: fail };
  }
  const { url, key } = settings;
  const toPath = (resource: string, name: string): string =>
    `/${resource}/${encodeURIComponent(name)}?${new URLSearchParams({ 'api-key': key }).toString()}`;
  return {
    suggestAddresses: (term) =>
      call(url, {
        path: toPath('autocomplete', term),
        schema: suggestionResponse,
        read: readSuggestions,
      }),
    readSuggestedAddress: (id) =>
      call(url, {
        path: toPath('get', id),
        schema: addressResponse,
        read: readAddress,
        notFound: { kind: 'no-address' },
      }),
  };
};
