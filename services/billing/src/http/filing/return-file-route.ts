import { invalidBillLink, ProblemError } from '@tokri/contracts/problems';
import type { Express } from 'express';
import type { Clock } from '@tokri/service-kit/use-case';
import { listVouchers, type VoucherDeps } from '../../application/filing/list-vouchers.ts';
import { readReturn } from '../../application/filing/read-return.ts';
import { toPortalFile } from '../../domain/filing/portal-file.ts';
import { readLinkQuery } from '../signed-links.ts';
import { toTallyXml } from './tally-xml.ts';
import { parseReturnPath, returnPath, type ReturnLinks } from './return-links.ts';

export interface ReturnFileRouteDeps extends VoucherDeps {
  readonly returnLinks: ReturnLinks;
  readonly clock: Clock;
}

export const mountReturnFileRoute =
  ({ returnLinks, clock, ...deps }: ReturnFileRouteDeps) =>
  (app: Express): void => {
    app.get(returnPath, async (request, response) => {
      const link = { path: request.path, ...readLinkQuery(request.url) };
      if (!returnLinks.isValid(link, clock()))
        throw new ProblemError('not-allowed', invalidBillLink);
      const { month, file } = parseReturnPath(request.path);
      response.setHeader('Cache-Control', 'private, no-store');
      if (file === 'gstr1.json') {
        const gstr1 = await readReturn({ ...deps, clock }, month);
        response.setHeader('Content-Disposition', `attachment; filename="gstr1-${month}.json"`);
        response.json(toPortalFile(gstr1));
      } else {
        const vouchers = await listVouchers({ ...deps, clock }, month);
        response.setHeader('Content-Disposition', `attachment; filename="tally-${month}.xml"`);
        response.type('application/xml').send(toTallyXml(vouchers));
      }
    });
  };
