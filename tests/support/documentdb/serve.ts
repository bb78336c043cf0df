import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startDocumentDb } from './start-documentdb.ts';

/** Runs DocumentDB until Ctrl-C, for a product or a step of `npm test` in another terminal. */
const logDir = mkdtempSync(path.join(tmpdir(), 'tokri-documentdb-'));
const { mongodbUrl, stop } = await startDocumentDb(logDir);
process.stdout.write(`MONGODB_URL='${mongodbUrl}'\nLogs: ${logDir}. Ctrl-C stops it.\n`);
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void stop().then(() => process.exit(0)));
