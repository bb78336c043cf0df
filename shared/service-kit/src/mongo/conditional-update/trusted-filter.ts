import mongoose from 'mongoose';

const logicalOperators = new Set(['$and', '$or', '$nor']);
const allowedOperators = new Set([
  '$eq',
  '$ne',
  '$in',
  '$nin',
  '$gt',
  '$gte',
  '$lt',
  '$lte',
  '$exists',
  '$size',
  '$all',
  '$elemMatch',
  '$not',
  '$mod',
  '$regex',
  '$options',
  '$type',
]);

export type Filter = Record<string, unknown>;

const isPlainObject = (value: unknown): value is Filter => {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

const trustedOperators = (operators: Filter): Filter => {
  for (const name of Object.keys(operators)) {
    if (!allowedOperators.has(name))
      throw new RangeError(`${name} does not belong to the portable subset of filters`);
  }
  return mongoose.trusted({ ...operators });
};

const trustedValue = (value: unknown): unknown =>
  isPlainObject(value) && Object.keys(value).some((name) => name.startsWith('$'))
    ? trustedOperators(value)
    : value;

/**
 * The only way to write operators into a filter, because `sanitizeFilter` turns operator objects
 * into equality. @throws RangeError for operators that some supported stores lack, such as
 * `$where`.
 */
export const trustedFilter = (filter: Filter): Filter =>
  Object.fromEntries(
    Object.entries(filter).map(([name, value]) => {
      if (logicalOperators.has(name)) return [name, (value as Filter[]).map(trustedFilter)];
      if (name.startsWith('$'))
        throw new RangeError(`${name} does not belong to the portable subset of filters`);
      return [name, trustedValue(value)];
    }),
  );
