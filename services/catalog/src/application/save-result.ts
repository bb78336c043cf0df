import type { Err, Result } from '@tokri/contracts/result';
import type { DeclarationsMissing } from '../domain/items/item-rules.ts';
import type { RateAboveMrp } from '../domain/rates/mrp-limit.ts';

export type SaveResult =
  | Result<
      number,
      | 'code-taken'
      | 'categories-changed'
      | 'category-changed'
      | 'code-too-short'
      | 'coupon-changed'
      | 'coupon-code-taken'
      | 'coupon-incomplete'
      | 'date-past'
      | 'doubled-date'
      | 'doubled-unit'
      | 'item-changed'
      | 'later-change-stands'
      | 'movement-id-taken'
      | 'movement-too-old'
      | 'no-unit-on-sale'
      | 'tax-missing'
      | 'unit-missing'
      | 'unit-price-missing'
      | 'date-too-far'
      | 'doubled-item'
      | 'name-taken'
      | 'offer-changed'
      | 'offer-incomplete'
      | 'offer-not-of-items'
      | 'offer-period'
      | 'offer-places'
      | 'slide-changed'
      | 'slides-changed'
      | 'stock-changed'
      | 'stock-too-large'
      | 'undo-too-late'
      | 'unknown-image'
      | 'unknown-item-group'
      | 'unknown-item-type'
      | 'location-closed'
      | 'unknown-location'
      | 'unknown-unit'
    >
  | DeclarationsMissing
  | RateAboveMrp
  | Err<'group-not-empty' | 'type-not-empty', { readonly count: number }>;

export type SaveErrorCode = Extract<SaveResult, { readonly ok: false }>['code'];
