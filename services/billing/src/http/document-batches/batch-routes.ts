import { pipeline } from 'node:stream/promises';
import type { BillResponse } from '@tokri/contracts/api';
import { busyWithDocuments, invalidBillLink, ProblemError } from '@tokri/contracts/problems';
import { createSemaphore, type Clock } from '@tokri/service-kit/use-case';
import type { Express, Request, Response } from 'express';
import { readBatch } from '../../application/bills/batch-bills.ts';
import type { BillStore } from '../../application/ports/bills.ts';
import type { PrintedStatement } from '../../application/ports/printed-documents.ts';
import type { Bill } from '../../domain/bills/bill.ts';
import type { StatementSpan } from '../../domain/ledger/statement.ts';
import {
  maxPrintedEntries,
  readPrintedStatement,
  type PrintStatementDeps,
} from '../ledger/printed-statement.ts';
import { startFile } from '../send-file.ts';
import { readLinkQuery, type FileLinks } from '../signed-links.ts';
import {
  billBatchPath,
  parseBillBatchPath,
  parseStatementBatchPath,
  statementBatchPath,
  type BatchLinks,
} from './batch-links.ts';

type RenderMany<Data> = (title: string, documents: AsyncIterable<Data>) => AsyncIterable<Buffer>;

export interface BatchRouteDeps extends PrintStatementDeps {
  readonly bills: Pick<BillStore, 'findByIds'>;
  readonly batchLinks: BatchLinks;
  readonly clock: Clock;
  readonly toBillResponse: (bill: Bill) => Promise<BillResponse>;
  readonly renderBills: RenderMany<BillResponse>;
  readonly renderStatements: RenderMany<PrintedStatement>;
}

/** Ends a file whose reader is too slow, so that the next one can be made. */
const maxFileMs = 180_000;
const retryAfterSeconds = 30;

const isReaderGone = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';

/** One at a time, in a thread beside that of single bills. */
const createFileSender = () => {
  const oneAtATime = createSemaphore(
    { maxInFlight: 1, maxWaiting: 0, maxWaitMs: 0 },
    () => new ProblemError('overloaded', busyWithDocuments, { retryAfterSeconds }),
  );
  return (response: Response, name: string, chunks: AsyncIterable<Buffer>): Promise<void> =>
    oneAtATime.run(async () => {
      startFile(response, { name, type: 'application/pdf', disposition: 'inline' });
      try {
        await pipeline(chunks, response, { signal: AbortSignal.timeout(maxFileMs) });
      } catch (error) {
        if (!isReaderGone(error)) throw error;
      }
    });
};

const createPathReader =
  (clock: Clock) =>
  (links: Pick<FileLinks, 'isValid'>, { path, url }: Request): string => {
    if (!links.isValid({ path, ...readLinkQuery(url) }, clock()))
      throw new ProblemError('not-allowed', invalidBillLink);
    return path;
  };

async function* toBillResponses(
  { bills, toBillResponse }: BatchRouteDeps,
  billIds: readonly number[],
): AsyncGenerator<BillResponse> {
  for await (const bill of readBatch({ bills }, billIds)) yield await toBillResponse(bill);
}

async function* toStatements(
  deps: PrintStatementDeps,
  partyIds: readonly number[],
  span: StatementSpan,
): AsyncGenerator<PrintedStatement> {
  for (const partyId of partyIds) {
    const printed = await readPrintedStatement(deps, partyId, span);
    // It grew since the link was made: the file breaks off rather than leave entries out.
    if (printed.ledger.EntryCount > maxPrintedEntries) throw new ProblemError('not-found');
    yield printed;
  }
}

export const mountBatchRoutes =
  (deps: BatchRouteDeps) =>
  (app: Express): void => {
    const { batchLinks, renderBills, renderStatements } = deps;
    const send = createFileSender();
    const readPath = createPathReader(deps.clock);
    app.get(billBatchPath, async (request, response) => {
      const billIds = parseBillBatchPath(readPath(batchLinks.billBatch, request));
      await send(response, 'bills.pdf', renderBills('Bills', toBillResponses(deps, billIds)));
    });
    app.get(statementBatchPath, async (request, response) => {
      const path = readPath(batchLinks.statementBatch, request);
      const { partyIds, span } = parseStatementBatchPath(path);
      const days = `${span.fromDate}-${span.toDate}`;
      const statements = toStatements(deps, partyIds, span);
      await send(
        response,
        `statements-${days}.pdf`,
        renderStatements(`Statements of account ${days}`, statements),
      );
    });
  };
