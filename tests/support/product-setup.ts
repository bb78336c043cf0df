import { renewTestUsers, signInTestUsers } from './api/test-users.ts';
import { readProductUrls, runFilePath } from './product.ts';

const renewalIntervalMs = 5 * 60_000;

export default async function setup(): Promise<void> {
  const { web, standIns } = readProductUrls(process.env);
  process.env.WEB_URL = web;
  process.env.STAND_INS_URL = standIns;
  process.env.RUN_JSON = runFilePath(process.env);
  await signInTestUsers();
  process.env.HAS_TEST_USERS = 'yes';
  setInterval(() => {
    // A renewal that fails is tried again at the next interval; the tokens live three of them.
    renewTestUsers().catch((error: unknown) => {
      console.error('test users', error);
    });
  }, renewalIntervalMs).unref();
}
