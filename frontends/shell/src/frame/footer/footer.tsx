import { Link, siteConfig } from '@tokri/web-kit/platform';
import { t } from '../../labels.ts';
import { BrandLink } from '../header/brand-link.tsx';
import styles from './footer.module.css';

/** Consumer Protection (E-Commerce) Rules 2020, also for the times that India's text promises. */
export const Footer = () => {
  const { companyName, companyAddress, companyGstin, companyFssai, supportMail, grievanceOfficer } =
    siteConfig();
  const licences = [
    companyGstin && t('footer.gstin', { gstin: companyGstin }),
    companyFssai && t('footer.fssai', { fssai: companyFssai }),
  ]
    .filter(Boolean)
    .join(' • ');
  return (
    <footer className={`${styles.footer} on-brand`}>
      <div className={`wrap ${styles.content}`}>
        <div>
          <BrandLink />
          <p>{[companyName, companyAddress].filter(Boolean).join(', ')}</p>
          <p>{licences}</p>
        </div>
        <div>
          <b>{t('footer.help')}</b>
          {grievanceOfficer && <p>{t('footer.officer', { name: grievanceOfficer })}</p>}
          <p>{t('footer.grievance')}</p>
          {supportMail && (
            <a className={`link ${styles.contactLink}`} href={`mailto:${supportMail}`}>
              {t('footer.email')}
            </a>
          )}
        </div>
        <nav aria-label={t('footer.legal')}>
          <Link to="/terms-and-condition">{t('footer.terms')}</Link>
          <Link to="/privacy-and-policy">{t('footer.privacy')}</Link>
          <Link to="/refund-policy">{t('footer.refunds')}</Link>
          <Link to="/delivery-policy">{t('footer.delivery')}</Link>
        </nav>
      </div>
    </footer>
  );
};
