import * as z from 'zod/mini';
import { maxUnitStock } from '../../validation/stock-movements.ts';
import { noParams, zeroParam, operation } from '../operation/define-operation.ts';
import * as f from '../operation/fields.ts';
import { commandResponse } from '../operation/command-response.ts';
import { base, rate, staffItems } from './item-schemas.ts';

export const rateAndStockOperations = {
  listRates: operation({
    ...base,
    operationId: 'list-rates',
    specId: 'I9',
    method: 'GET',
    path: '/api/ItemRate',
    match: zeroParam('adminitemrate'),
    auth: { kind: 'staff', permission: 'rates' },
    isPaginated: true,
    query: z.object({ adminitemrate: f.zeroParam }),
    response: z.array(rate),
    summary: 'All rates, public and per party, with the date they take effect.',
  }),
  addRate: operation({
    ...base,
    operationId: 'add-rate',
    specId: 'I10',
    method: 'POST',
    path: '/api/ItemRate',
    match: noParams,
    auth: { kind: 'staff', permission: 'rates' },
    response: commandResponse,
    errorCodes: ['rate-above-mrp', 'unknown-unit'],
    body: z.object({
      ItemId: f.id,
      UnitId: f.id,
      PartyId: z._default(f.idOrZero, 0),
      FromDate: f.isoDate,
      Rate: f.priceField,
      Mrp: f.priceField,
    }),
    summary: 'Adds a rate from a date on. The rate of the delivery date applies to an order.',
  }),
  setStock: operation({
    ...base,
    operationId: 'set-stock',
    specId: 'I13',
    method: 'POST',
    path: '/api/admin/catalog/stock',
    match: noParams,
    timeoutMs: 10_000,
    auth: staffItems,
    response: commandResponse,
    errorCodes: [
      'unknown-unit',
      'unknown-location',
      'location-closed',
      'stock-too-large',
      'movement-id-taken',
    ],
    body: z.object({
      UnitId: f.id,
      LocationId: f.locationId,
      Stock: z.int().check(z.gte(0), z.lte(maxUnitStock)),
    }),
    summary:
      'Sets the sellable stock of a unit at a location, 1 by default. Existing reservations are kept.',
  }),
};
