import path from 'node:path';
import operations from './operations-loader.ts';

const contract = path.resolve(__dirname, '../../../contracts/src/http/index.ts');
const timeoutMs = 20_000;
const load = async (resourceQuery: string) => {
  const watched: string[] = [];
  const source = await operations.call({ resourcePath: contract, resourceQuery, addContextDependency: (folder) => void watched.push(folder) });
  return { source, watched };
};

describe('the contract for the browser', () => {
  it('names its groups, each a module of its own, and is built again when the contract changes', async () => {
    const { source, watched } = await load('');
    expect(source).toContain('export * as cartOperations from "./index.ts?group=cartOperations";');
    expect(watched).toEqual([path.resolve(contract, '../..')]);
  }, timeoutMs);

  it('holds method and path of every operation of a group and no schema', async () => {
    const { source } = await load('?group=cartOperations');
    expect(source).toContain('export const uploadCartLine = {"id":"upload-cart-line","method":"POST","path":"/api/Cart"');
    expect(source).not.toContain('zod');
    expect(source).not.toContain('meaning');
  }, timeoutMs);
});
