import * as z from 'zod/mini';
import { coordinateDecimals } from '../../slots/coordinates.ts';
import { params, operation } from '../operation/define-operation.ts';
import { anon, base } from './slot-schemas.ts';

const coordinateParam = (maxDegrees: number) =>
  z.pipe(
    z.string().check(
      z.regex(
        new RegExp(`^-?\\d{1,3}(\\.\\d{1,${coordinateDecimals}})?$`),
        `must be degrees with at most ${coordinateDecimals} decimal places`,
      ),
      z.refine(
        (text) => Math.abs(Number(text)) <= maxDegrees,
        `must be from -${maxDegrees} to ${maxDegrees}`,
      ),
    ),
    z.transform(Number),
  );

export const pincodeLookupCodes = ['', 'no-pincode', 'lookup-failed'] as const;
export type PincodeLookupCode = (typeof pincodeLookupCodes)[number];

export const pincodeLookupOperations = {
  findPincode: operation({
    ...base,
    operationId: 'find-pincode',
    specId: 'S33',
    method: 'GET',
    path: '/api/app/pincode',
    match: params('Latitude', 'Longitude'),
    auth: anon,
    isBilledPerCall: true,
    query: z.object({ Latitude: coordinateParam(90), Longitude: coordinateParam(180) }),
    response: z.object({ Pincode: z.string(), Code: z.enum(pincodeLookupCodes) }),
    summary:
      'The Indian pincode of a place, whether we deliver there or not. Nothing about the place is stored. An empty Pincode comes with the Code no-pincode (abroad, at sea) or lookup-failed (the maps provider does not answer, or the shop has none).',
  }),
};
