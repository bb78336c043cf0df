import express from 'express';
import type { RequestHandler, Router } from 'express';
import { rejectCrossSite } from '../../http/reject-cross-site.ts';
import type { StandIn } from '../../stand-in.ts';
import { createGspAuthentication, type GspCredentials } from './gsp-authentication.ts';
import { taxpayers, type Taxpayer } from '../taxpayers.ts';

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
  credentials: GspCredentials,
): StandIn => {
  const authentication = createGspAuthentication(now, credentials);
  const vendorApi = express.Router();
  authentication.mount(vendorApi);
  vendorApi.get('/enriched/commonapi/search', authentication.requireToken, search);
  const controlApi = express.Router();
  controlApi.post('/expire-tokens', rejectCrossSite, (_request, response) => {
    authentication.expireAll();
    response.json({ expired: true });
  });
  return {
    system: 'gst',
    title: 'GST portal (GSP)',
    vendorApi: asHandler(vendorApi),
    controlApi: asHandler(controlApi),
  };
};
