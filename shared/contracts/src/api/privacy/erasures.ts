import * as z from 'zod/mini';
import { serviceNames } from '../../platform/names.ts';
import type { ServiceName } from '../../platform/names.ts';
import { params, operation } from '../operation/define-operation.ts';
import * as f from '../operation/fields.ts';

/** 128 random bits. Whoever knows it may read the certificate, which says nothing about a person. */
const erasureReferencePattern = /^[0-9a-f]{32}$/;

const byReference = z.object({
  Reference: z
    .string()
    .check(z.regex(erasureReferencePattern, 'must be the reference of a certificate')),
});
const read = {
  method: 'GET',
  match: params('Reference'),
  auth: { kind: 'anon' },
  query: byReference,
} as const;

/** The names of what services erase. Pages have a text for each. */
const erasedRecords = [
  'profile',
  'addresses',
  'business-application',
  'sessions',
  'codes',
  'favourites',
  'carts',
  'orders',
  'payments',
  'messages',
  'notices',
  'preferences',
  'devices',
  'waitlist',
  'contacts',
  'views',
] as const;
export type ErasedRecord = (typeof erasedRecords)[number];

const erasedCounts = z.array(z.object({ Kind: z.enum(erasedRecords), Count: z.int() }));
const serviceErasure = z.object({
  /** Empty until the service has erased the person. */
  ErasedAt: z.string(),
  Erased: erasedCounts,
});
export type ServiceErasure = z.infer<typeof serviceErasure>;

/** Each service says what it erased; the BFF makes one certificate of it. */
export const erasureOfService = (service: ServiceName) =>
  operation({
    ...read,
    service,
    operationId: 'read-service-erasure',
    specId: 'D4',
    path: '/internal/erasure',
    response: serviceErasure,
    summary: 'What one service erased of a person.',
  });

export const accountErasure = z.object({
  Reference: z.string(),
  /** When the customer deleted the account. */
  ClosedAt: f.instant,
  /** Empty while an order is under way. */
  ErasedAt: z.string(),
});

/** The user service closes accounts and decides when the person is erased. */
export const readAccountErasure = operation({
  ...read,
  service: 'user',
  operationId: 'read-account-erasure',
  specId: 'D5',
  path: '/internal/account-erasure',
  response: accountErasure,
  summary: 'When an account was closed and its person erased.',
});

export const erasureOperations = {
  readErasure: operation({
    ...read,
    service: 'bff',
    operationId: 'read-erasure',
    specId: 'D3',
    path: '/api/app/erasures',
    response: z.object({
      ...accountErasure.shape,
      /** Whether every service has erased the person. */
      IsComplete: z.boolean(),
      Services: z.array(z.object({ Service: z.enum(serviceNames), ...serviceErasure.shape })),
      /** Services that could not be asked now. What they erased is unknown until the next call. */
      Unanswered: z.array(z.enum(serviceNames)),
    }),
    summary:
      'The certificate of erasure of a deleted account: what each service erased, and when. Unanswered names services that could not be asked: try again. Bills are kept for 72 months without the account. It has no personal data.',
  }),
};
