import { checkGstin } from '@tokri/contracts/tax';
import { silentLogger } from '@tokri/service-kit/logger';
import { compose } from '../src/compose.ts';
import type { RunningStandIns } from '../src/compose.ts';
import { taxpayers } from '../src/gst/taxpayers.ts';
import { testConfig } from './test-config.ts';

const credentials = { gspappid: 'app-of-the-spec', gspappsecret: 'secret-of-the-spec' };

describe('GST portal stand-in', () => {
  let running: RunningStandIns;
  beforeAll(async () => {
    running = await compose(
      testConfig({ GSP_APP_ID: credentials.gspappid, GSP_APP_SECRET: credentials.gspappsecret }),
      { logger: silentLogger },
    );
  });
  afterAll(() => running.stop());
  const authenticate = (headers: Record<string, string> = credentials) =>
    fetch(`${running.url}/gst/gsp/authenticate?grant_type=token`, { method: 'POST', headers });
  const newToken = async () =>
    ((await (await authenticate()).json()) as { access_token: string }).access_token;
  const search = async (gstin: string, token: string) => {
    const response = await fetch(
      `${running.url}/gst/enriched/commonapi/search?action=TP&gstin=${gstin}`,
      { headers: { authorization: `Bearer ${token}` } },
    );
    return { status: response.status, body: (await response.json()) as object };
  };

  it('knows taxpayers whose GSTIN has the right check digit', () => {
    expect(taxpayers.filter(({ gstin }) => !checkGstin(gstin).ok)).toEqual([]);
  });

  it.each([
    ['29AAKFA4321L1ZB', 'Active'],
    ['29AAACT9999N1Z2', 'Cancelled'],
    ['29AAFFR3030D1ZK', 'Suspended'],
  ])('answers the name, the address and the status of %s: %s', async (gstin, sts) => {
    expect(await search(gstin, await newToken())).toMatchObject({
      status: 200,
      body: {
        success: true,
        result: { gstin, sts, pradr: { addr: { loc: 'Bengaluru', flno: null } } },
      },
    });
  });

  it('answers the code of the portal for a GSTIN that nobody has', async () => {
    expect((await search('27AAPFU0939F1ZV', await newToken())).body).toMatchObject({
      success: false,
      errorCode: 'SWEB_9035',
    });
  });

  it('refuses other credentials, a missing token and one that has expired', async () => {
    const token = await newToken();
    await fetch(`${running.url}/gst/expire-tokens`, { method: 'POST' });
    expect([
      (await authenticate({ ...credentials, gspappsecret: 'other' })).status,
      (await search('29AAKFA4321L1ZB', '')).status,
      (await search('29AAKFA4321L1ZB', token)).status,
    ]).toEqual([401, 401, 401]);
  });
});
