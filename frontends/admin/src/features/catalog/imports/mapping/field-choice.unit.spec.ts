import { itemFileColumns } from '@tokri/contracts/validation';
import groceryMapping from '../../../../../../../demo/grocery-mapping.json';
import { listMissingFields, readChoice, recogniseColumns, writeChoice } from './field-choice.ts';
import { en } from '../messages/en.ts';
import { hi } from '../messages/hi.ts';
import { importFields, type ImportField } from './import-fields.ts';
import { emptyMapping, parseItemMapping } from './item-mapping.ts';

const fieldOf = (name: ImportField['name']): ImportField => {
  const field = importFields().find((each) => each.name === name);
  if (!field) throw new Error(`no field ${name}`);
  return field;
};
const grocery = parseItemMapping(JSON.stringify(groceryMapping)) ?? emptyMapping;

describe('recogniseColumns', () => {
  it('recognises all columns of an export', () => {
    const mapping = recogniseColumns(itemFileColumns);
    expect(listMissingFields(mapping)).toEqual([]);
    for (const field of importFields())
      expect(readChoice(mapping, field)).toEqual({
        kind: 'column',
        column: field.name,
        prefix: '',
      });
  });

  it('recognises names of other programs whatever their spelling, each column once', () => {
    const mapping = recogniseColumns(['SKU', 'Product_Name', 'category', 'sub-category', 'type']);
    const columns = (['Code', 'Name', 'ItemGroup', 'ItemType', 'Rate'] as const).map((name) => {
      const choice = readChoice(mapping, fieldOf(name));
      return choice.kind === 'column' ? choice.column : choice.kind;
    });
    expect(columns).toEqual(['SKU', 'Product_Name', 'category', 'sub-category', 'none']);
  });
});

describe.each(['English', 'Hindi'] as const)(
  'a file with the words of the page in %s',
  (language) => {
    it('is recognised', () => {
      const labels = language === 'English' ? en : hi;
      const mapping = recogniseColumns(importFields().map(({ name }) => labels[`field.${name}`]));
      for (const field of importFields())
        expect(readChoice(mapping, field)).toEqual({
          kind: 'column',
          column: labels[`field.${field.name}`],
          prefix: '',
        });
    });
  },
);

describe('prices of a file', () => {
  it.each([
    ['Rate', false],
    ['Price', true],
    ['MRP', true],
  ])('in the column %s include GST: %s', (column, includesTax) =>
    expect(recogniseColumns([column]).price.includesTax).toBe(includesTax),
  );
});

describe('readChoice', () => {
  it('shows what a choice cannot say as rules of the mapping file', () => {
    const kinds = (['Name', 'Brand', 'HSN', 'UnitName', 'Rate', 'Aliases'] as const).map(
      (name) => readChoice(grocery, fieldOf(name)).kind,
    );
    expect(kinds).toEqual(['rules', 'rules', 'rules', 'rules', 'column', 'column']);
    expect(readChoice(grocery, fieldOf('Code'))).toEqual({
      kind: 'column',
      column: 'index',
      prefix: 'GROCERY',
    });
  });
});

describe('writeChoice', () => {
  it.each(importFields())('reads back the column chosen for $name', (field) => {
    const choice = { kind: 'column', column: 'x', prefix: '' } as const;
    expect(readChoice(writeChoice(grocery, field, choice), field)).toEqual(choice);
  });

  it.each(importFields())('reads back the value chosen for $name', (field) => {
    const choice = { kind: 'value', value: '7' } as const;
    expect(readChoice(writeChoice(emptyMapping, field, choice), field)).toEqual(choice);
  });

  it.each(importFields())('keeps the choice of one value for $name before it is typed', (field) => {
    const choice = { kind: 'value', value: '' } as const;
    expect(readChoice(writeChoice(emptyMapping, field, choice), field)).toEqual(choice);
  });

  it('leaves out a field without a source, so that known items keep it', () => {
    const brand = fieldOf('Brand');
    const chosen = writeChoice(emptyMapping, brand, { kind: 'value', value: 'Kaveri' });
    expect(writeChoice(chosen, brand, { kind: 'none' }).item).not.toHaveProperty('Brand');
  });

  it('pads codes with a prefix to 12 characters', () => {
    const code = fieldOf('Code');
    expect(
      writeChoice(emptyMapping, code, { kind: 'column', column: 'index', prefix: 'SHOP' }).item
        .Code,
    ).toEqual({ column: 'index', prefix: 'SHOP', padTo: 12 });
  });
});

describe('listMissingFields', () => {
  it('counts an empty value as missing', () => {
    const mapping = writeChoice(recogniseColumns(itemFileColumns), fieldOf('HSN'), {
      kind: 'value',
      value: ' ',
    });
    expect(listMissingFields(mapping).map(({ name }) => name)).toEqual(['HSN']);
  });
});

describe('parseItemMapping', () => {
  it.each(['', '[]', '{}', '{"format":"tokri-item-mapping/1"}'])('rejects %s', (json) =>
    expect(parseItemMapping(json)).toBeNull(),
  );
});
