import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

export interface Mutation {
  readonly name: string;
  readonly guard: string;
  readonly file: string;
  readonly find: string;
  readonly replace: string;
  readonly project: 'unit' | 'int';
  readonly spec: string;
}

const repository = path.resolve(import.meta.dirname, '../../..');
const folder = path.join(repository, 'tests/resilience/mutations');
const timeoutMs = 180_000;

export const mutations = JSON.parse(
  readFileSync(path.join(folder, 'mutations.json'), 'utf8'),
) as readonly Mutation[];

interface JestReport {
  readonly testResults: readonly {
    readonly message: string;
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

/** Throws when the spec does not run, because that would look like a killed mutant. */
export const runMutation = async ({
  name,
  project,
  spec,
}: Mutation): Promise<readonly string[]> => {
  const report = path.join(tmpdir(), `tokri-mutant-${process.pid}-${name}.json`);
  const args = [
    'node_modules/jest/bin/jest.js',
    '-c',
    path.join(folder, 'jest.config.mjs'),
    '--rootDir',
    repository,
    '--selectProjects',
    project,
    '--runInBand',
    '--json',
    `--outputFile=${report}`,
    '--',
    spec,
  ];
  await new Promise<void>((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: repository,
      env: { ...process.env, MUTATION: name },
      stdio: 'ignore',
      timeout: timeoutMs,
    });
    child.once('error', reject);
    child.once('exit', () => {
      resolve();
    });
  });
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as JestReport;
  rmSync(report);
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  if (tests.length === 0) {
    const messages = testResults.map(({ message }) => message.slice(0, 500)).join('; ');
    throw new Error(`${spec} did not run without ${name}: ${messages}`);
  }
  return tests.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName);
};

export const runMutationTests = async (): Promise<readonly string[]> => {
  const lines: string[] = [];
  const survivors: string[] = [];
  for (const mutation of mutations) {
    const failedTests = await runMutation(mutation);
    if (failedTests.length === 0) survivors.push(`${mutation.guard} (${mutation.spec})`);
    lines.push(
      `without ${mutation.guard}: ${failedTests.length} failed in ${mutation.spec}` +
        (failedTests[0] === undefined ? '' : `, first "${failedTests[0]}"`),
    );
  }
  if (survivors.length > 0)
    throw new Error(`survived: ${survivors.join('; ')}\n${lines.join('\n')}`);
  return lines;
};
