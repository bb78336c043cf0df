import type { Language } from '@tokri/contracts/language';
import { t } from './labels.ts';
import styles from './promotions.module.css';

const languageNames = { en: 'English', hi: 'हिंदी' } as const;
const languages = ['en', 'hi'] as const;

/** The language in which a preview shows what customers see. */
export const PreviewLanguage = ({
  shown,
  onShow,
}: {
  readonly shown: Language;
  readonly onShow: (language: Language) => void;
}) => (
  <div className={styles.languages} role="group" aria-label={t('preview.language')}>
    {languages.map((name) => (
      <button
        key={name}
        type="button"
        className="chip"
        lang={name}
        aria-pressed={shown === name}
        onClick={() => onShow(name)}
      >
        {languageNames[name]}
      </button>
    ))}
  </div>
);
