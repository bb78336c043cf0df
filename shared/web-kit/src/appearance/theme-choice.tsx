import { setTheme, themes, useTheme } from '@tokri/web-kit/platform';
import { t } from './labels.ts';
import styles from './appearance.module.css';

export const ThemeChoice = () => {
  const current = useTheme();
  return (
    <div role="group" aria-label={t('theme')} className={styles.choice}>
      {themes.map((theme) => (
        <button
          key={theme}
          type="button"
          className="chip"
          aria-pressed={theme === current}
          onClick={() => setTheme(theme)}
        >
          {t(`theme.${theme}`)}
        </button>
      ))}
    </div>
  );
};
