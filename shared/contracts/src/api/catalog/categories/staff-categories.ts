import * as z from 'zod/mini';
import { categoryNameLength } from '../../../validation/text-limits.ts';
import { commandResponse } from '../../operation/command-response.ts';
import { noParams, params, operation } from '../../operation/define-operation.ts';
import * as f from '../../operation/fields.ts';
import { base, staffItems } from '../item-schemas.ts';
import { hindiForEditing } from '../promotions/staff-offers.ts';

const categoryFields = {
  Id: z.int(),
  Rev: z.int(),
  Status: z.literal([0, 1]),
  Name: z.string(),
  HindiTexts: hindiForEditing('Name'),
  Image: z.string(),
  ImageUrl: z.string(),
};

const staffItemType = z.object({
  ...categoryFields,
  ItemGroupId: z.int(),
  Code: z.string(),
  Narration: z.string(),
  Items: z.int(),
  OnSale: z.int(),
});

const staffItemGroup = z.object({
  ...categoryFields,
  Tint: z.string(),
  Types: z.array(staffItemType),
});

export type StaffItemType = z.infer<typeof staffItemType>;
export type StaffItemGroup = z.infer<typeof staffItemGroup>;

const staffBase = { ...base, auth: staffItems } as const;

const categoryBody = {
  Id: z._default(f.idOrZero, 0),
  Rev: z.optional(f.idOrZero),
  Status: z._default(z.literal([0, 1]), 1),
  Name: f.name(categoryNameLength),
  Image: z._default(f.imageHash, ''),
  Hindi: f.hindiBody({ Name: f.text(categoryNameLength) }),
};

export const staffCategoryOperations = {
  listStaffCategories: operation({
    ...staffBase,
    operationId: 'list-staff-categories',
    specId: 'I70',
    method: 'GET',
    path: '/api/admin/catalog/categories',
    match: noParams,
    response: z.array(staffItemGroup),
    summary:
      'All item groups with their item types, hidden ones too, in the order of the shop. Items counts what is not deleted, OnSale what customers can see.',
  }),
  saveStaffItemGroup: operation({
    ...staffBase,
    operationId: 'save-staff-item-group',
    specId: 'I71',
    method: 'POST',
    path: '/api/admin/catalog/item-groups',
    match: noParams,
    response: commandResponse,
    errorCodes: ['name-taken', 'category-changed', 'unknown-image'],
    body: z.object({ ...categoryBody, Tint: z._default(f.tint, 'staples') }),
    summary:
      'Creates (Id 0, as the last one) or updates an item group. With the Rev of list-staff-categories, it changes nothing and returns category-changed when somebody else saved since then.',
  }),
  saveStaffItemType: operation({
    ...staffBase,
    operationId: 'save-staff-item-type',
    specId: 'I72',
    method: 'POST',
    path: '/api/admin/catalog/item-types',
    match: noParams,
    response: commandResponse,
    errorCodes: ['name-taken', 'category-changed', 'unknown-image', 'unknown-item-group'],
    body: z.object({
      ...categoryBody,
      ItemGroupId: f.id,
      Code: z._default(f.text(40), ''),
      Narration: z._default(f.multilineText(500), ''),
    }),
    summary:
      'Creates (Id 0, as the last one of its group) or updates an item type. Another ItemGroupId moves it there with all its items. Rev as for item groups.',
  }),
  deleteItemGroup: operation({
    ...staffBase,
    operationId: 'delete-item-group',
    specId: 'I73',
    method: 'DELETE',
    path: '/api/admin/catalog/item-groups',
    match: params('ItemGroupId'),
    query: z.object({ ItemGroupId: f.idParam }),
    response: commandResponse,
    errorCodes: ['group-not-empty'],
    summary: 'Deletes an item group without item types. Idempotent.',
  }),
  deleteItemType: operation({
    ...staffBase,
    operationId: 'delete-item-type',
    specId: 'I73',
    method: 'DELETE',
    path: '/api/admin/catalog/item-types',
    match: params('ItemTypeId'),
    query: z.object({ ItemTypeId: f.idParam }),
    response: commandResponse,
    errorCodes: ['type-not-empty'],
    summary: 'Deletes an item type without items. Idempotent.',
  }),
  orderCategories: operation({
    ...staffBase,
    operationId: 'order-categories',
    specId: 'I74',
    method: 'POST',
    path: '/api/admin/catalog/category-order',
    match: noParams,
    response: commandResponse,
    errorCodes: ['categories-changed'],
    body: z.object({
      ItemGroupId: z._default(f.idOrZero, 0),
      Ids: z.array(f.id).check(z.minLength(1), z.maxLength(f.maxListLength)),
    }),
    summary:
      'Puts the item types of a group, or with ItemGroupId 0 all item groups, into this order. It has to name each once, else categories-changed.',
  }),
  restoreCategory: operation({
    ...staffBase,
    operationId: 'restore-category',
    specId: 'I75',
    method: 'POST',
    path: '/api/admin/catalog/restore-category',
    match: noParams,
    response: commandResponse,
    errorCodes: ['name-taken', 'unknown-item-group'],
    body: z.object({ Kind: z.enum(['group', 'type']), Id: f.id }),
    summary: 'Undoes the deletion of an item group or item type.',
  }),
};
