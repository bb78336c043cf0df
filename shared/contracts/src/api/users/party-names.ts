import * as z from 'zod/mini';
import { maxPersonSearchLength } from '../../validation/text-limits.ts';
import { noParams, operation } from '../operation/define-operation.ts';
import * as f from '../operation/fields.ts';
import { base } from './user-schemas.ts';

const partyName = z.object({ PartyId: z.int(), Name: z.string() });
export type PartyNameResponse = z.infer<typeof partyName>;

export const partyNameOperations = {
  listPartyNames: operation({
    ...base,
    operationId: 'list-party-names',
    specId: 'U42',
    method: 'GET',
    path: '/api/admin/user/party-names',
    match: noParams,
    optionalParams: ['Search', 'PartyIds'],
    auth: {
      kind: 'staff',
      permission: 'users',
      orPermission: ['rates', 'offers', 'slots', 'pincodes'],
    },
    isPaginated: true,
    query: z.object({
      Search: z.optional(f.text(maxPersonSearchLength)),
      PartyIds: z.optional(f.idListParam),
    }),
    response: z.array(partyName),
    summary:
      'Names of business customers, by name. Search matches a part of the name, the beginning of the GSTIN or the whole number; PartyIds lists only these.',
  }),
};
