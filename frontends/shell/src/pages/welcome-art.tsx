import { siteConfig } from '@tokri/web-kit/platform';
import { BrandLink } from '../frame/header/brand-link.tsx';
import banana from '../assets/banana.webp';
import bread from '../assets/bread.webp';
import greens from '../assets/greens.webp';
import milk from '../assets/milk.webp';
import onion from '../assets/onion.webp';
import tomato from '../assets/tomato.webp';
import { t } from '../labels.ts';
import styles from './welcome-art.module.css';

const pictures = [tomato, onion, milk, bread, banana, greens];

export const WelcomeArt = () => (
  <header className={`${styles.art} on-brand`} aria-label={siteConfig().brand}>
    <div className={styles.content}>
      <BrandLink />
      <p className={styles.headline}>
        {t('welcome.titleStart')} <em>{t('welcome.titleEmphasis')}</em> {t('welcome.titleEnd')}
      </p>
      <p className={`${styles.subline} wide-only`}>{t('welcome.subtitle')}</p>
    </div>
    <div className={styles.pictures} aria-hidden="true">
      {pictures.map((picture) => (
        <img key={picture} src={picture} alt="" width={160} height={160} />
      ))}
    </div>
    <div className={`basket-rim ${styles.edge}`} aria-hidden="true" />
  </header>
);
