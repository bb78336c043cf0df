import * as z from 'zod/mini';
import { rupees } from '../../money/money.ts';
import { noParams, anyParam, operation } from '../operation/define-operation.ts';
import * as f from '../operation/fields.ts';
import { commandResponse } from '../operation/command-response.ts';
import { anon, base, staffPincodes } from './slot-schemas.ts';

const chargeResponse = z.object({
  Id: z.int(),
  Rev: z.int(),
  PincodeFrom: z.string(),
  PincodeTo: z.string(),
  PartyId: z.int(),
  Charge: rupees,
  FreeAbove: rupees,
  TaxPercent: z.number(),
  HSN: z.string(),
  Tax: rupees,
});

export const deliveryChargeOperations = {
  listCharges: operation({
    ...base,
    operationId: 'list-charges',
    specId: 'S10',
    method: 'GET',
    path: '/api/DeliveryCharge',
    match: noParams,
    auth: anon,
    isPaginated: true,
    cacheSeconds: 30,
    response: z.array(chargeResponse),
    summary: 'Delivery charge rules.',
  }),
  readCharge: operation({
    ...base,
    operationId: 'read-charge',
    specId: 'S11',
    method: 'GET',
    path: '/api/DeliveryCharge',
    match: anyParam('Pincode', 'Partyid'),
    optionalParams: ['PartyId'],
    auth: anon,
    isPaginated: true,
    query: z.object({
      Pincode: z.optional(f.pincode),
      Partyid: z.optional(f.idOrZeroParam),
      PartyId: z.optional(f.idOrZeroParam),
    }),
    response: z.array(chargeResponse),
    summary: 'The delivery charge for a pincode and a party.',
  }),
  saveCharge: operation({
    ...base,
    operationId: 'save-charge',
    specId: 'S16',
    method: 'POST',
    path: '/api/admin/delivery-slot/charges',
    match: noParams,
    auth: staffPincodes,
    response: commandResponse,
    errorCodes: [
      'range-crossed',
      'unknown-charge',
      'unknown-party',
      'charge-doubled',
      'charge-changed',
    ],
    body: z.object({
      Id: z._default(f.idOrZero, 0),
      PincodeFrom: f.pincode,
      PincodeTo: f.pincode,
      PartyId: z._default(f.idOrZero, 0),
      Charge: f.rupeesField,
      FreeAbove: f.rupeesField,
      Rev: z.int().check(z.gte(0)),
    }),
    summary:
      "Creates or updates a delivery charge rule. There is one per range and party. Id and Rev are those of the list, 0 for a new charge: when someone else saved it meanwhile, nothing is saved. The narrowest range and the party's own rule win. FreeAbove 0 with Charge 0 means always free.",
  }),
};
