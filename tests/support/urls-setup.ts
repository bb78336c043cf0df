import { readProductUrls, runFilePath } from './product.ts';

/** Of specs that sign in their own people: those of the other specs have numbers of India. */
export default function setup(): void {
  const { web, standIns } = readProductUrls(process.env);
  process.env.WEB_URL = web;
  process.env.STAND_INS_URL = standIns;
  process.env.RUN_JSON = runFilePath(process.env);
}
