import { readRunFile } from '../product.ts';

/** Calls of the API use this origin instead of the product's. */
export const withWebUrl = async <Result>(
  web: string,
  work: () => Promise<Result>,
): Promise<Result> => {
  const before = { WEB_URL: process.env.WEB_URL, STAND_INS_URL: process.env.STAND_INS_URL };
  process.env.WEB_URL = web;
  process.env.STAND_INS_URL = readRunFile().standIns;
  try {
    return await work();
  } finally {
    for (const [name, value] of Object.entries(before))
      if (value === undefined) Reflect.deleteProperty(process.env, name);
      else process.env[name] = value;
  }
};
