import path from 'node:path';
import operations from './operations-loader.ts';

const contract = path.resolve(__dirname, '../../../contracts/src/http/index.ts');

describe('the contract for the browser', () => {
  it('holds method and path of every operation and no schema', async () => {
    const watched: string[] = [];
    const source = await operations.call({ resourcePath: contract, addContextDependency: (folder) => void watched.push(folder) });
    expect(source).toContain('export const cartOperations = {"uploadCartLine":{"id":"upload-cart-line","method":"POST","path":"/api/Cart"');
    expect(source).not.toContain('zod');
    expect(source).not.toContain('meaning');
    expect(watched).toEqual([path.resolve(contract, '../..')]);
  }, 20_000);
});
