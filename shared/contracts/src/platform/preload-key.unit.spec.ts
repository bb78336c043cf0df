import { preloadKey } from './preload-key.ts';

describe('preloadKey', () => {
  it('is the operation alone when there is no query', () => {
    expect(preloadKey('list-item-groups')).toBe('list-item-groups');
  });

  it('does not depend on the order of parameters, on empty ones or on the pincode', () => {
    expect(preloadKey('filter-items', { sort: 'price', page: 1, typeId: undefined })).toBe(
      preloadKey('filter-items', { page: '1', pincode: '560034', sort: 'price' }),
    );
  });

  it('differs when a value differs', () => {
    expect(preloadKey('filter-items', { page: 1 })).not.toBe(
      preloadKey('filter-items', { page: 2 }),
    );
  });
});
