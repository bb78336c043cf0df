import * as z from 'zod/mini';
import { offerNameLength, offerNarrationLength } from '../../validation/text-limits.ts';
import * as f from '../operation/fields.ts';
import { percentField, status } from './coupons.ts';

export const offerKinds = ['percentage', 'amount', 'buy-x-get-y', 'combo', 'threshold'] as const;

export const offerScopes = ['everything', 'types', 'items'] as const;

export const offerItemResponse = z.object({ ItemId: z.int(), UnitId: z.int(), Quantity: z.int() });

export const offer = z.object({
  OfferId: z.int(),
  Name: z.string(),
  Narration: z.string(),
  Kind: z.enum(offerKinds),
  Text: z.string(),
  Scope: z.enum(offerScopes),
  ItemTypeIds: z.array(z.int()),
  /** UnitId 0 means every unit; Quantity is per set, for combos. */
  Items: z.array(offerItemResponse),
  ItemCount: z.int(),
  CompanyId: z.int(),
  PartyId: z.int(),
  FromDate: f.isoDate,
  ToDate: f.isoDate,
  Image: z.string(),
  Hindi: f.hindi('Name', 'Narration'),
});

export type OfferResponse = z.infer<typeof offer>;

export const offerBanner = z.object({
  Id: z.int(),
  OfferId: z.int(),
  Title: z.string(),
  Text: z.string(),
  Image: z.string(),
  Link: z.string(),
  /** What customers save, such as "15% off". */
  Label: z.optional(z.string()),
  ToDate: z.optional(f.isoDate),
  Hindi: f.hindi('Title', 'Text'),
});

export type OfferBanner = z.infer<typeof offerBanner>;

const unitCount = z.int().check(z.gte(0, 'must not be negative'), z.lte(99, 'must be at most 99'));

const imageHash = z
  .string()
  .check(z.regex(/^([0-9a-f]{64})?$/, 'must be the hash of an uploaded image'));

const offerItemBody = z.object({
  ItemId: f.id,
  UnitId: z._default(f.idOrZero, 0),
  Quantity: z._default(z.int().check(z.gte(1), z.lte(99)), 1),
});

export const offerItemsBody = z.array(offerItemBody).check(z.maxLength(f.maxListLength));

export const offerBody = z.object({
  Id: z._default(f.idOrZero, 0),
  Name: f.name(offerNameLength),
  Narration: z._default(f.multilineText(offerNarrationLength), ''),
  Kind: z.enum(offerKinds),
  Percent: z._default(percentField, 0),
  Amount: z._default(f.rupeesField, 0),
  Buy: z._default(unitCount, 0),
  Free: z._default(unitCount, 0),
  Price: z._default(f.rupeesField, 0),
  Minimum: z._default(f.rupeesField, 0),
  AtMost: z._default(f.rupeesField, 0),
  Scope: z._default(z.enum(offerScopes), 'items'),
  ItemTypeIds: z._default(z.array(f.id).check(z.maxLength(f.maxListLength)), []),
  CompanyId: f.companyId,
  PartyId: z._default(f.idOrZero, 0),
  FromDate: f.isoDate,
  ToDate: f.isoDate,
  Places: z._default(
    z
      .array(z.object({ PincodeFrom: f.pincode, PincodeTo: f.pincode }))
      .check(z.maxLength(f.maxListLength)),
    [],
  ),
  Image: z._default(imageHash, ''),
  Status: status,
  Hindi: f.hindiBody({
    Name: f.text(offerNameLength),
    Narration: f.multilineText(offerNarrationLength),
  }),
  /** Replaces the items in the same write; without it they stay. */
  Items: z.optional(offerItemsBody),
  /** The version that staff changed; without it the offer is replaced whoever changed it. */
  Rev: z.optional(f.idOrZero),
});

export type OfferBody = z.output<typeof offerBody>;
