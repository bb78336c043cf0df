import { readFile } from 'node:fs/promises';
import { createInterface, type Interface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { setShopMarket } from '@tokri/contracts/market';
import { openShop, type ShopAddresses } from './create-shop/open-shop.ts';
import {
  checkField,
  parseShopForm,
  questionFor,
  shopFields,
  type ShopField,
} from './create-shop/shop-form.ts';
import type { Api } from './seed/api.ts';
import { finishSignIn, signIn, startSignIn } from './seed/sign-in.ts';

const usage = `npm run shop:create                     asks for everything
npm run shop:create -- --file shop.json   takes it from a file
npm run shop:create -- --name … --gstin … takes it from flags: ${shopFields.map((field) => `--${field}`).join(' ')}

It opens the shop that runs in this folder (npm start -- --empty), or the one that WEB_URL, USER_SERVICE_URL
and BOOTSTRAP_TOKEN name; TAX_MODE then says in which country it is.`;

interface LocalShop {
  readonly web: string;
  readonly standIns: string;
  readonly taxMode: string;
  readonly services: { readonly user: { readonly url: string } };
}

const readLocalFile = async <T>(name: string): Promise<T> =>
  JSON.parse(await readFile(new URL(`../.local/${name}`, import.meta.url), 'utf8')) as T;

const findShop = async (
  env: NodeJS.ProcessEnv,
): Promise<ShopAddresses & { readonly standInsUrl: string; readonly taxMode: string }> => {
  const { WEB_URL, USER_SERVICE_URL, BOOTSTRAP_TOKEN, STAND_INS_URL = '', TAX_MODE = '0' } = env;
  if (WEB_URL && USER_SERVICE_URL && BOOTSTRAP_TOKEN)
    return {
      webUrl: WEB_URL.replace(/\/$/, ''),
      userServiceUrl: USER_SERVICE_URL.replace(/\/$/, ''),
      bootstrapToken: BOOTSTRAP_TOKEN,
      standInsUrl: STAND_INS_URL,
      taxMode: TAX_MODE,
    };
  try {
    const { web, standIns, taxMode, services } = await readLocalFile<LocalShop>('run.json');
    const { bootstrapToken } = await readLocalFile<{ bootstrapToken: string }>('keys.json');
    return {
      webUrl: web,
      userServiceUrl: services.user.url,
      bootstrapToken,
      standInsUrl: standIns,
      taxMode,
    };
  } catch {
    throw new Error(`No shop runs in this folder.\n\n${usage}`);
  }
};

const askUntilValid = async (terminal: Interface, field: ShopField): Promise<string> => {
  for (;;) {
    const answer = (await terminal.question(`${questionFor(field)}: `)).trim();
    const error = checkField(field, answer);
    if (error === '') return answer;
    process.stdout.write(`  ${error}\n`);
  }
};

const readGiven = async (args: readonly string[]): Promise<Record<string, unknown> | undefined> => {
  if (args.length === 0) return undefined;
  const { values } = parseArgs({
    args: [...args],
    options: {
      file: { type: 'string' },
      ...Object.fromEntries(shopFields.map((field) => [field, { type: 'string' as const }])),
    },
  });
  const { file, ...flags } = values as Record<string, string | undefined>;
  const fromFile =
    file === undefined ? {} : (JSON.parse(await readFile(file, 'utf8')) as Record<string, unknown>);
  return { ...fromFile, ...flags };
};

const main = async (): Promise<void> => {
  const shop = await findShop(process.env);
  setShopMarket(shop.taxMode === '1' ? 1 : 0);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    const given = await readGiven(process.argv.slice(2));
    const answers: Record<string, unknown> = { ...given };
    if (!given)
      for (const field of shopFields) answers[field] = await askUntilValid(terminal, field);
    const form = parseShopForm(answers);
    const signInBySms = async (api: Api, mobile: string) => {
      if (shop.standInsUrl !== '') return signIn(api, shop.standInsUrl, mobile);
      const challengeId = await startSignIn(api, mobile);
      const code = await terminal.question(`Code that ${mobile} received by SMS: `);
      return finishSignIn(api, { challengeId, mobile, code: code.trim() });
    };
    const firstSteps = await openShop(shop, form, {
      signIn: signInBySms,
      report: (line) => process.stdout.write(`${line}\n`),
    });
    process.stdout.write(
      `\nSign in as ${form.administratorMobile} and go on here:\n${firstSteps}\n`,
    );
  } finally {
    terminal.close();
  }
};

try {
  await main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
