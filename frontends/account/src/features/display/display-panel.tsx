import { appearanceLabel, ThemeChoice } from '@tokri/web-kit/appearance';
import { SunMoon } from '@tokri/web-kit/more-icons';
import { setDataSaver, useDataSaver } from '@tokri/web-kit/platform';
import { Icon } from '@tokri/web-kit/ui';
import { useId } from 'react';
import checkboxStyles from '../../components/checkbox.module.css';
import { t } from '../../labels.ts';
import styles from './display.module.css';

const DataSaverSwitch = () => {
  const hintId = useId();
  return (
    <div>
      <label className={checkboxStyles.checkbox}>
        <input
          type="checkbox"
          checked={useDataSaver()}
          aria-describedby={hintId}
          onChange={({ target }) => setDataSaver(target.checked)}
        />
        {t('display.dataSaver')}
      </label>
      <span className="hint" id={hintId}>
        {t('display.dataSaverHint')}
      </span>
    </div>
  );
};

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
      <DataSaverSwitch />
    </div>
  </section>
);
