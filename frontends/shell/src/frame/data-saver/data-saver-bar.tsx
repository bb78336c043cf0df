import { setDataSaver } from '@tokri/web-kit/platform';
import { Button } from '@tokri/web-kit/ui';
import { t } from '../../labels.ts';
import styles from './data-saver-bar.module.css';

export const DataSaverBar = () => (
  <section className={styles.bar} aria-label={t('dataSaver.label')}>
    <p>{t('dataSaver.isOn')}</p>
    <Button kind="quiet" isSmall onClick={() => setDataSaver(false)}>
      {t('dataSaver.turnOff')}
    </Button>
  </section>
);
