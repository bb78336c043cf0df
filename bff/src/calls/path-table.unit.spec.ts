import { publicOperations } from '@tokri/contracts/http';
import { createPathTable, methodOf } from './path-table.ts';

describe('the paths', () => {
  const table = createPathTable(publicOperations);
  const rows = (path: string) => table.get(path) ?? { path, operations: [], allow: '' };

  it('every public row, looked up, is bound', () => {
    expect([...table.values()].flatMap(({ operations }) => operations)).toHaveLength(
      publicOperations.length,
    );
    expect(table.has('/internal/create-company')).toBe(false);
  });

  it('a path in another letter case, looked up, is unknown', () => {
    expect(table.has('/api/cart')).toBe(false);
  });

  it('the header Allow, read, lists what the path takes', () => {
    expect(rows('/api/Cart').allow).toBe('POST, GET, HEAD');
    expect(rows('/api/Token').allow).toBe('POST, DELETE');
    expect(rows('/api/Events').allow).toBe('GET');
  });

  it('HEAD, on a path with GET, reads; another method is unknown', () => {
    expect(methodOf(rows('/api/Cart'), 'HEAD')).toBe('GET');
    expect(methodOf(rows('/api/Cart'), 'DELETE')).toBeUndefined();
    expect(methodOf(rows('/api/Cart'), 'PATCH')).toBeUndefined();
    expect(methodOf(rows('/api/CartPreview'), 'HEAD')).toBeUndefined();
  });
});
