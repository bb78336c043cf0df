import { useLanguage } from '@tokri/web-kit/platform';
import { t } from '../../labels.ts';
import { changeLanguage, languageChoiceAttribute } from './change-language.ts';
import styles from './language-choice.module.css';

const names = [
  ['en', 'English'],
  ['hi', 'हिंदी'],
] as const;

/** Every language in its own script, for a reader who does not know the other one. */
export const LanguageChoice = () => {
  const current = useLanguage();
  return (
    <div
      role="group"
      aria-label={t('menu.language')}
      className={styles.choice}
      {...{ [languageChoiceAttribute]: '' }}
    >
      {names.map(([language, name]) => (
        <button
          key={language}
          type="button"
          className="chip"
          lang={language}
          aria-pressed={language === current}
          onClick={() => void changeLanguage(language)}
        >
          {name}
        </button>
      ))}
    </div>
  );
};
