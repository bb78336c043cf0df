import type { Clock } from '@tokri/service-kit/use-case';
import {
  compareLedger,
  isLedgerComparisonDue,
  toLedgerComparison,
  type LedgerComparison,
  type LedgerDifference,
} from '../../domain/ledger/compare-ledger.ts';
import type { LedgerComparisonStore, LedgerDocuments, LedgerStore } from '../ports/ledger.ts';
import { postDueDocuments, toPostings } from './post-documents.ts';

export interface CompareLedgersDeps {
  readonly ledger: LedgerStore;
  readonly ledgerDocuments: LedgerDocuments;
  readonly ledgerComparisons: LedgerComparisonStore;
  readonly clock: Clock;
}

const compareParty = async (
  { ledger, ledgerDocuments }: CompareLedgersDeps,
  partyId: number,
): Promise<readonly LedgerDifference[]> => {
  const documents = await ledgerDocuments.listByParty(partyId);
  return compareLedger(
    partyId,
    ledger.listEntries(partyId),
    documents.flatMap((document) => toPostings(document, null)),
  );
};

/** A document may be written while its party is compared: what differs is compared twice. */
const compareSettledParty = async (
  deps: CompareLedgersDeps,
  partyId: number,
): Promise<readonly LedgerDifference[]> => {
  if ((await compareParty(deps, partyId)).length === 0) return [];
  await postDueDocuments(deps);
  return compareParty(deps, partyId);
};

export const compareLedgers = async (deps: CompareLedgersDeps): Promise<LedgerComparison> => {
  const parties = new Set([
    ...(await deps.ledger.listPartyIds()),
    ...(await deps.ledgerDocuments.listPartyIds()),
  ]);
  const differences: LedgerDifference[] = [];
  for (const partyId of parties) differences.push(...(await compareSettledParty(deps, partyId)));
  const comparison = toLedgerComparison(differences, {
    comparedAt: deps.clock(),
    parties: parties.size,
  });
  await deps.ledgerComparisons.save(comparison);
  return comparison;
};

export const compareDueLedgers = async (deps: CompareLedgersDeps): Promise<void> => {
  if (isLedgerComparisonDue(await deps.ledgerComparisons.findLast(), deps.clock()))
    await compareLedgers(deps);
};
