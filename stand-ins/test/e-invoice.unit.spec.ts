import { silentLogger } from '@tokri/service-kit/logger';
import { compose } from '../src/compose.ts';
import type { RunningStandIns } from '../src/compose.ts';
import { testConfig } from './test-config.ts';

const credentials = { gspappid: 'app-of-the-spec', gspappsecret: 'secret-of-the-spec' };
const party = {
  LglNm: 'Tokri Fresh Foods',
  Addr1: 'Yeshwanthpur APMC Yard',
  Loc: 'Bengaluru',
  Pin: 560022,
  Stcd: '29',
};
const buildDocument = ({
  number = 'TI/26-27/0000001',
  buyer = '29AAKFA4321L1ZB',
  total = 118,
} = {}) => ({
  Version: '1.1',
  TranDtls: { TaxSch: 'GST', SupTyp: 'B2B', RegRev: 'N', IgstOnIntra: 'N' },
  DocDtls: { Typ: 'INV', No: number, Dt: '21/11/2026' },
  SellerDtls: { ...party, Gstin: '29AABCT1234F1ZM' },
  BuyerDtls: { ...party, Gstin: buyer, Pos: '29' },
  ItemList: [
    {
      SlNo: '1',
      PrdDesc: 'Liquid soap',
      IsServc: 'N',
      HsnCd: '340130',
      Qty: 1,
      Unit: 'NOS',
      UnitPrice: 100,
      TotAmt: 100,
      Discount: 0,
      AssAmt: 100,
      GstRt: 18,
      IgstAmt: 0,
      CgstAmt: 9,
      SgstAmt: 9,
      TotItemVal: 118,
    },
  ],
  ValDtls: {
    AssVal: 100,
    CgstVal: 9,
    SgstVal: 9,
    IgstVal: 0,
    RndOffAmt: 0,
    TotInvVal: total,
  },
});

describe('stand-in of the invoice registration portal', () => {
  let running: RunningStandIns;
  let token: string;
  beforeAll(async () => {
    running = await compose(
      testConfig({ GSP_APP_ID: credentials.gspappid, GSP_APP_SECRET: credentials.gspappsecret }),
      { logger: silentLogger },
    );
    const response = await fetch(`${running.url}/e-invoice/gsp/authenticate?grant_type=token`, {
      method: 'POST',
      headers: credentials,
    });
    token = ((await response.json()) as { access_token: string }).access_token;
  });
  afterAll(() => running.stop());
  const call = async (path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const response = await fetch(`${running.url}/e-invoice/enriched/ei/api/invoice${path}`, {
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
        gstin: '29AABCT1234F1ZM',
        user_name: 'shop',
        password: 'password',
        requestid: '1',
        ...headers,
      },
    });
    return { status: response.status, body: (await response.json()) as never as Answer };
  };
  interface Answer {
    readonly success?: boolean;
    readonly message?: string;
    readonly result: { readonly Irn: string; readonly SignedQRCode: string };
  }

  it('registers a document once, and names its IRN when it comes again', async () => {
    const { body } = await call('', buildDocument());
    expect(body).toMatchObject({ success: true, result: { Status: 'ACT' } });
    expect(body.result.Irn).toMatch(/^[0-9a-f]{64}$/);
    expect((await call('', buildDocument())).body).toMatchObject({
      success: false,
      message: '2150 : Duplicate IRN',
      result: [{ InfCd: 'DUPIRN', Desc: { Irn: body.result.Irn } }],
    });
    expect((await call(`/irn?irn=${body.result.Irn}`)).body.result).toMatchObject({
      SignedQRCode: body.result.SignedQRCode,
    });
  });

  it.each([
    ['a wrong check digit', { number: 'TI/2', buyer: '29AAKFA4321L1ZA' }, '3028'],
    ['a cancelled GSTIN', { number: 'TI/3', buyer: '29AAACT9999N1Z2' }, '3029'],
    ['amounts that do not add up', { number: 'TI/4', total: 120 }, '2189'],
    ['a number that begins with a slash', { number: '/5' }, '5002'],
  ])('refuses %s', async (_what, changes, code) => {
    const { body } = await call('', buildDocument(changes));
    expect(body).toMatchObject({
      success: false,
      message: expect.stringContaining(code) as string,
    });
  });

  it('cancels an IRN once', async () => {
    const { Irn } = (await call('', buildDocument({ number: 'TI/6' }))).body.result;
    const cancel = () => call('/cancel', { Irn, CnlRsn: '4', CnlRem: 'Wrong buyer' });
    expect((await cancel()).body).toMatchObject({ success: true, result: { Irn } });
    expect((await cancel()).body).toMatchObject({
      success: false,
      message: expect.stringContaining('9999') as string,
    });
  });

  it('refuses a missing token and a missing user', async () => {
    expect((await call('', buildDocument(), { authorization: '' })).status).toBe(401);
    expect((await call('', buildDocument(), { user_name: '' })).body).toMatchObject({
      message: expect.stringContaining('1006') as string,
    });
  });

  it('is down when a fault says so', async () => {
    const inject = (mode: string) =>
      fetch(`${running.url}/faults`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ system: 'e-invoice', mode, seconds: 60 }),
      });
    await inject('down');
    await expect(call('', buildDocument({ number: 'TI/7' }))).rejects.toThrow('fetch failed');
    await inject('off');
    expect((await call('', buildDocument({ number: 'TI/7' }))).body.success).toBe(true);
  });
});
