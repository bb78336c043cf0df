import { useEffect } from 'react';
import { siteConfig } from '../../platform/site-config.ts';

/** The title of the tab while a page is shown. */
export const usePageTitle = (title: string): void => {
  useEffect(() => {
    document.title = title ? `${title}: ${siteConfig().brand}` : siteConfig().brand;
  }, [title]);
};
