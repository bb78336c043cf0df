import { appearanceLabel, ThemeChoice } from '@tokri/web-kit/appearance';
import { SunMoon } from '@tokri/web-kit/more-icons';
import { Icon } from '@tokri/web-kit/ui';
import { t } from '../../labels.ts';
import styles from './display.module.css';

/** Kept on the device, so it differs between a customer's devices. */
export const DisplayPanel = () => (
  <section className="panel" aria-labelledby="h-display">
    <h2 id="h-display">
      <Icon icon={SunMoon} />
      {t('display.title')}
    </h2>
    <div className={styles.choices}>
      <div className={styles.choice}>
        <h3 aria-hidden="true">{appearanceLabel('theme')}</h3>
        <ThemeChoice />
      </div>
    </div>
  </section>
);
