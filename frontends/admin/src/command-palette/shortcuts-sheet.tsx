import { Sheet } from '@tokri/web-kit/ui';
import { t } from '../labels.ts';
import { shortcuts } from './shortcuts.ts';
import styles from './shortcuts-sheet.module.css';

export const ShortcutsSheet = ({ onClose }: { readonly onClose: () => void }) => (
  <Sheet title={t('shortcut.title')} onClose={onClose}>
    <dl className={styles.list}>
      {shortcuts.map(({ keys, label }) => (
        <div key={label} className={styles.row}>
          <dt>{t(label)}</dt>
          <dd>
            {keys.map((key) => (
              <kbd key={key} className={styles.key}>
                {key}
              </kbd>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  </Sheet>
);
