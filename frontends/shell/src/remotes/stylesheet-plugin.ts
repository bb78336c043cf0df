import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/**
 * The runtime adds the stylesheets of a remote to the page and waits for none of them; the remote's
 * own loader then finds them and does not wait either, so that the page would be painted without
 * styles. They are only preloaded here: the loader of the remote adds them, and waits.
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
