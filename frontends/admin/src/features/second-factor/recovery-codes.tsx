import { Button, CircleAlert, showToast } from '@tokri/web-kit/ui';
import { useEffect, useRef } from 'react';
import cardStyles from '../../components/card.module.css';
import { t } from '../../second-factor/labels.ts';
import styles from './second-factor.module.css';

const copy = async (codes: readonly string[]): Promise<void> => {
  try {
    await navigator.clipboard.writeText(codes.join('\n'));
    showToast({ text: t('recovery.copied') });
  } catch {
    showToast({ icon: CircleAlert, text: t('recovery.copyFailed') });
  }
};

/** Shown once, so nothing but the person closes it. */
export const RecoveryCodes = ({
  codes,
  onSaved,
}: {
  readonly codes: readonly string[];
  readonly onSaved: () => void;
}) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={`${cardStyles.card} ${cardStyles.body} ${styles.card}`}>
      <h2 ref={heading} tabIndex={-1}>
        {t('recovery.title')}
      </h2>
      <p>{t('recovery.text')}</p>
      <ul className={styles.codes} aria-label={t('recovery.list')}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button kind="secondary" onClick={() => void copy(codes)}>
          {t('recovery.copy')}
        </Button>
        <Button kind="secondary" onClick={() => print()}>
          {t('recovery.print')}
        </Button>
        <Button onClick={onSaved}>{t('recovery.saved')}</Button>
      </div>
    </section>
  );
};
