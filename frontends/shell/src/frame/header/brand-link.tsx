import { Link, siteConfig } from '@tokri/web-kit/platform';
import { Logo } from '@tokri/web-kit/ui';
import { t } from '../../labels.ts';

export const BrandLink = () => {
  const { brand } = siteConfig();
  return (
    <Link className="logo" to="/home" aria-label={t('home.label', { brand })}>
      <Logo />
      {brand.toLowerCase()}
    </Link>
  );
};
