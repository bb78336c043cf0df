import type { AddressLookupCode, slotOperations } from '@tokri/contracts/api';
import { hasLetterOrDigit } from '@tokri/contracts/validation';
import type { OperationHandlers } from '@tokri/service-kit/http';
import type { AddressResult } from '../../application/ports/address-lookup.ts';
import type { HandlerDeps } from '../handler-deps.ts';

const codes: Readonly<Record<AddressResult['kind'], AddressLookupCode>> = {
  found: '',
  'no-address': 'no-address',
  failed: 'lookup-failed',
};

export const createAddressLookupHandlers = ({
  suggestAddresses,
  readSuggestedAddress,
}: Pick<HandlerDeps, 'suggestAddresses' | 'readSuggestedAddress'>): OperationHandlers<
  Pick<typeof slotOperations, 'suggestAddresses' | 'readSuggestedAddress'>
> => ({
  'suggest-addresses': async ({ query }) => {
    if (!hasLetterOrDigit(query.Term)) return { body: { Suggestions: [], Code: '' } };
    const result = await suggestAddresses(query.Term);
    if (result.kind === 'failed') return { body: { Suggestions: [], Code: 'lookup-failed' } };
    const suggestions = result.suggestions.map(({ id, address }) => ({ Id: id, Address: address }));
    return { body: { Suggestions: suggestions, Code: '' } };
  },
  'read-suggested-address': async ({ query }) => {
    const result = await readSuggestedAddress(query.SuggestionId);
    const isFound = result.kind === 'found';
    return {
      body: {
        Postcode: isFound ? result.postcode : '',
        FormattedAddress: isFound ? [...result.lines] : [],
        Code: codes[result.kind],
      },
    };
  },
});
