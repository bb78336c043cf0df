import { exportAddresses, startTestInfra } from './infra.ts';
import type { TestInfra } from './test-infra.ts';

declare global {
  var tokriTestInfra: TestInfra | undefined;
}

export default async function setup(): Promise<void> {
  const infra = await startTestInfra(process.env);
  exportAddresses(infra, process.env);
  globalThis.tokriTestInfra = infra;
}
