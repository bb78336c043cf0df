import { publicOperations } from '@tokri/contracts/api';
import { createPathTable, resolveMethod } from './path-table.ts';

describe('createPathTable', () => {
  const table = createPathTable(publicOperations);
  const entryAt = (path: string) => table.get(path) ?? { path, operations: [], allow: '' };

  it('contains every public operation and no internal one', () => {
    expect([...table.values()].flatMap(({ operations }) => operations)).toHaveLength(
      publicOperations.length,
    );
    expect(table.has('/internal/create-company')).toBe(false);
  });

  it('matches paths case-sensitively', () => {
    expect(table.has('/api/cart')).toBe(false);
  });

  it('lists the allowed methods of a path', () => {
    expect(entryAt('/api/Cart').allow).toBe('POST, GET, HEAD');
    expect(entryAt('/api/Token').allow).toBe('POST, DELETE, GET, HEAD');
    expect(entryAt('/api/Events').allow).toBe('GET');
  });

  it('answers HEAD with the GET operation and rejects other methods', () => {
    expect(resolveMethod(entryAt('/api/Cart'), 'HEAD')).toBe('GET');
    expect(resolveMethod(entryAt('/api/Cart'), 'DELETE')).toBeUndefined();
    expect(resolveMethod(entryAt('/api/Cart'), 'PATCH')).toBeUndefined();
    expect(resolveMethod(entryAt('/api/CartPreview'), 'HEAD')).toBeUndefined();
  });
});
