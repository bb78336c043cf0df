import { Link } from '@tokri/web-kit/platform';
import { Icon, TicketPercent } from '@tokri/web-kit/ui';
import { couponsPath } from '../catalog/paths.ts';
import { t } from '../labels.ts';
import styles from './coupons-card.module.css';

export const CouponsCard = () => (
  <li className={styles.coupons}>
    <Icon icon={TicketPercent} size={24} />
    <div>
      <h3>
        <Link to={couponsPath}>{t('offers.coupons')}</Link>
      </h3>
      <p className="fine-print">{t('offers.couponsText')}</p>
    </div>
  </li>
);
