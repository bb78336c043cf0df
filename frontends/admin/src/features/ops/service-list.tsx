import type { OperationsOverview } from '@tokri/contracts/api';
import { Tag } from '@tokri/web-kit/ui';
import cardStyles from '../../components/card.module.css';
import { formatUptime } from './format-figure.ts';
import { t } from './labels.ts';
import styles from './ops.module.css';

export const ServiceList = ({
  services,
}: {
  readonly services: OperationsOverview['Services'];
}) => (
  <section className={cardStyles.card} aria-labelledby="ops-services">
    <div className={cardStyles.head}>
      <h2 id="ops-services">{t('services.title')}</h2>
    </div>
    <ul className={styles.services}>
      {services.map(({ Name, IsReachable, UptimeSeconds, MemoryMb }) => (
        <li key={Name}>
          <b className="strong">{Name}</b>
          <Tag tone={IsReachable ? 'success' : 'error'} hasDot>
            {t(IsReachable ? 'services.up' : 'services.down')}
          </Tag>
          {UptimeSeconds !== null && MemoryMb !== null && (
            <small>
              {t('services.details', { uptime: formatUptime(UptimeSeconds), memory: MemoryMb })}
            </small>
          )}
        </li>
      ))}
    </ul>
  </section>
);
