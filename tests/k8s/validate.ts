import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deployables } from '../support/deployables.ts';
import { overlayNames } from './read-overlay.ts';
import { findCommand, runCommand, runTool, type Tool } from './tools.ts';

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

/** Custom resources have no schema in it; it names each of them in a warning. */
const kubernetesValidate = (manifestFiles: readonly string[]): Tool => ({
  name: 'kubernetes-validate',
  commands: [['kubernetes-validate', '--strict', '--quiet', '--no-warn']],
  cases: [
    ...manifestFiles.map((file) => ({ title: path.basename(file, '.yaml'), args: [file] })),
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

/** Builds every overlay into a file; none where kustomize is missing or fails. */
const buildOverlays = (): readonly string[] => {
  const command = findCommand(kustomize);
  if (command === undefined) return [];
  return overlayNames.flatMap((name) => {
    const { isAccepted, output } = runCommand(command, { args: [`k8s/overlays/${name}`] });
    return isAccepted ? [write(`${name}.yaml`, output)] : [];
  });
};

const report = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

write('kustomization.yaml', unknownResource);
try {
  const verdicts = [kustomize, kubernetesValidate(buildOverlays()), hadolint, composeGo].map(
    (tool) => runTool(tool, report),
  );
  process.exitCode = verdicts.includes('failed') ? 1 : 0;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
