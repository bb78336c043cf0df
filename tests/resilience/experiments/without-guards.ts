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
  /** Where it must turn red. */
  readonly project: 'unit' | 'int';
  readonly spec: string;
}

const repository = path.resolve(import.meta.dirname, '../../..');
const folder = path.join(repository, 'tests/resilience/mutations');
const runMs = 180_000;

export const mutations = JSON.parse(
  readFileSync(path.join(folder, 'guards.json'), 'utf8'),
) as readonly Mutation[];

interface JestReport {
  readonly numPassedTests: number;
  readonly testResults: readonly {
    readonly message: string;
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

/** Names of the tests that fail without this guard. @throws Error when the spec does not run at all: that would look like red. */
export const redWithout = async ({ name, project, spec }: Mutation): Promise<readonly string[]> => {
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
      timeout: runMs,
    });
    child.once('error', reject);
    child.once('exit', () => {
      resolve();
    });
  });
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as JestReport;
  rmSync(report);
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  if (tests.length === 0)
    throw new Error(
      `${spec} did not run without ${name}: ${testResults.map(({ message }) => message.slice(0, 500)).join('; ')}`,
    );
  return tests.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName);
};

/** E27: each guard is taken out, and the suite must turn red. Needs no running product. */
export const withoutGuards = async (): Promise<readonly string[]> => {
  const lines: string[] = [];
  const survivors: string[] = [];
  for (const mutation of mutations) {
    const red = await redWithout(mutation);
    if (red.length === 0) survivors.push(`${mutation.guard} (${mutation.spec})`);
    lines.push(
      `without ${mutation.guard}: ${red.length} red in ${mutation.spec}${red.length > 0 ? `, first "${red[0]}"` : ''}`,
    );
  }
  if (survivors.length > 0)
    throw new Error(`green without: ${survivors.join('; ')}\n${lines.join('\n')}`);
  return lines;
};
