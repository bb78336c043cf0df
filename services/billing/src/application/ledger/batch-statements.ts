import { checkReportSpan } from '@tokri/contracts/orders';
import type { StatementSpan } from '../../domain/ledger/statement.ts';
import type { BuyerDirectory } from '../ports/buyers.ts';
import type { LedgerStore } from '../ports/ledger.ts';

export interface BatchStatementsDeps {
  readonly ledger: Pick<LedgerStore, 'readStatement'>;
  readonly buyers: Pick<BuyerDirectory, 'listParties'>;
}

export interface PartyStatement {
  readonly partyId: number;
  readonly name: string;
  readonly entryCount: number;
}

/** Of the parties whose ledgers are read at once. */
const readAtOnce = 20;

const readParty = async (
  { ledger }: BatchStatementsDeps,
  { partyId, name }: { readonly partyId: number; readonly name: string },
  span: StatementSpan,
): Promise<readonly PartyStatement[]> => {
  const { statement, total } = await ledger.readStatement(partyId, span, { skip: 0, limit: 1 });
  return total > 0 || statement.closingPaise !== 0 ? [{ partyId, name, entryCount: total }] : [];
};

/**
 * The parties, by name, with an entry in the span or a balance at its end: of all parties if
 * `partyIds` is null.
 * @throws ProblemError `bad-input` about `ToDate` for too many days
 */
export const findStatements = async (
  deps: BatchStatementsDeps,
  span: StatementSpan,
  partyIds: readonly number[] | null,
): Promise<readonly PartyStatement[]> => {
  checkReportSpan(span.fromDate, span.toDate);
  const parties = (await deps.buyers.listParties()).filter(
    ({ partyId }) => partyIds === null || partyIds.includes(partyId),
  );
  const statements: PartyStatement[] = [];
  for (let start = 0; start < parties.length; start += readAtOnce) {
    const read = parties
      .slice(start, start + readAtOnce)
      .map((party) => readParty(deps, party, span));
    statements.push(...(await Promise.all(read)).flat());
  }
  return statements.sort((a, b) => a.name.localeCompare(b.name) || a.partyId - b.partyId);
};
