import type { ServiceContext } from '@tokri/service-kit/lifecycle';
import { postDueDocuments } from './application/ledger/post-documents.ts';
import { createLedgerDocuments } from './persistence/ledger/ledger-documents.ts';
import { createLedgerRepository } from './persistence/ledger/ledger-repository.ts';
import type { createModels } from './persistence/models.ts';

const postIntervalMs = 1_000;
const maxMarkedPerRun = 500;

export const composeLedger = (
  { clock, periodicJob }: ServiceContext,
  models: Pick<ReturnType<typeof createModels>, 'bills' | 'payments' | 'sales' | 'ledgerEntries'>,
) => {
  const ledger = createLedgerRepository(models.ledgerEntries);
  const ledgerDocuments = createLedgerDocuments(models);
  let arePartiesMarked = false;
  return {
    ledger,
    postWorker: periodicJob('post-ledger', postIntervalMs, async () => {
      arePartiesMarked ||= await ledgerDocuments.markParties(maxMarkedPerRun);
      if (arePartiesMarked) await postDueDocuments({ ledger, ledgerDocuments, clock });
    }),
  };
};
