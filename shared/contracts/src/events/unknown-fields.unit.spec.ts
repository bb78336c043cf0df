import * as z from 'zod/mini';
import { envelope, eventTypes } from './index.ts';

/** Paths of objects that reject fields which they do not declare. */
const findStrictObjects = (schema: unknown, path: string, seen = new Set<unknown>()): string[] => {
  if (typeof schema !== 'object' || schema === null || seen.has(schema)) return [];
  seen.add(schema);
  const definition = (schema as Partial<z.core.$ZodType>)._zod?.def as
    | (z.core.$ZodTypeDef & { readonly catchall?: z.core.$ZodType; readonly shape?: object })
    | undefined;
  if (!definition) return [];
  const isStrict = definition.catchall?._zod.def.type === 'never';
  const parts = [...Object.entries(definition), ...Object.entries(definition.shape ?? {})];
  return [
    ...(isStrict ? [path] : []),
    ...parts.flatMap(([name, part]) =>
      (Array.isArray(part) ? part : [part]).flatMap((one) =>
        findStrictObjects(one, `${path}.${name}`, seen),
      ),
    ),
  ];
};

describe('fields that a newer producer added', () => {
  it.each(eventTypes.map((type) => [type.type, type.data]))('are ignored in %s', (name, data) => {
    expect(findStrictObjects(data, name)).toEqual([]);
  });

  it('are ignored beside the data', () => {
    expect(findStrictObjects(envelope, 'envelope')).toEqual([]);
  });

  it('would be found in an object within a list', () => {
    const strict = z.object({ lines: z.array(z.strictObject({ unitId: z.int() })) });
    expect(findStrictObjects(strict, 'data')).toEqual(['data.lines.element']);
  });
});
