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

const pile = [tomato, onion, milk, bread, banana, greens];

export const WelcomeArt = () => (
  <header className={`${styles.art} on-brand`} aria-label={siteConfig().brand}>
    <div className={styles.in}>
      <BrandLink />
      <p className={styles.hello}>
        {t('welcome.a')} <em>{t('welcome.b')}</em> {t('welcome.c')}
      </p>
      <p className={`${styles.sub} wide-only`}>{t('welcome.sub')}</p>
    </div>
    <div className={styles.pile} aria-hidden="true">
      {pile.map((picture) => (
        <img key={picture} src={picture} alt="" width={160} height={160} />
      ))}
    </div>
    <div className={`rim ${styles.rim}`} aria-hidden="true" />
  </header>
);
