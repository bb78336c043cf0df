import type { ServiceContext } from '@tokri/service-kit/lifecycle';
import { compareDueLedgers } from './application/ledger/compare-ledgers.ts';
import { postDueDocuments } from './application/ledger/post-documents.ts';
import type { BillingConfig } from './config.ts';
import { createAppLedgerLinks } from './http/ledger/app-ledger-links.ts';
import { createStatementLinks } from './http/ledger/statement-links.ts';
import { createAdjustmentRepository } from './persistence/ledger/adjustment-repository.ts';
import { createLedgerComparisonRepository } from './persistence/ledger/ledger-comparison-repository.ts';
import { createLedgerDocuments } from './persistence/ledger/ledger-documents.ts';
import { createLedgerRepository } from './persistence/ledger/ledger-repository.ts';
import type { createModels } from './persistence/models.ts';

const postIntervalMs = 1_000;
const compareIntervalMs = 15 * 60_000;
const maxMarkedPerRun = 500;

type LedgerModels = Pick<
  ReturnType<typeof createModels>,
  | 'adjustments'
  | 'bills'
  | 'partyPayments'
  | 'payments'
  | 'sales'
  | 'ledgerEntries'
  | 'ledgerComparisons'
>;

export const composeLedger = (
  { clock, periodicJob }: ServiceContext,
  models: LedgerModels,
  config: Pick<BillingConfig, 'LINK_KEY' | 'ADJUSTMENT_APPROVAL_PAISE'>,
) => {
  const ledger = createLedgerRepository(models.ledgerEntries);
  const ledgerDocuments = createLedgerDocuments(models);
  const ledgerComparisons = createLedgerComparisonRepository(models.ledgerComparisons);
  const deps = { ledger, ledgerDocuments, ledgerComparisons, clock };
  let arePartiesMarked = false;
  return {
    ledgerComparisons,
    handlerDeps: {
      ledger,
      adjustments: createAdjustmentRepository(models.adjustments),
      approvalAbovePaise: config.ADJUSTMENT_APPROVAL_PAISE,
      appLedgerLinks: createAppLedgerLinks(config.LINK_KEY),
      statementLinks: createStatementLinks(config.LINK_KEY),
    },
    workers: [
      periodicJob('post-ledger', postIntervalMs, async () => {
        arePartiesMarked ||= await ledgerDocuments.markParties(maxMarkedPerRun);
        if (arePartiesMarked) await postDueDocuments(deps);
      }),
      periodicJob('compare-ledger', compareIntervalMs, async () => {
        if (arePartiesMarked) await compareDueLedgers(deps);
      }),
    ],
  };
};
