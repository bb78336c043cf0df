import { toTallyXml } from './tally-xml.ts';

describe('toTallyXml', () => {
  const xml = toTallyXml([
    {
      type: 'Sales',
      number: 'TI/26-27/0000001',
      date: '2026-11-21',
      narration: 'T42',
      entries: [
        { ledger: 'Salt & Sons (5)', amountPaise: 9900 },
        { ledger: 'Sales 18%', amountPaise: -9900 },
      ],
    },
  ]);

  it('writes debits below 0 and deemed positive', () => {
    expect(xml).toContain(
      '<LEDGERNAME>Salt &amp; Sons (5)</LEDGERNAME><ISDEEMEDPOSITIVE>Yes</ISDEEMEDPOSITIVE><AMOUNT>-99.00</AMOUNT>',
    );
    expect(xml).toContain(
      '<LEDGERNAME>Sales 18%</LEDGERNAME><ISDEEMEDPOSITIVE>No</ISDEEMEDPOSITIVE><AMOUNT>99.00</AMOUNT>',
    );
    expect(xml).toContain('<VOUCHER VCHTYPE="Sales" ACTION="Create"><DATE>20261121</DATE>');
  });
  it('creates each ledger in its group', () => {
    expect(xml).toContain(
      '<LEDGER NAME="Salt &amp; Sons (5)" ACTION="Create"><NAME>Salt &amp; Sons (5)</NAME><PARENT>Sundry Debtors</PARENT></LEDGER>',
    );
    expect(xml).toContain('<NAME>Sales 18%</NAME><PARENT>Sales Accounts</PARENT>');
  });
});
