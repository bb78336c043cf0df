import { authorizeCaller, isOpenToPreviews, operations } from '../index.ts';
import { permissions, type Permission } from '../../platform/names.ts';
import type { Caller, Operation } from '../index.ts';

const preview: Caller = {
  userId: 7,
  partyId: 3,
  permissions: [],
  previewedBy: 9,
  previewPermissions: permissions,
};

const isAdmitted = (operation: Operation): boolean => {
  try {
    authorizeCaller(operation, preview);
    return true;
  } catch (error) {
    expect(error).toMatchObject({ code: 'preview-read-only' });
    return false;
  }
};

const labelled = operations.map((operation) => [operation.operationId, operation] as const);

/** Written here again, so that an operation is never admitted by one edit. */
const openReadsOfCustomers = [
  'check-coupon',
  'list-addresses',
  'list-bought-item-ids',
  'list-bought-items',
  'list-coupons-for-user',
  'list-favourite-ids',
  'list-favourites',
  'list-items-for-place',
  'list-items-of-offer',
  'list-messages',
  'list-offer-items',
  'list-orders-of-user',
  'list-own-conversations',
  'list-own-holds',
  'list-own-waits',
  'list-party-bills',
  'list-used-coupons',
  'read-bill',
  'read-bills-of-order',
  'read-cart',
  'read-inbox',
  'read-ledger',
  'read-nearest-cart',
  'read-offer-stock',
  'read-order',
  'read-party-bill',
  'read-party-credit',
  'read-profile',
  'read-stock',
  'read-user',
  'track-order',
];

describe('a preview', () => {
  it('reads of a customer only what is listed here', () =>
    expect(
      operations
        .filter((operation) => operation.auth.kind !== 'anon' && isAdmitted(operation))
        .map(({ operationId }) => operationId)
        .sort(),
    ).toEqual(openReadsOfCustomers));

  it.each(labelled.filter(([, { auth }]) => auth.kind === 'anon'))(
    'reads what guests read, and starts nothing: %s',
    (_id, operation) =>
      expect(isAdmitted(operation)).toBe(
        operation.method === 'GET' &&
          !operation.hasSideEffects &&
          !operation.isSecret &&
          operation.responseKind === 'json',
      ),
  );

  it.each(labelled)('may not call %s if it writes, streams or carries a secret', (_id, operation) =>
    expect(
      (
        [
          { method: 'POST' },
          { method: 'DELETE' },
          { hasSideEffects: true },
          { isSecret: true },
          { responseKind: 'event-stream' },
          { responseKind: 'csv' },
          { responseKind: 'pdf' },
          { auth: { kind: 'staff', permission: 'users' } },
          { auth: { kind: 'refresh-cookie' } },
          { auth: { kind: 'signature' } },
        ] satisfies readonly Partial<Operation>[]
      ).filter((change) => isOpenToPreviews({ ...operation, ...change })),
    ).toEqual([]),
  );

  it.each([
    'read-payment-secret',
    'check-code',
    'start-sign-in',
    'stream-events',
    'mark-messages-read',
    'cancel-order',
    'delete-cart-line',
    'renew-token',
    'start-customer-preview',
  ])('may not call %s', (operationId) =>
    expect(operations.filter(({ operationId: id }) => id === operationId).map(isAdmitted)).toEqual([
      false,
    ]),
  );
});

describe('a preview of staff with one permission', () => {
  const listReads = (permission: Permission) =>
    operations
      .filter(({ auth }) => auth.kind !== 'anon')
      .filter((operation) => {
        try {
          authorizeCaller(operation, { ...preview, previewPermissions: [permission] });
          return true;
        } catch {
          return false;
        }
      })
      .map(({ operationId }) => operationId);

  it.each([
    ['chat', ['list-messages', 'list-own-conversations']],
    ['payments', ['list-party-bills', 'read-ledger', 'read-party-bill', 'read-party-credit']],
    [
      'transactions',
      [
        'list-bought-item-ids',
        'list-bought-items',
        'list-orders-of-user',
        'read-bill',
        'read-bills-of-order',
        'read-inbox',
        'read-order',
        'track-order',
      ],
    ],
    ['offers', []],
  ] as const)('reads with %s only %j', (permission, reads) =>
    expect(listReads(permission).sort()).toEqual(reads),
  );

  it.each(
    operations.flatMap((operation) =>
      'orStaff' in operation.auth && operation.auth.orStaff && isOpenToPreviews(operation)
        ? [[operation.operationId, operation.auth.orStaff, operation] as const]
        : [],
    ),
  )('reads %s only with %s, as on the admin pages', (_id, permission, operation) => {
    const others = permissions.filter((other) => other !== permission);
    const read = (previewPermissions: readonly Permission[]) => () =>
      authorizeCaller(operation, { ...preview, previewPermissions });
    expect(read(others)).toThrow(expect.objectContaining({ code: 'preview-not-permitted' }));
    expect(read([permission])).not.toThrow();
  });

  it('reads nothing of the customer with a token from before, which names no permissions', () =>
    expect(
      operations.filter((operation) => {
        try {
          authorizeCaller(operation, { ...preview, previewPermissions: undefined });
          return operation.auth.kind !== 'anon';
        } catch {
          return false;
        }
      }),
    ).toEqual([]));
});

describe('a customer', () => {
  it('is not limited to the reads of a preview', () =>
    expect(() =>
      operations
        .filter(({ auth }) => auth.kind === 'self')
        .forEach((operation) => authorizeCaller(operation, { ...preview, previewedBy: undefined })),
    ).not.toThrow());
});
