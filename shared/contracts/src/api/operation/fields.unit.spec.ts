import { maxId } from '../../validation/limits.ts';
import { defaultCompanyId } from '../../platform/names.ts';
import {
  companyId,
  companyIdParam,
  id,
  idOrZero,
  idOrZeroParam,
  idParam,
  priceField,
} from './fields.ts';

const largest = maxId;

describe('id fields', () => {
  it.each([
    ['in a query', idParam],
    ['in a query, or 0', idOrZeroParam],
  ] as const)('%s accepts the largest id and rejects a larger one', (_where, shape) => {
    expect([
      shape.safeParse(String(largest)).data,
      shape.safeParse(String(largest + 1)).success,
    ]).toEqual([largest, false]);
  });
  it.each([
    ['in a body', id],
    ['in a body, or 0', idOrZero],
  ] as const)('%s accepts the largest id and rejects a larger one', (_where, shape) => {
    expect([shape.safeParse(largest).data, shape.safeParse(largest + 1).success]).toEqual([
      largest,
      false,
    ]);
  });
});

describe('companyId fields', () => {
  it.each(['1', '0', '77'])('maps %s in a query to the one company', (sent) =>
    expect(companyIdParam.parse(sent)).toBe(defaultCompanyId),
  );
  it.each([1, 0, 77, undefined])('maps %j in a body to the one company', (sent) =>
    expect(companyId.parse(sent)).toBe(defaultCompanyId),
  );
  it('rejects a value that is not an id', () =>
    expect([
      companyIdParam.safeParse('x').success,
      companyId.safeParse(-1).success,
      companyId.safeParse('1').success,
    ]).toEqual([false, false, false]));
});

describe('priceField', () => {
  it.each([
    [0, false],
    [0.01, true],
    [-1, false],
    [1.005, false],
  ])('for %d: %s', (value, isOne) => expect(priceField.safeParse(value).success).toBe(isOne));
});
