import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import operations from './operations-loader.ts';

const contract = path.resolve(__dirname, '../../../contracts/src/api/index.ts');
const timeoutMs = 120_000;
const load = async (resourceQuery: string) => {
  const watched: string[] = [];
  const source = await operations.call({
    resourcePath: contract,
    resourceQuery,
    addContextDependency: (folder) => void watched.push(folder),
  });
  return { source, watched };
};

describe('operations loader', () => {
  it(
    'emits one module per group and rebuilds when the contract changes',
    async () => {
      const { source, watched } = await load('');
      expect(source).toContain(
        'export * as cartOperations from "./index.ts?group=cartOperations";',
      );
      expect(watched).toEqual([path.resolve(contract, '../..')]);
    },
    timeoutMs,
  );

  it(
    'emits method and path of every operation without schemas',
    async () => {
      const { source } = await load('?group=cartOperations');
      expect(source).toContain(
        'export const uploadCartLine = {"operationId":"upload-cart-line",' +
          '"method":"POST","path":"/api/Cart"',
      );
      expect(source).not.toContain('zod');
      expect(source).not.toContain('summary');
    },
    timeoutMs,
  );
});

describe('a contract used by several apps and groups', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'contract-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it(
    'is read in one process and read again after a change',
    async () => {
      const file = path.join(folder, 'src/http/index.ts');
      const reads = path.join(folder, 'reads');
      mkdirSync(path.dirname(file), { recursive: true });
      const write = (route: string) =>
        writeFileSync(
          file,
          [
            "import { appendFileSync } from 'node:fs';",
            `appendFileSync(${JSON.stringify(reads)}, 'x');`,
            'export const shopOperations = {',
            `  one: { operationId: 'one', method: 'GET', path: '${route}', match: {} },`,
            '};',
          ].join('\n'),
        );
      const loadGroup = (resourceQuery: string) =>
        operations.call({
          resourcePath: file,
          resourceQuery,
          addContextDependency: () => undefined,
        });
      write('/a');
      await Promise.all(['', '?group=shopOperations', '?group=shopOperations'].map(loadGroup));
      expect(readFileSync(reads, 'utf8')).toBe('x');
      write('/abc');
      expect(await loadGroup('?group=shopOperations')).toContain('"path":"/abc"');
      expect(readFileSync(reads, 'utf8')).toBe('xx');
    },
    2 * timeoutMs,
  );
});
