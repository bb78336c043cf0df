/** Jest's global teardown of the project `int`: ends only what its setup started. */
export default async function teardown(): Promise<void> {
  await globalThis.tokriTestInfra?.stop();
  globalThis.tokriTestInfra = undefined;
}
