import * as z from 'zod/mini';
import { rupees } from '../../../money/money.ts';
import { promotionStates } from '../../../pricing/promotion-state.ts';
import { maxPromotionSearchLength } from '../../../validation/text-limits.ts';
import { commandResponse, commandResponseWith } from '../../operation/command-response.ts';
import { noParams, params, operation } from '../../operation/define-operation.ts';
import * as f from '../../operation/fields.ts';
import { picture } from '../item-schemas.ts';
import { offer, offerItemResponse } from '../offer-schemas.ts';

export const promotionBase = {
  service: 'catalog',
  auth: { kind: 'staff', permission: 'offers' },
} as const;

/** Not named `Hindi`, which pages in Hindi put in the place of the English texts. */
export const hindiForEditing = <const Field extends string>(...fields: readonly Field[]) =>
  z.object(
    Object.fromEntries(fields.map((field) => [field, z.string()])) as Record<
      Field,
      z.ZodMiniString<string>
    >,
  );

export const promotionState = z.enum(promotionStates);

export const promotionListQuery = z.object({
  Search: z.optional(f.text(maxPromotionSearchLength)),
  State: z.optional(z.enum(promotionStates, `must be one of ${promotionStates.join(', ')}`)),
});

export const promotionListParams = ['Search', 'State'];

/** `stopped` ends a promotion before its last day, `paused` can be resumed with `on`. */
export const promotionSwitch = z.enum(['on', 'paused', 'stopped'], 'must be on, paused or stopped');

export const promotionFields = {
  Rev: z.int(),
  Status: z.literal([0, 1]),
  State: promotionState,
  /** The day on which staff stopped it; empty when they did not. */
  StoppedOn: z.union([f.isoDate, z.literal('')]),
};

export const usageFields = {
  /** Orders that have it now: cancelled, rejected and unpaid ones do not count. */
  Uses: z.int(),
  /** What it took off those orders, with tax. */
  Cost: rupees,
};

const staffOffer = z.object({
  ...z.omit(offer, { OfferId: true, Items: true, ItemCount: true, Hindi: true }).shape,
  Id: z.int(),
  ...promotionFields,
  ...usageFields,
  Percent: z.number(),
  Amount: rupees,
  Buy: z.int(),
  Free: z.int(),
  Price: rupees,
  Minimum: rupees,
  AtMost: rupees,
  Places: z.array(z.object({ PincodeFrom: f.pincode, PincodeTo: f.pincode })),
  ImageHash: z.string(),
  HindiTexts: hindiForEditing('Name', 'Narration'),
});

export type StaffOfferResponse = z.infer<typeof staffOffer>;

const staffOfferDetails = z.object({
  ...staffOffer.shape,
  Items: z.array(offerItemResponse),
  ItemCount: z.int(),
});

export type StaffOfferDetails = z.infer<typeof staffOfferDetails>;

const path = '/api/admin/catalog/offers';

export const staffOfferOperations = {
  listStaffOffers: operation({
    ...promotionBase,
    auth: { kind: 'staff', permission: 'offers', orPermission: 'reports' },
    operationId: 'list-staff-offers',
    specId: 'P20',
    method: 'GET',
    path,
    match: noParams,
    optionalParams: promotionListParams,
    isPaginated: true,
    query: promotionListQuery,
    response: z.array(staffOffer),
    summary:
      'Offers in any state with their uses and cost: running ones first, then scheduled, paused and ended, the newest of each first. Search looks in name and Hindi name.',
  }),
  readStaffOffer: operation({
    ...promotionBase,
    operationId: 'read-staff-offer',
    specId: 'P20',
    method: 'GET',
    path,
    match: params('OfferId'),
    query: z.object({ OfferId: f.idParam }),
    response: staffOfferDetails,
    summary: 'One offer with its items, as staff edit it.',
  }),
  switchOffer: operation({
    ...promotionBase,
    operationId: 'switch-offer',
    specId: 'P21',
    method: 'POST',
    path: '/api/admin/catalog/offer-state',
    match: noParams,
    response: commandResponse,
    body: z.object({ OfferId: f.id, State: promotionSwitch }),
    summary:
      'Pauses, resumes or stops an offer and changes nothing else about it. Open carts lose a paused or stopped offer within a second. A stopped offer can be resumed while its last day has not passed.',
  }),
  uploadPromotionImage: operation({
    ...promotionBase,
    operationId: 'upload-promotion-image',
    specId: 'P22',
    method: 'POST',
    path: '/api/admin/catalog/promotion-images',
    match: noParams,
    bodyKind: 'multipart',
    timeoutMs: 15_000,
    response: commandResponseWith({ Hash: z.string(), Image: picture }),
    errorCodes: ['not-an-image', 'image-too-large', 'image-too-small'],
    summary:
      'Uploads the image of an offer or a slide, like I8, for staff who manage promotions only.',
  }),
};
