import { randomBytes } from 'node:crypto';
import express from 'express';
import type { RequestHandler, Router } from 'express';
import { rejectCrossSite } from '../../http/reject-cross-site.ts';
import type { StandIn } from '../../stand-in.ts';
import { taxpayers, type Taxpayer } from '../taxpayers.ts';

const tokenSeconds = 21_600;

interface Credentials {
  readonly appId: string | undefined;
  readonly appSecret: string | undefined;
}

const toResult = ({ gstin, legalName, tradeName, status, address }: Taxpayer) => ({
  gstin,
  lgnm: legalName,
  tradeNam: tradeName,
  sts: status,
  pradr: {
    addr: {
      bno: address.building,
      bnm: null,
      flno: null,
      st: address.street,
      loc: address.locality,
      dst: address.district,
      stcd: '',
      pncd: address.pincode,
    },
  },
});

const createTokens = (now: () => Date) => {
  const expiries = new Map<string, number>();
  return {
    issue: () => {
      const token = randomBytes(16).toString('hex');
      expiries.set(token, now().getTime() + tokenSeconds * 1000);
      return token;
    },
    isValid: (token: string) => (expiries.get(token) ?? 0) > now().getTime(),
    expireAll: () => {
      expiries.clear();
    },
  };
};

const search: RequestHandler = ({ query }, response) => {
  const found = taxpayers.find(({ gstin }) => gstin === query['gstin']);
  response.json(
    found
      ? {
          success: true,
          message: 'Search taxpayer is completed successfully',
          result: toResult(found),
        }
      : {
          success: false,
          message: 'No records found for the provided GSTIN',
          errorCode: 'SWEB_9035',
        },
  );
};

const asHandler = (router: Router) => router as unknown as NonNullable<StandIn['vendorApi']>;

/** A GST Suvidha Provider: its token, and the public search for a taxpayer. */
export const createGstStandIn = (
  { now }: { readonly now: () => Date },
  { appId, appSecret }: Credentials,
): StandIn => {
  const tokens = createTokens(now);
  const vendorApi = express.Router();
  vendorApi.post('/gsp/authenticate', ({ headers }, response) => {
    const [id, secret] = [headers['gspappid'], headers['gspappsecret']];
    const isKnown =
      Boolean(id && secret) &&
      (appId === undefined || id === appId) &&
      (appSecret === undefined || secret === appSecret);
    if (isKnown) response.json({ access_token: tokens.issue(), expires_in: tokenSeconds });
    else response.status(401).json({ error: 'invalid_client' });
  });
  vendorApi.get(
    '/enriched/commonapi/search',
    ({ headers }, response, next) => {
      const token = /^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1] ?? '';
      if (tokens.isValid(token)) next();
      else response.status(401).json({ error: 'invalid_token' });
    },
    search,
  );
  const controlApi = express.Router();
  controlApi.post('/expire-tokens', rejectCrossSite, (_request, response) => {
    tokens.expireAll();
    response.json({ expired: true });
  });
  return {
    system: 'gst',
    title: 'GST portal (GSP)',
    vendorApi: asHandler(vendorApi),
    controlApi: asHandler(controlApi),
  };
};
