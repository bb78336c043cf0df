import type { AddressLookup } from '../application/ports/address-lookup.ts';
import {
  readAddress,
  readSuggestions,
  type ReadAddress,
  type Suggestions,
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
      call<Suggestions>(url, { path: toPath('autocomplete', term), read: readSuggestions }),
    readSuggestedAddress: (id) =>
      call<ReadAddress>(url, {
        path: toPath('get', id),
        read: readAddress,
        notFound: { kind: 'no-address' },
      }),
  };
};
