import { signInTestUsers } from './api/test-users.ts';
import { readProductUrls, runFilePath } from './product.ts';

/** Jest's global setup of `contract` and `e2e`: fixes the addresses once, or fails with the cure, and signs in whom the specs act as. */
export default async function setup(): Promise<void> {
  const { web, standIns } = readProductUrls(process.env);
  process.env.WEB_URL = web;
  process.env.STAND_INS_URL = standIns;
  process.env.RUN_JSON = runFilePath(process.env);
  process.env.TEST_PEOPLE = JSON.stringify(await signInTestUsers());
}
