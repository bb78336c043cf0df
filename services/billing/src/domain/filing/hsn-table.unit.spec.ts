import { buildBill, buildNote, buildReturn } from '../../testing/filing.ts';
import { toUnitQuantity } from './hsn-table.ts';

describe('toUnitQuantity', () => {
  it.each([
    ['500 g', 3, 'KGS', 1500],
    ['2 x 1.5 kg', 1, 'KGS', 3000],
    ['750 ml', 2, 'LTR', 1500],
    ['6 pieces', 2, 'NOS', 12_000],
    ['bunch', 4, 'PAC', 4000],
  ])('counts %s × %d in %s', (unitName, quantity, uqc, thousandths) => {
    expect(toUnitQuantity(unitName, quantity)).toEqual({ uqc, thousandths });
  });
});

describe('HSN table', () => {
  const soap = { taxablePaise: 8390, taxBasisPoints: 1800 };

  it('adds up a code by rate and unit, less credit notes', () => {
    const bills = [
      buildBill({ lines: [{ ...soap, quantity: 4 }] }),
      buildNote({ lines: [soap] }),
      buildBill({ lines: [{ ...soap, unitName: 'bar' }] }),
    ];
    expect(buildReturn(bills).hsn.b2c).toMatchObject([
      { hsn: '3401', uqc: 'LTR', thousandths: 1500, taxablePaise: 0 },
      { hsn: '3401', uqc: 'PAC', thousandths: 1000, taxablePaise: 8390 },
    ]);
  });

  it('lists the delivery as a service without a quantity', () => {
    const { hsn } = buildReturn([buildBill({ deliveryPaise: 4000 })]);
    expect(hsn.b2c).toMatchObject([
      { hsn: '3401', uqc: 'LTR' },
      { hsn: '9965', uqc: 'NA', thousandths: 0, taxablePaise: 4000, cgstPaise: 360 },
    ]);
  });
});
