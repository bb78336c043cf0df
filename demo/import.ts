import { openAsBlob } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { connect, type Api, type WriteResult } from './seed/api.ts';
import { administratorMobile } from './seed/company.ts';
import { signIn } from './seed/sign-in.ts';
import { waitFor } from './seed/wait-for.ts';

interface ImportState {
  readonly State: 'Waiting' | 'Checking' | 'Importing' | 'Done' | 'Refused';
  readonly Rows: number;
  readonly Done: number;
  readonly Created: number;
  readonly Updated: number;
  readonly Errors: readonly {
    readonly Row: number;
    readonly Field: string;
    readonly Message: string;
  }[];
  readonly ErrorCount: number;
}

const importTimeout = { deadlineMs: 600_000, pauseMs: 500 } as const;
const maxErrorsShown = 20;
const print = (line: string): void => void process.stdout.write(`${line}\n`);

const readRunningShop = async (): Promise<{ web: string; standIns: string }> => {
  try {
    return JSON.parse(await readFile(new URL('../.local/run.json', import.meta.url), 'utf8')) as {
      web: string;
      standIns: string;
    };
  } catch {
    throw new Error(
      'The shop is not running here. Start it with `npm start` in another window, then repeat.',
    );
  }
};

const startImport = async (api: Api, file: string, mapping: string): Promise<number> => {
  const form = new FormData();
  form.set('mapping', await readFile(mapping, 'utf8'));
  form.set('file', await openAsBlob(file, { type: 'text/csv' }), basename(file));
  const { ImportId } = await api.write<WriteResult & { readonly ImportId: number }>(
    '/api/ItemImport',
    {
      key: `import-${Date.now()}`,
      body: form,
    },
  );
  return ImportId;
};

const waitForImport = (api: Api, importId: number): Promise<ImportState> => {
  let lastLine = '';
  return waitFor(
    'the end of the import',
    async () => {
      const state = await api.get<ImportState>('/api/ItemImport', { ImportId: importId });
      const line = [
        `${state.State}: ${state.Done} of ${state.Rows} rows`,
        `${state.Created} new`,
        `${state.Updated} changed`,
        `${state.ErrorCount} with errors`,
      ].join(', ');
      if (line !== lastLine) print(line);
      lastLine = line;
      return state.State === 'Done' || state.State === 'Refused' ? state : undefined;
    },
    importTimeout,
  );
};

const main = async (): Promise<void> => {
  const {
    values,
    positionals: [file],
  } = parseArgs({
    allowPositionals: true,
    options: { mapping: { type: 'string', default: 'demo/grocery-mapping.json' } },
  });
  if (file === undefined)
    throw new Error('Name the file: npm run shop:import -- products.csv [--mapping mapping.json]');
  const { web, standIns } = await readRunningShop();
  const { api } = await signIn(connect(web), standIns, administratorMobile);
  const startMs = Date.now();
  const state = await waitForImport(api, await startImport(api, file, values.mapping));
  for (const { Row, Field, Message } of state.Errors.slice(0, maxErrorsShown))
    print(`row ${Row}, ${Field}: ${Message}`);
  if (state.ErrorCount > maxErrorsShown)
    print(`and ${state.ErrorCount - maxErrorsShown} more rows with errors`);
  print(`${state.State} after ${((Date.now() - startMs) / 1000).toFixed(1)} s`);
  if (state.State === 'Refused') process.exitCode = 1;
};

try {
  await main();
} catch (error) {
  print(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
