import { execFile } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const printTimeoutMs = 20_000;
const printer = fileURLToPath(new URL('./print-operations.ts', import.meta.url));

interface Contract {
  readonly groups: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly names: Readonly<Record<string, readonly string[]>>;
}

export interface LoaderContext {
  readonly resourcePath: string;
  /** Empty, or `?group=cartOperations`. */
  readonly resourceQuery: string;
  addContextDependency(folder: string): void;
}

const constants = (values: Readonly<Record<string, unknown>>): string => Object.entries(values).map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`).join('');

/** Each group is a module of its own, so that webpack leaves out the operations that nobody calls. */
const index = ({ groups, names }: Contract, file: string): string =>
  Object.keys(groups).map((name) => `export * as ${name} from ${JSON.stringify(`./${file}?group=${name}`)};\n`).join('') + constants(names);

/**
 * A webpack loader in place of `@tokri/contracts/http`: the operations as plain data. It reads the contract in a process
 * of its own, so that a watching build never sees yesterday's.
 */
export default async function operations(this: LoaderContext): Promise<string> {
  this.addContextDependency(path.resolve(this.resourcePath, '../..'));
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', printer, this.resourcePath], { timeout: printTimeoutMs, maxBuffer: 8 << 20 });
  const contract = JSON.parse(stdout) as Contract;
  const group = new URLSearchParams(this.resourceQuery).get('group');
  return group === null ? index(contract, path.basename(this.resourcePath)) : constants(contract.groups[group] ?? {});
}
