import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { repository } from '../support/planted-tree.ts';

export interface ToolResult {
  readonly isAccepted: boolean;
  readonly output: string;
}

/** A check by a program of another language, which may not be installed. */
export interface Tool {
  readonly name: string;
  /** The first of these that is found runs, with these arguments in front. */
  readonly commands: readonly (readonly [program: string, ...args: string[]])[];
  /** Makes the input of the cases. */
  readonly requires?: Tool;
  readonly cases: readonly ToolCase[];
}

export interface ToolCase {
  readonly title: string;
  readonly args: readonly string[];
  readonly input?: string;
  /** The tool must reject a planted offence. */
  readonly isOffence?: boolean;
}

/** Where `npm run k8s:tools` installs. */
const ownFolder = path.join(repository, '.local-tools/bin');

const findProgram = (program: string): string | undefined =>
  [ownFolder, ...(process.env.PATH ?? '').split(path.delimiter)]
    .map((folder) => path.join(folder, program))
    .find((file) => existsSync(file));

export const findCommand = ({ commands }: Tool): readonly string[] | undefined => {
  for (const [program, ...args] of commands) {
    const file = findProgram(program);
    if (file !== undefined) return [file, ...args];
  }
  return undefined;
};

const timeoutMs = 120_000;

export const runCommand = (
  [program = '', ...first]: readonly string[],
  { args, input }: Pick<ToolCase, 'args' | 'input'>,
): ToolResult => {
  const result = spawnSync(program, [...first, ...args], {
    cwd: repository,
    encoding: 'utf8',
    timeout: timeoutMs,
    maxBuffer: 64 << 20,
    ...(input === undefined ? {} : { input }),
  });
  return { isAccepted: result.status === 0, output: `${result.stdout}${result.stderr}` };
};

export type Verdict = 'passed' | 'skipped' | 'failed';

/** Runs all cases of a tool and reports each line. */
export const runTool = (tool: Tool, report: (line: string) => void): Verdict => {
  const missing = [tool.requires, tool].find((one) => one && findCommand(one) === undefined);
  const command = findCommand(tool);
  if (missing !== undefined || command === undefined) {
    report(`${tool.name}: skipped, ${missing?.name} is not installed (npm run k8s:tools)`);
    return 'skipped';
  }
  const failures = tool.cases.flatMap((toolCase) => {
    const { isAccepted, output } = runCommand(command, toolCase);
    const isOffence = toolCase.isOffence ?? false;
    if (isAccepted !== isOffence) return [];
    return [isOffence ? `${toolCase.title} was not found` : `${toolCase.title}\n${output}`];
  });
  for (const failure of failures) report(`${tool.name}: ${failure}`);
  if (failures.length > 0) return 'failed';
  report(`${tool.name}: ${tool.cases.length} cases passed`);
  return 'passed';
};
