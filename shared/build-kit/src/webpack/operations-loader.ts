import { execFile } from 'node:child_process';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const printTimeoutMs = 120_000;
const printer = fileURLToPath(new URL('./print-operations.ts', import.meta.url));

interface Contract {
  readonly groups: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly names: Readonly<Record<string, readonly string[]>>;
}

export interface LoaderContext {
  readonly resourcePath: string;
  readonly resourceQuery: string;
  addContextDependency(folder: string): void;
}

const constants = (values: Readonly<Record<string, unknown>>): string =>
  Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`)
    .join('');

const index = ({ groups, names }: Contract, file: string): string =>
  Object.keys(groups)
    .map((name) => `export * as ${name} from ${JSON.stringify(`./${file}?group=${name}`)};\n`)
    .join('') + constants(names);

const stampOf = async (folder: string): Promise<string> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const times = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async ({ parentPath, name }) => (await stat(path.join(parentPath, name))).mtimeMs),
  );
  return `${times.length} ${Math.max(...times)}`;
};

const print = async (file: string): Promise<Contract> =>
  JSON.parse(
    (
      await promisify(execFile)(process.execPath, ['--import', 'tsx', printer, file], {
        timeout: printTimeoutMs,
        maxBuffer: 8 << 20,
      })
    ).stdout,
  ) as Contract;

interface Reading {
  readonly stamp: string;
  readonly contract: Promise<Contract>;
}

const readings = new Map<string, Reading>();

const read = async (file: string, folder: string): Promise<Contract> => {
  const stamp = await stampOf(folder);
  const before = readings.get(file);
  if (before?.stamp === stamp) return before.contract;
  const reading = { stamp, contract: print(file) };
  readings.set(file, reading);
  reading.contract.catch(() => {
    if (readings.get(file) === reading) readings.delete(file);
  });
  return reading.contract;
};

/**
 * A webpack loader that replaces `@tokri/contracts/api` with plain data. It reads the contract in a
 * separate process, so that a watching build sees changes.
 */
export default async function operations(this: LoaderContext): Promise<string> {
  const folder = path.resolve(this.resourcePath, '../..');
  this.addContextDependency(folder);
  const contract = await read(this.resourcePath, folder);
  const group = new URLSearchParams(this.resourceQuery).get('group');
  return group === null
    ? index(contract, path.basename(this.resourcePath))
    : constants(contract.groups[group] ?? {});
}
