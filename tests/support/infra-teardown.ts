export default async function teardown(): Promise<void> {
  await globalThis.tokriTestInfra?.stop();
  globalThis.tokriTestInfra = undefined;
}
