import * as z from 'zod/mini';
import { commandResponse } from '../../operation/command-response.ts';
import { noParams, params, operation } from '../../operation/define-operation.ts';
import {
  maxSlidePictures,
  slideLinkLength,
  slideLinkPattern,
  slideLinkTextLength,
  slideTextLength,
  slideTitleLength,
} from '../../../validation/slide-fields.ts';
import * as f from '../../operation/fields.ts';
import { hindiForEditing, promotionBase, promotionState } from './staff-offers.ts';

/** Empty means without a limit. */
const instantOrEmpty = z.union([
  z.literal(''),
  z.iso.datetime({ offset: true }).check(z.maxLength(40)),
]);

const staffSlide = z.object({
  Id: z.int(),
  Rev: z.int(),
  State: promotionState,
  Status: z.literal([0, 1]),
  Title: z.string(),
  Text: z.string(),
  Link: z.string(),
  LinkText: z.string(),
  Images: z.array(z.object({ Hash: z.string(), Url: z.string() })),
  FromAt: z.string(),
  ToAt: z.string(),
  HindiTexts: hindiForEditing('Title', 'Text', 'LinkText'),
});

export type StaffSlideResponse = z.infer<typeof staffSlide>;

const path = '/api/admin/catalog/slides';

const slideBody = z.object({
  Id: z._default(f.idOrZero, 0),
  Rev: z.optional(f.idOrZero),
  Title: f.name(slideTitleLength),
  Text: z._default(f.text(slideTextLength), ''),
  Link: z._default(
    f
      .text(slideLinkLength)
      .check(z.regex(slideLinkPattern, 'must be a page of the shop that starts with /')),
    '',
  ),
  LinkText: z._default(f.text(slideLinkTextLength), ''),
  Images: z.array(f.imageHash).check(z.minLength(1), z.maxLength(maxSlidePictures)),
  FromAt: z._default(instantOrEmpty, ''),
  ToAt: z._default(instantOrEmpty, ''),
  Status: z._default(z.literal([0, 1]), 1),
  Hindi: f.hindiBody({
    Title: f.text(slideTitleLength),
    Text: f.text(slideTextLength),
    LinkText: f.text(slideLinkTextLength),
  }),
});

export const staffSlideOperations = {
  listStaffSlides: operation({
    ...promotionBase,
    operationId: 'list-staff-slides',
    specId: 'P25',
    method: 'GET',
    path,
    match: noParams,
    isPaginated: true,
    response: z.array(staffSlide),
    summary: 'Slides of the home screen in any state, in their order.',
  }),
  saveSlide: operation({
    ...promotionBase,
    operationId: 'save-slide',
    specId: 'P26',
    method: 'POST',
    path,
    match: noParams,
    response: commandResponse,
    errorCodes: ['slide-changed', 'offer-period', 'unknown-image'],
    body: slideBody,
    summary:
      'Creates (Id 0, as the last one) or updates a slide. FromAt and ToAt limit when customers see it. With the Rev that list-staff-slides returned, it changes nothing and returns slide-changed when somebody else saved since then.',
  }),
  deleteSlide: operation({
    ...promotionBase,
    operationId: 'delete-slide',
    specId: 'P27',
    method: 'DELETE',
    path,
    match: params('SlideId'),
    query: z.object({ SlideId: f.idParam }),
    response: commandResponse,
    summary: 'Deletes a slide. Idempotent.',
  }),
  orderSlides: operation({
    ...promotionBase,
    operationId: 'order-slides',
    specId: 'P28',
    method: 'POST',
    path: '/api/admin/catalog/slide-order',
    match: noParams,
    response: commandResponse,
    errorCodes: ['slides-changed'],
    body: z.object({ SlideIds: z.array(f.id).check(z.maxLength(f.maxListLength)) }),
    summary:
      'Puts the slides into this order. It has to name every slide once, else slides-changed: somebody added or deleted one.',
  }),
};
