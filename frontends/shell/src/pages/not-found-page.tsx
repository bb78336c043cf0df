import { ButtonLink, EmptyState, pictures, usePageTitle } from '@tokri/web-kit/ui';
import { t } from '../labels.ts';
import styles from './not-found-page.module.css';

export const NotFoundPage = () => {
  usePageTitle(t('notFound.title'));
  return (
    <main id="main" className={`wrap ${styles.page}`} tabIndex={-1}>
      <h1 className="sr-only">{t('notFound.title')}</h1>
      <EmptyState title={t('notFound.title')} text={t('notFound.text')} picture={pictures.box}>
        <ButtonLink to="/home">{t('notFound.home')}</ButtonLink>
      </EmptyState>
    </main>
  );
};
