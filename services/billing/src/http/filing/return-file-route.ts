import { invalidBillLink, ProblemError } from '@tokri/contracts/problems';
import type { Express } from 'express';
import type { Clock } from '@tokri/service-kit/use-case';
import { readReturn, type FilingDeps } from '../../application/filing/read-return.ts';
import { toPortalFile } from '../../domain/filing/portal-file.ts';
import { readLinkQuery } from '../signed-links.ts';
import { parseReturnPath, returnPath, type ReturnLinks } from './return-links.ts';

export interface ReturnFileRouteDeps extends FilingDeps {
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
      const { month } = parseReturnPath(request.path);
      const gstr1 = await readReturn(deps, month);
      response.setHeader('Cache-Control', 'private, no-store');
      response.setHeader('Content-Disposition', `attachment; filename="gstr1-${month}.json"`);
      response.json(toPortalFile(gstr1));
    });
  };
