import { defaultMapping } from './mapping.ts';
import { createErrorLocator, listSourceColumns, listUnitColumns } from './source-columns.ts';

describe('listSourceColumns', () => {
  it('lists the columns of every form of a source once', () =>
    expect(
      listSourceColumns({
        template: '{brand}: {product} {unit}',
        ifEmpty: {
          first: [{ when: {}, column: 'type', ifEmpty: { column: 'brand' } }],
        },
      }),
    ).toEqual(['brand', 'product', 'type']));

  it('lists none for a constant', () => expect(listSourceColumns({ value: 5 })).toEqual([]));
});

describe('listUnitColumns', () => {
  it('lists what each unit of an item has of its own', () =>
    expect([...listUnitColumns(defaultMapping)]).toEqual([
      'UnitName',
      'Stock',
      'MaxPerOrder',
      'Rate',
      'Mrp',
    ]));
});

describe('createErrorLocator', () => {
  it('adds the column and the value as the file has it', () => {
    const error = { row: 2, field: 'Mrp', message: 'is below the sale price' };
    const locate = createErrorLocator(defaultMapping);
    expect(locate([error], { number: 2, columns: { Mrp: ' 80 ' } })).toEqual([
      { ...error, column: 'Mrp', value: ' 80 ' },
    ]);
  });

  it('leaves an error as it is whose field has a constant', () => {
    const error = { row: 2, field: 'Stock', message: 'x' };
    const locate = createErrorLocator({
      ...defaultMapping,
      unit: { ...defaultMapping.unit, stock: { value: 'x' } },
    });
    expect(locate([error], { number: 2, columns: {} })).toEqual([error]);
  });
});
