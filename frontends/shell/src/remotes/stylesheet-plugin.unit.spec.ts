import { stylesheetPlugin } from './stylesheet-plugin.ts';

const url = '/remotes/admin/routes.css';
const createLink = (attrs: Readonly<Record<string, string>>) =>
  stylesheetPlugin().createLink?.({ url, attrs });

describe('stylesheetPlugin', () => {
  it('only preloads the stylesheet of a remote, whose own loader adds it and waits for it', () => {
    const link = createLink({ rel: 'stylesheet', type: 'text/css' }) as HTMLLinkElement;
    expect([link.rel, link.as, link.getAttribute('href')]).toEqual(['preload', 'style', url]);
  });
  it('leaves other links to the runtime', () =>
    expect(createLink({ rel: 'preload', as: 'script' })).toBeUndefined());
});
