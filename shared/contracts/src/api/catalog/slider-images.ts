import * as z from 'zod/mini';
import { noParams, operation } from '../operation/define-operation.ts';
import * as f from '../operation/fields.ts';
import { commandResponse } from '../operation/command-response.ts';
import { anon, base } from './item-schemas.ts';

export const sliderImageOperations = {
  listSliderImages: operation({
    ...base,
    operationId: 'list-slider-images',
    specId: 'O12',
    method: 'GET',
    path: '/api/OnlineTransaction',
    match: noParams,
    auth: anon,
    isPaginated: true,
    cacheSeconds: 60,
    response: z.array(
      z.object({
        Id: z.int(),
        Image: z.string(),
        Title: z.string(),
        Text: z.string(),
        Link: z.string(),
        LinkText: z.string(),
        Pictures: z.array(z.string()),
        Hindi: f.hindi('Title', 'Text', 'LinkText'),
      }),
    ),
    summary: 'Slider images of the home screen.',
  }),
  saveSliderImage: operation({
    ...base,
    operationId: 'save-slider-image',
    specId: 'O12',
    method: 'POST',
    path: '/api/admin/catalog/slider-images',
    match: noParams,
    auth: { kind: 'staff', permission: 'offers' },
    response: commandResponse,
    errorCodes: ['unknown-image'],
    body: z.object({
      Id: z._default(f.idOrZero, 0),
      Title: f.text(80),
      Text: z._default(f.text(200), ''),
      Link: f.text(200),
      LinkText: z._default(f.text(40), ''),
      Images: z.array(f.imageHash).check(z.minLength(1), z.maxLength(6)),
      Position: z._default(z.int(), 0),
      Hindi: f.hindiBody({ Title: f.text(80), Text: f.text(200), LinkText: f.text(40) }),
    }),
    summary:
      'Creates (Id 0) or updates a slide. Images are hashes of uploaded images; the first is the main one.',
  }),
};
