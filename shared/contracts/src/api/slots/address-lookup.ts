import * as z from 'zod/mini';
import { maxAddressTermLength, minAddressTermLength } from '../../slots/address-term.ts';
import * as f from '../operation/fields.ts';
import { params, operation } from '../operation/define-operation.ts';
import { base } from './slot-schemas.ts';

const suggestion = z.object({ Id: z.string(), Address: z.string() });
export type AddressSuggestionResponse = z.output<typeof suggestion>;

const suggestionId = z
  .string()
  .check(z.regex(/^[\w+/=-]{1,200}$/, 'must be the Id of a suggested address'));
const lookup = {
  ...base,
  method: 'GET',
  path: '/api/app/address',
  auth: { kind: 'self', name: 'UserId' },
  isBilledPerCall: true,
} as const;

export const addressLookupCodes = ['', 'no-address', 'lookup-failed'] as const;
export type AddressLookupCode = (typeof addressLookupCodes)[number];

export const addressLookupOperations = {
  suggestAddresses: operation({
    ...lookup,
    operationId: 'suggest-addresses',
    specId: 'S34',
    match: params('Term', 'UserId'),
    query: z.object({
      Term: f
        .text(maxAddressTermLength)
        .check(
          z.minLength(
            minAddressTermLength,
            `must have at least ${minAddressTermLength} characters`,
          ),
        ),
      UserId: f.idParam,
    }),
    response: z.object({
      Suggestions: z.array(suggestion),
      Code: z.enum(['', 'lookup-failed']),
    }),
    summary:
      'Addresses of the United Kingdom that match what was typed. Nothing is stored. No Suggestions come with an empty Code if none matches, and with lookup-failed if the address provider does not answer or the shop has none.',
  }),
  readSuggestedAddress: operation({
    ...lookup,
    operationId: 'read-suggested-address',
    specId: 'S35',
    match: params('SuggestionId', 'UserId'),
    query: z.object({ SuggestionId: suggestionId, UserId: f.idParam }),
    response: z.object({
      Postcode: z.string(),
      FormattedAddress: z.array(z.string()),
      Code: z.enum(addressLookupCodes),
    }),
    summary:
      'One suggested address: postcode and five lines, of which some may be empty. Without an address Code is no-address (the provider does not know the Id) or lookup-failed.',
  }),
};
