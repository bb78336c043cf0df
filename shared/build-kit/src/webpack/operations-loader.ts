import { execFile } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const printTimeoutMs = 20_000;
const printer = fileURLToPath(new URL('./print-operations.ts', import.meta.url));

/**
 * A webpack loader in place of `@tokri/contracts/http`: the operations as plain data. It reads the contract in a process
 * of its own, so that a watching build never sees yesterday's.
 */
export default async function operations(this: { resourcePath: string; addContextDependency(folder: string): void }): Promise<string> {
  this.addContextDependency(path.resolve(this.resourcePath, '../..'));
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', printer, this.resourcePath], { timeout: printTimeoutMs, maxBuffer: 8 << 20 });
  return stdout;
}
