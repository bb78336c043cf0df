import { tints } from '@tokri/contracts/platform';
import * as z from 'zod/mini';
import type { Condition, ItemMapping, Source, Value } from '../../domain/import/mapping.ts';

/*
 * The import mapping described in demo/README.md. Every list and text is limited, because mappings
 * come from users.
 */
const maxTextLength = 2_000;
const maxListLength = 1_000;
const maxNesting = 5;

const text = z.string().check(z.maxLength(maxTextLength));
const list = <Entry extends z.ZodMiniType>(entry: Entry) =>
  z.array(entry).check(z.maxLength(maxListLength));
const scalar = z.union([text, z.number(), z.boolean(), z.null()]);
const condition = z.record(
  z.string().check(z.maxLength(100)),
  z.union([text, list(text)]),
) as z.ZodMiniType<Condition, Condition>;

const sourceKinds = ['column', 'value', 'template', 'first'] as const;
const replacement = z.strictObject({
  startsWith: z.optional(text),
  is: z.optional(text),
  with: text,
});

const createSourceSchema = (depth: number): z.ZodMiniType<Source, Source> => {
  const nestedSource = depth > 0 ? createSourceSchema(depth - 1) : undefined;
  const fields = {
    column: z.optional(text),
    value: z.optional(scalar),
    template: z.optional(text),
    prefix: z.optional(z.string().check(z.maxLength(40))),
    padTo: z.optional(z.int().check(z.gte(1), z.lte(40))),
    replace: z.optional(list(replacement)),
    ...(nestedSource
      ? {
          ifEmpty: z.optional(nestedSource),
          first: z.optional(list(createConditionalSourceSchema(depth - 1))),
        }
      : {}),
  };
  return z
    .strictObject(fields)
    .check(
      z.refine(
        (source) =>
          sourceKinds.filter((kind) => (source as Source)[kind] !== undefined).length === 1,
        'must name exactly one of column, value, template, first',
      ),
    ) as unknown as z.ZodMiniType<Source, Source>;
};

const createConditionalSourceSchema = (depth: number) =>
  z.pipe(
    z.looseObject({ when: condition }),
    z.transform((entry, context) => {
      const { when, ...rest } = entry;
      const source = createSourceSchema(depth).safeParse(rest);
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

const source = createSourceSchema(maxNesting);
const sourceOrValue = z.pipe(
  z.union([source, scalar]),
  z.transform((input: Source | Value): Source =>
    typeof input === 'object' && input !== null ? input : { value: input },
  ),
);

const unitNaming = z.strictObject({
  when: condition,
  quantities: list(z.strictObject({ words: list(text), name: text })),
});

const mapping = z.strictObject({
  format: z.literal('tokri-item-mapping/1', 'must be tokri-item-mapping/1'),
  onError: z._default(z.enum(['skip', 'refuse']), 'skip'),
  newCategories: z._default(z.enum(['create', 'refuse']), 'create'),
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
    NameHindi: z.optional(source),
    Narration: z.optional(source),
    NarrationHindi: z.optional(source),
    Brand: z.optional(source),
    Aliases: z.optional(list(source)),
    ItemGroup: source,
    ItemType: source,
    Status: z.optional(source),
  }),
  itemGroups: z._default(
    z.record(
      text,
      z.strictObject({
        Tint: z.optional(z.enum(tints)),
        Picture: z.optional(text),
        NameHindi: z.optional(text),
      }),
    ),
    {},
  ),
  itemTypes: z._default(z.record(text, z.strictObject({ Picture: z.optional(text) })), {}),
  unit: z.strictObject({
    unitFromName: z.optional(unitNaming),
    otherwise: sourceOrValue,
    stock: sourceOrValue,
    maxPerOrder: z.optional(sourceOrValue),
    net: z.optional(source),
    several: z.optional(z.boolean()),
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
    Fssai: z.optional(source),
    Vegetarian: z.optional(source),
  }),
});

/** Where a mapping breaks a rule of the schema, whose text is for developers. */
export interface MappingFault {
  readonly path: string;
  readonly message: string;
}

export type MappingResult =
  | { readonly ok: true; readonly mapping: ItemMapping }
  | { readonly ok: false; readonly fault: MappingFault };

export const readMapping = (json: string): MappingResult => {
  let parsed: unknown;
  try {
    parsed = JSON.parse(json);
  } catch {
    return { ok: false, fault: { path: '', message: 'is not JSON' } };
  }
  const result = mapping.safeParse(parsed);
  if (result.success)
    return { ok: true, mapping: { ...result.data, clean: result.data.clean.replace } };
  const [issue] = result.error.issues;
  return {
    ok: false,
    fault: { path: issue?.path.join('.') ?? '', message: issue?.message ?? '' },
  };
};
