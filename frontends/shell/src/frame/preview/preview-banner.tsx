import { endPreview, preview } from '@tokri/web-kit/platform';
import { Button, Icon, User } from '@tokri/web-kit/ui';
import { useEffect } from 'react';
import { t } from './labels.ts';
import styles from './preview-banner.module.css';

const useEndAtExpiry = (expiresAt: string | undefined): void =>
  useEffect(() => {
    if (expiresAt === undefined) return;
    const timer = setTimeout(endPreview, Math.max(0, Date.parse(expiresAt) - Date.now()));
    return () => clearTimeout(timer);
  }, [expiresAt]);

export const PreviewBanner = () => {
  const current = preview();
  useEndAtExpiry(current?.expiresAt);
  if (!current) return null;
  return (
    <section className={styles.banner} aria-label={t('label')}>
      <Icon icon={User} />
      <p>{t('banner', { name: current.name })}</p>
      <Button kind="quiet" isSmall onClick={endPreview}>
        {t('end')}
      </Button>
    </section>
  );
};
