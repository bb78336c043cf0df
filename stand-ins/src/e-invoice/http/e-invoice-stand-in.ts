import express from 'express';
import type { RequestHandler, Response, Router } from 'express';
import * as z from 'zod/mini';
import { createGspAuthentication, type GspCredentials } from '../../gst/http/gsp-authentication.ts';
import { rejectCrossSite } from '../../http/reject-cross-site.ts';
import type { StandIn } from '../../stand-in.ts';
import { inv01Schema } from '../inv01-schema.ts';
import { createRegistrations, type PortalError, type PortalResult } from '../registrations.ts';

const cancelSchema = z.object({
  Irn: z.string(),
  CnlRsn: z.enum(['1', '2', '3', '4']),
  CnlRem: z.string().check(z.minLength(1), z.maxLength(100)),
});

const irnQuery = z.object({ irn: z._default(z.string(), '') });

const refuse = (response: Response, { code, text, duplicate }: PortalError): void => {
  response.json({
    success: false,
    message: `${code} : ${text}`,
    ...(duplicate
      ? {
          result: [
            {
              InfCd: 'DUPIRN',
              Desc: { AckNo: duplicate.AckNo, AckDt: duplicate.AckDt, Irn: duplicate.Irn },
            },
          ],
        }
      : {}),
  });
};
const respond = (response: Response, result: PortalResult<object>): void => {
  if (result.error) refuse(response, result.error);
  else response.json({ success: true, message: 'Done', result: result.value });
};
const refuseSchema = (response: Response, error: z.core.$ZodError): void => {
  const [issue] = error.issues;
  refuse(response, { code: '5002', text: `${issue?.path.join('.')}: ${issue?.message}` });
};

/** The portal's user of the shop, beside the provider's token. */
const requireUser: RequestHandler = ({ headers }, response, next) => {
  if (headers['user_name'] && headers['password'] && headers['gstin'] && headers['requestid'])
    next();
  else refuse(response, { code: '1006', text: 'Invalid user name or password' });
};

const asHandler = (router: Router) => router as unknown as NonNullable<StandIn['vendorApi']>;

/** The invoice registration portal behind a GST Suvidha Provider. */
export const createEInvoiceStandIn = (
  { now }: { readonly now: () => Date },
  credentials: GspCredentials,
): StandIn => {
  const registrations = createRegistrations(now);
  const authentication = createGspAuthentication(now, credentials);
  const vendorApi = express.Router();
  authentication.mount(vendorApi);
  const invoice = express.Router();
  invoice.use(authentication.requireToken, requireUser, express.json());
  invoice.post('/', ({ body }, response) => {
    const parsed = inv01Schema.safeParse(body);
    if (!parsed.success) return refuseSchema(response, parsed.error);
    respond(response, registrations.register(parsed.data));
  });
  invoice.get('/irn', ({ query }, response) => {
    const { irn } = irnQuery.parse(query);
    respond(response, registrations.read(irn));
  });
  invoice.post('/cancel', ({ body }, response) => {
    const parsed = cancelSchema.safeParse(body);
    if (!parsed.success) return refuseSchema(response, parsed.error);
    respond(response, registrations.cancel(parsed.data.Irn));
  });
  vendorApi.use('/enriched/ei/api/invoice', invoice);
  const controlApi = express.Router();
  controlApi.get('/registrations', (_request, response) => {
    response.json(registrations.list());
  });
  controlApi.post('/expire-tokens', rejectCrossSite, (_request, response) => {
    authentication.expireAll();
    response.json({ expired: true });
  });
  return {
    system: 'e-invoice',
    title: 'Invoice registration portal',
    vendorApi: asHandler(vendorApi),
    controlApi: asHandler(controlApi),
  };
};
