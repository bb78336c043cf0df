import { invalidBillLink, ProblemError } from '@tokri/contracts/problems';
import type { Express } from 'express';
import type { Clock } from '@tokri/service-kit/use-case';
import { readLinkQuery } from '../signed-links.ts';
import { appLedgerPath, parseAppLedgerPath, type AppLedgerLinks } from './app-ledger-links.ts';
import { readPrintedStatement, type PrintStatementDeps } from './printed-statement.ts';

export interface AppLedgerRouteDeps extends PrintStatementDeps {
  readonly appLedgerLinks: AppLedgerLinks;
  readonly clock: Clock;
}

/** Entries for the ledger page without a session: as the party reads them, without authors. */
export const mountAppLedgerRoute =
  ({ appLedgerLinks, clock, ...deps }: AppLedgerRouteDeps) =>
  (app: Express): void => {
    app.get(appLedgerPath, async (request, response) => {
      const link = { path: request.path, ...readLinkQuery(request.url) };
      if (!appLedgerLinks.isValid(link, clock()))
        throw new ProblemError('not-allowed', invalidBillLink);
      const { partyId, span } = parseAppLedgerPath(request.path);
      const { ledger } = await readPrintedStatement(deps, partyId, span);
      response.setHeader('Cache-Control', 'private, no-store');
      response.json(ledger);
    });
  };
