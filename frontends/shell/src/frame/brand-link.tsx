import { Link, site } from '@tokri/web-kit/platform';
import { Logo } from '@tokri/web-kit/ui';
import { t } from '../texts.ts';

export const BrandLink = () => {
  const { brand } = site();
  return (
    <Link className="logo" to="/home" aria-label={t('home.label', { brand })}>
      <Logo />
      {brand.toLowerCase()}
    </Link>
  );
};
