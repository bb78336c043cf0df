import { Button, Icon, FileText } from '@tokri/web-kit/ui';
import { t } from '../../labels.ts';
import styles from './deletion.module.css';
import { PrintedData } from './printed-data.tsx';
import { usePersonalData } from './use-personal-data.ts';

/** A copy of the data, before it is gone. */
export const DataCopyPanel = ({ userId }: { readonly userId: number }) => {
  const { busyWith, printed, save, closePrint } = usePersonalData(userId);
  return (
    <section className="panel" aria-labelledby="h-data">
      <h2 id="h-data">
        <Icon icon={FileText} />
        {t('deletion.export.title')}
      </h2>
      <p>{t('deletion.export.text')}</p>
      <div className={styles.actions}>
        <Button kind="secondary" isBusy={busyWith === 'json'} onClick={() => void save('json')}>
          {t('deletion.export.json')}
        </Button>
        <Button kind="secondary" isBusy={busyWith === 'print'} onClick={() => void save('print')}>
          {t('deletion.export.print')}
        </Button>
      </div>
      {printed && <PrintedData data={printed} onClose={closePrint} />}
    </section>
  );
};
