import {
  buildBill,
  buildDebitNote,
  buildNote,
  buildReturn,
  buyerGstin,
  supplierGstin,
} from '../../testing/filing.ts';
import { buildEInvoice, buildRegistration } from '../../testing/e-invoices.ts';
import { toPortalFile } from './portal-file.ts';

const eInvoice = buildEInvoice({
  registration: buildRegistration({ ackAt: new Date('2026-11-21T20:00:00Z') }),
});
const exempt = { hsn: '0703', unitName: '1 kg', taxablePaise: 8400, taxBasisPoints: 0 };
const soap = { taxablePaise: 8390, taxBasisPoints: 1800 };
const large = { taxablePaise: 1_00_000_00, taxBasisPoints: 500 };
const note = { billId: 3, number: 'TI/26-27/0000003', date: '2026-11-21' };

describe('toPortalFile', () => {
  const file = toPortalFile(
    buildReturn(
      [
        buildBill({ gstin: buyerGstin, deliveryPaise: 4000 }),
        buildBill({
          kind: 'InvoiceCumBillOfSupply',
          number: 'IB/26-27/0000001',
          lines: [exempt, soap],
        }),
        buildBill({ placeOfSupply: '33', number: 'TI/26-27/0000003', lines: [large] }),
        buildNote({ gstin: buyerGstin }),
        buildNote({ number: 'CN/26-27/0000002', placeOfSupply: '33', against: note }),
      ],
      { originals: { 3: { date: '2026-11-21', valuePaise: 1_05_000_00 } } },
    ),
  );
  const item = (taxable: number, half: number) => ({
    num: 1801,
    itm_det: { rt: 18, txval: taxable, camt: half, samt: half, csamt: 0 },
  });

  it('lists a debit note as D, also one of tax alone, and its series as nature 4', () => {
    const [line] = buildDebitNote({ placeOfSupply: '33' }).lines;
    const bill = buildDebitNote({ gstin: buyerGstin, placeOfSupply: '33' });
    const taxOnly = { ...bill, taxSummary: line ? [{ ...line, taxablePaise: 0 }] : [] };
    expect(toPortalFile(buildReturn([taxOnly]))).toMatchObject({
      cdnr: [
        {
          ctin: buyerGstin,
          nt: [
            {
              ntty: 'D',
              nt_num: 'DN/26-27/0000001',
              itms: [{ num: 1801, itm_det: { rt: 18, txval: 0, iamt: 15.1 } }],
            },
          ],
        },
      ],
      doc_issue: { doc_det: [{ doc_num: 4, docs: [{ from: 'DN/26-27/0000001', totnum: 1 }] }] },
    });
  });
  it('names the supplier and the period', () =>
    expect(file).toMatchObject({ gstin: supplierGstin, fp: '112026' }));
  it('names the IRN of registered documents and its date in India', () => {
    const registered = buildReturn(
      [buildBill({ gstin: buyerGstin }), buildNote({ billId: 2, gstin: buyerGstin })],
      { eInvoices: { 1: eInvoice, 2: eInvoice } },
    );
    const expected = { irn: 'a'.repeat(64), irngendate: '22-11-2026', srctyp: 'E-Invoice' };
    expect(toPortalFile(registered)).toMatchObject({
      b2b: [{ inv: [expected] }],
      cdnr: [{ nt: [expected] }],
    });
    expect(JSON.stringify(file)).not.toContain('irn');
  });
  it('lists invoices and credit notes of registered buyers by GSTIN', () => {
    expect(file).toMatchObject({
      b2b: [
        {
          ctin: buyerGstin,
          inv: [
            {
              inum: 'TI/26-27/0000001',
              idt: '21-11-2026',
              val: 146,
              pos: '29',
              rchrg: 'N',
              inv_typ: 'R',
              itms: [item(123.9, 11.15)],
            },
          ],
        },
      ],
      cdnr: [
        {
          ctin: buyerGstin,
          nt: [{ ntty: 'C', nt_num: 'CN/26-27/0000001', nt_dt: '21-11-2026', val: 99, pos: '29' }],
        },
      ],
    });
  });
  it('lists large inter-State invoices of unregistered buyers with their credit notes', () => {
    expect(file).toMatchObject({
      b2cl: [
        {
          pos: '33',
          inv: [
            {
              inum: 'TI/26-27/0000003',
              val: 105000,
              itms: [{ num: 501, itm_det: { rt: 5, txval: 100000, iamt: 5000, csamt: 0 } }],
            },
          ],
        },
      ],
      cdnur: [{ typ: 'B2CL', ntty: 'C', nt_num: 'CN/26-27/0000002', pos: '33', val: 99 }],
    });
  });
  it('adds up other supplies by place and rate, and exempt ones by State', () => {
    expect(file).toMatchObject({
      b2cs: [
        { sply_ty: 'INTRA', typ: 'OE', pos: '29', rt: 18, txval: 83.9, camt: 7.55, samt: 7.55 },
      ],
      nil: { inv: [{ sply_ty: 'INTRAB2C', expt_amt: 84, nil_amt: 0, ngsup_amt: 0 }] },
    });
  });
  it('reports HSN of both kinds of buyers and the numbers of all series', () => {
    expect(file).toMatchObject({
      hsn: {
        hsn_b2b: [
          { num: 1, hsn_sc: '3401', uqc: 'LTR', qty: 0, rt: 18, txval: 0 },
          { num: 2, hsn_sc: '9965', uqc: 'NA', qty: 0, rt: 18, txval: 40, camt: 3.6, samt: 3.6 },
        ],
        hsn_b2c: [{ hsn_sc: '0703', uqc: 'KGS', qty: 1, rt: 0 }, { rt: 5 }, { rt: 18 }],
      },
      doc_issue: {
        doc_det: [
          {
            doc_num: 5,
            docs: [{ from: 'CN/26-27/0000001', to: 'CN/26-27/0000002', totnum: 2, cancel: 0 }],
          },
          {
            doc_num: 1,
            docs: [
              { num: 1, from: 'IB/26-27/0000001', totnum: 1 },
              { num: 2, from: 'TI/26-27/0000001', totnum: 3, cancel: 1, net_issue: 2 },
            ],
          },
        ],
      },
    });
  });
  it('has vouchers of advances in table 13 alone, each with its nature', () => {
    const voucher = { orderId: 0, lines: [], gstin: buyerGstin } as const;
    const file = toPortalFile(
      buildReturn([
        buildBill({ ...voucher, kind: 'ReceiptVoucher', number: 'RV/26-27/0000001' }),
        buildBill({ ...voucher, kind: 'RefundVoucher', number: 'RF/26-27/0000001' }),
      ]),
    );
    expect(Object.keys(file)).toEqual(['gstin', 'fp', 'doc_issue']);
    expect(file).toMatchObject({
      doc_issue: {
        doc_det: [
          { doc_num: 8, docs: [{ from: 'RF/26-27/0000001', totnum: 1 }] },
          { doc_num: 6, docs: [{ from: 'RV/26-27/0000001', totnum: 1 }] },
        ],
      },
    });
  });
  it('leaves out tables without rows', () =>
    expect(Object.keys(toPortalFile(buildReturn([])))).toEqual(['gstin', 'fp']));
  it('has one HSN table before May 2025', () =>
    expect(toPortalFile(buildReturn([buildBill()], { month: '2025-04' }))).toMatchObject({
      hsn: { data: [{ hsn_sc: '3401' }] },
    }));
});
