import { signInTestUsers } from './api/test-users.ts';
import { readProductUrls, runFilePath } from './product.ts';

export default async function setup(): Promise<void> {
  const { web, standIns } = readProductUrls(process.env);
  process.env.WEB_URL = web;
  process.env.STAND_INS_URL = standIns;
  process.env.RUN_JSON = runFilePath(process.env);
  process.env.TEST_PEOPLE = JSON.stringify(await signInTestUsers());
}
