import { execFile } from 'node:child_process';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const readTimeoutMs = 120_000;
const printScript = fileURLToPath(new URL('./print-operations.ts', import.meta.url));

interface Contract {
  readonly groups: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly names: Readonly<Record<string, readonly string[]>>;
}

export interface LoaderContext {
  readonly resourcePath: string;
  readonly resourceQuery: string;
  addContextDependency(folder: string): void;
}

const renderConstants = (values: Readonly<Record<string, unknown>>): string =>
  Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`)
    .join('');

const renderIndex = ({ groups, names }: Contract, file: string): string =>
  Object.keys(groups)
    .map((name) => `export * as ${name} from ${JSON.stringify(`./${file}?group=${name}`)};\n`)
    .join('') + renderConstants(names);

const readVersion = async (folder: string): Promise<string> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const times = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async ({ parentPath, name }) => (await stat(path.join(parentPath, name))).mtimeMs),
  );
  return `${times.length} ${Math.max(...times)}`;
};

const readInProcess = async (file: string): Promise<Contract> =>
  JSON.parse(
    (
      await promisify(execFile)(process.execPath, ['--import', 'tsx', printScript, file], {
        timeout: readTimeoutMs,
        maxBuffer: 8 << 20,
      })
    ).stdout,
  ) as Contract;

interface CachedContract {
  readonly version: string;
  readonly contract: Promise<Contract>;
}

const contracts = new Map<string, CachedContract>();

const readContract = async (file: string, folder: string): Promise<Contract> => {
  const version = await readVersion(folder);
  const cached = contracts.get(file);
  if (cached?.version === version) return cached.contract;
  const entry = { version, contract: readInProcess(file) };
  contracts.set(file, entry);
  entry.contract.catch(() => {
    if (contracts.get(file) === entry) contracts.delete(file);
  });
  return entry.contract;
};

/**
 * A webpack loader that replaces `@tokri/contracts/api` with plain data. It reads the contract in a
 * separate process, so that a watching build sees changes.
 */
export default async function operations(this: LoaderContext): Promise<string> {
  const folder = path.resolve(this.resourcePath, '../..');
  this.addContextDependency(folder);
  const contract = await readContract(this.resourcePath, folder);
  const group = new URLSearchParams(this.resourceQuery).get('group');
  return group === null
    ? renderIndex(contract, path.basename(this.resourcePath))
    : renderConstants(contract.groups[group] ?? {});
}
