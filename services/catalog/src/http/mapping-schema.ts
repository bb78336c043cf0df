import * as z from 'zod/mini';
import type { Condition, ItemMapping, Source, Value } from '../domain/import/mapping.ts';

/*
 * The import mapping of demo/README.md, format tokri-item-mapping/1, as it may come from a stranger: every list and text has a limit, so that
 * a row costs at most one pass over the mapping.
 */
const textMax = 2_000;
const listMax = 1_000;
const nestingMax = 5;

const text = z.string().check(z.maxLength(textMax));
const list = <Entry extends z.ZodMiniType>(entry: Entry) =>
  z.array(entry).check(z.maxLength(listMax));
const plain = z.union([text, z.number(), z.boolean(), z.null()]);
const condition = z.record(
  z.string().check(z.maxLength(100)),
  z.union([text, list(text)]),
) as z.ZodMiniType<Condition, Condition>;

const kinds = ['column', 'value', 'template', 'first'] as const;
const replacement = z.strictObject({
  startsWith: z.optional(text),
  is: z.optional(text),
  with: text,
});

/** Sources nest in `first` and `ifEmpty`, to a depth that nobody needs more of. */
const sourceOf = (depth: number): z.ZodMiniType<Source, Source> => {
  const deeper = depth > 0 ? sourceOf(depth - 1) : undefined;
  const fields = {
    column: z.optional(text),
    value: z.optional(plain),
    template: z.optional(text),
    prefix: z.optional(z.string().check(z.maxLength(40))),
    padTo: z.optional(z.int().check(z.gte(1), z.lte(40))),
    replace: z.optional(list(replacement)),
    ...(deeper ? { ifEmpty: z.optional(deeper), first: z.optional(list(firstOf(depth - 1))) } : {}),
  };
  return z
    .strictObject(fields)
    .check(
      z.refine(
        (source) => kinds.filter((kind) => (source as Source)[kind] !== undefined).length === 1,
        'must name exactly one of column, value, template, first',
      ),
    ) as unknown as z.ZodMiniType<Source, Source>;
};

/** An entry of `first`: a condition beside a source. */
const firstOf = (depth: number) =>
  z.pipe(
    z.looseObject({ when: condition }),
    z.transform((entry, context) => {
      const { when, ...rest } = entry;
      const source = sourceOf(depth).safeParse(rest);
      if (source.success) return { ...source.data, when };
      context.issues.push({
        code: 'custom',
        message: source.error.issues[0]?.message ?? 'is no source',
        input: '',
      });
      return z.NEVER;
    }),
  ) as unknown as z.ZodMiniType<
    Source & { readonly when: Condition },
    Source & { readonly when: Condition }
  >;

const source = sourceOf(nestingMax);
/** Where a constant will do, it may stand by itself: `"stock": 100`. */
const sourceOrValue = z.pipe(
  z.union([source, plain]),
  z.transform((given: Source | Value): Source =>
    typeof given === 'object' && given !== null ? given : { value: given },
  ),
);

const unitNaming = z.strictObject({
  when: condition,
  quantities: list(z.strictObject({ words: list(text), name: text })),
});

const mapping = z.strictObject({
  format: z.literal('tokri-item-mapping/1', 'must be tokri-item-mapping/1'),
  onError: z._default(z.enum(['skip', 'refuse']), 'skip'),
  requiredColumns: z._default(list(text), []),
  clean: z._default(
    z.strictObject({
      replace: list(z.strictObject({ find: text.check(z.minLength(1)), with: text })),
    }),
    { replace: [] },
  ),
  item: z.strictObject({
    Code: source,
    Name: source,
    Narration: z._default(source, { value: '' }),
    Brand: z._default(source, { value: '' }),
    Aliases: z._default(list(source), []),
    ItemGroup: source,
    ItemType: source,
    Status: z.optional(source),
  }),
  itemGroups: z._default(
    z.record(text, z.strictObject({ Tint: z.optional(text), Picture: z.optional(text) })),
    {},
  ),
  unit: z.strictObject({
    unitFromName: z.optional(unitNaming),
    otherwise: sourceOrValue,
    stock: sourceOrValue,
    maxPerOrder: sourceOrValue,
  }),
  price: z.strictObject({
    salePrice: source,
    mrp: source,
    includesTax: z._default(z.boolean(), true),
  }),
  taxRules: list(
    z.strictObject({ when: condition, HSN: sourceOrValue, TaxPercent: sourceOrValue }),
  ).check(
    z.refine(
      (rules) => Object.keys(rules.at(-1)?.when ?? { none: '' }).length === 0,
      'the last rule must have an empty condition',
    ),
  ),
  pictures: z._default(list(z.strictObject({ when: condition, picture: sourceOrValue })), []),
  defaults: z.strictObject({
    NetQuantity: source,
    Manufacturer: source,
    CountryOfOrigin: source,
    BestBefore: source,
    ConsumerCare: source,
    Fssai: z._default(source, { value: '' }),
    Vegetarian: z._default(source, { value: null }),
  }),
});

export type MappingReading =
  | { readonly ok: true; readonly mapping: ItemMapping }
  | { readonly ok: false; readonly fault: string };

/** The mapping of a request: what is wrong with it is told with its place. */
export const readMapping = (json: string): MappingReading => {
  let given: unknown;
  try {
    given = JSON.parse(json);
  } catch {
    return { ok: false, fault: 'is not JSON' };
  }
  const outcome = mapping.safeParse(given);
  if (outcome.success)
    return { ok: true, mapping: { ...outcome.data, clean: outcome.data.clean.replace } };
  const [issue] = outcome.error.issues;
  return { ok: false, fault: `${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}` };
};
