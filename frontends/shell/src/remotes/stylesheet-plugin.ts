import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/**
 * The runtime adds the stylesheets of a remote without waiting for them. The remote's own loader
 * then finds them in the page and does not wait either, so the page is painted without styles.
 * This plugin only preloads them: the loader of the remote adds them and waits.
 */
export const stylesheetPlugin = (): ModuleFederationRuntimePlugin => ({
  name: 'stylesheets-awaited',
  createLink: ({ url, attrs }) => {
    if (attrs?.['rel'] !== 'stylesheet') return undefined;
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'style';
    link.href = url;
    return link;
  },
});
