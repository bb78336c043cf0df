import { productUnderTest, runFilePath } from './product.ts';

/** Jest's global setup of `contract` and `e2e`: fixes the addresses once, or fails with the cure. */
export default function setup(): void {
  const { web, standIns } = productUnderTest(process.env);
  process.env.WEB_URL = web;
  process.env.STAND_INS_URL = standIns;
  process.env.RUN_JSON = runFilePath(process.env);
}
