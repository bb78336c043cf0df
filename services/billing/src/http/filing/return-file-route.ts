import { invalidBillLink, ProblemError } from '@tokri/contracts/problems';
import type { Express } from 'express';
import type { Clock } from '@tokri/service-kit/use-case';
import { listVouchers, type VoucherDeps } from '../../application/filing/list-vouchers.ts';
import { readReturn } from '../../application/filing/read-return.ts';
import { toPortalFile } from '../../domain/filing/portal-file.ts';
import { sendFile } from '../send-file.ts';
import { readLinkQuery } from '../signed-links.ts';
import { toTallyXml } from './tally-xml.ts';
import { parseReturnPath, returnPath, type ReturnLinks } from './return-links.ts';

export interface ReturnFileRouteDeps extends VoucherDeps {
  readonly returnLinks: ReturnLinks;
  readonly clock: Clock;
}

const createFile = async (
  deps: VoucherDeps,
  { month, file }: ReturnType<typeof parseReturnPath>,
) =>
  file === 'gstr1.json'
    ? {
        headers: { name: `gstr1-${month}.json`, type: 'application/json' },
        content: JSON.stringify(toPortalFile(await readReturn(deps, month))),
      }
    : {
        headers: { name: `tally-${month}.xml`, type: 'application/xml' },
        content: toTallyXml(await listVouchers(deps, month)),
      };

export const mountReturnFileRoute =
  ({ returnLinks, clock, ...deps }: ReturnFileRouteDeps) =>
  (app: Express): void => {
    app.get(returnPath, async (request, response) => {
      const link = { path: request.path, ...readLinkQuery(request.url) };
      if (!returnLinks.isValid(link, clock()))
        throw new ProblemError('not-allowed', invalidBillLink);
      const file = await createFile({ ...deps, clock }, parseReturnPath(request.path));
      sendFile(response, { ...file.headers, disposition: 'attachment' }, file.content);
    });
  };
