import { useEffect } from 'react';
import { siteConfig } from '../../platform/site-config.ts';

export const usePageTitle = (title: string): void => {
  useEffect(() => {
    document.title = title ? `${title}: ${siteConfig().brand}` : siteConfig().brand;
  }, [title]);
};
