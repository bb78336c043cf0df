import { ProblemError } from '@tokri/contracts/problems';
import type { PrintedStatement } from '../../application/ports/printed-documents.ts';
import type { BuyerDirectory } from '../../application/ports/buyers.ts';
import type { RequireCompany } from '../../application/ports/company.ts';
import type { LedgerStore } from '../../application/ports/ledger.ts';
import type { StatementSpan } from '../../domain/ledger/statement.ts';
import { toLedgerResponse } from './ledger-response.ts';

/** About 40 pages; longer statements are for spreadsheets. */
export const maxPrintedEntries = 1_000;

export interface PrintStatementDeps {
  readonly ledger: Pick<LedgerStore, 'readStatement'>;
  readonly buyers: Pick<BuyerDirectory, 'findParty'>;
  readonly requireCompany: RequireCompany;
}

/** As the party reads it: without authors of adjustments. */
export const readPrintedStatement = async (
  { ledger, buyers, requireCompany }: PrintStatementDeps,
  partyId: number,
  span: StatementSpan,
): Promise<PrintedStatement> => {
  const party = await buyers.findParty(partyId);
  if (!party) throw new ProblemError('not-found');
  const { statement, total } = await ledger.readStatement(partyId, span, {
    skip: 0,
    limit: maxPrintedEntries,
  });
  return {
    supplier: requireCompany().seller,
    party,
    ledger: toLedgerResponse(statement, { total, partyId, span, isStaff: false }),
  };
};
