import { invalidBillLink, ProblemError } from '@tokri/contracts/problems';
import type { Express } from 'express';
import type { Clock } from '@tokri/service-kit/use-case';
import type { PrintedStatement } from '../../application/ports/printed-documents.ts';
import { sendPdf } from '../send-file.ts';
import { readLinkQuery } from '../signed-links.ts';
import {
  maxPrintedEntries,
  readPrintedStatement,
  type PrintStatementDeps,
} from './printed-statement.ts';
import { parseStatementPath, statementPath, type StatementLinks } from './statement-links.ts';

export interface StatementPdfRouteDeps extends PrintStatementDeps {
  readonly statementLinks: StatementLinks;
  readonly clock: Clock;
  readonly renderStatement: (statement: PrintedStatement) => Promise<Buffer>;
}

export const mountStatementPdfRoute =
  ({ statementLinks, clock, renderStatement, ...deps }: StatementPdfRouteDeps) =>
  (app: Express): void => {
    app.get(statementPath, async (request, response) => {
      const link = { path: request.path, ...readLinkQuery(request.url) };
      if (!statementLinks.isValid(link, clock()))
        throw new ProblemError('not-allowed', invalidBillLink);
      const { partyId, span } = parseStatementPath(request.path);
      const printed = await readPrintedStatement(deps, partyId, span);
      if (printed.ledger.EntryCount > maxPrintedEntries) throw new ProblemError('not-found');
      const pdf = await renderStatement(printed);
      sendPdf(response, `ledger-${span.fromDate}-${span.toDate}.pdf`, pdf);
    });
  };
