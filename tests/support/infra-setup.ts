import { SKIPPED_EXIT_CODE } from '../../shared/local-infra/src/test-run/skipped-exit-code.mjs';
import { DocumentDbUnavailableError } from './documentdb/install-documentdb.ts';
import { exportAddresses, startTestInfra } from './infra.ts';
import type { TestInfra } from './test-infra.ts';

declare global {
  var tokriTestInfra: TestInfra | undefined;
}

export default async function setup(): Promise<void> {
  try {
    const infra = await startTestInfra(process.env);
    exportAddresses(infra, process.env);
    globalThis.tokriTestInfra = infra;
  } catch (error) {
    if (!(error instanceof DocumentDbUnavailableError)) throw error;
    process.stdout.write(`skipped, DocumentDB cannot be installed: ${error.message}\n`);
    process.exit(SKIPPED_EXIT_CODE);
  }
}
