import { findFirstRemote } from './entry-pages.ts';

describe('findFirstRemote', () => {
  it.each(['/', '/home', '/spalsh-screen'])('names the shop for %s', (path) => {
    expect(findFirstRemote(path)).toBe('shop');
  });

  it.each(['/admin', '/admin/items', '/admin/items/12'])('names the admin pages for %s', (path) => {
    expect(findFirstRemote(path)).toBe('admin');
  });

  it.each(['/administrator', '/privacy'])('names none for %s', (path) => {
    expect(findFirstRemote(path)).toBeUndefined();
  });
});
