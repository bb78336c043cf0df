import { ButtonLink, Empty, pictures, usePageTitle } from '@tokri/web-kit/ui';
import { t } from '../texts.ts';
import styles from './not-found.module.css';

export const NotFoundPage = () => {
  usePageTitle(t('notFound.title'));
  return (
    <main id="main" className={`wrap ${styles.page}`} tabIndex={-1}>
      <h1 className="sr">{t('notFound.title')}</h1>
      <Empty title={t('notFound.title')} text={t('notFound.text')} picture={pictures.box}>
        <ButtonLink to="/home">{t('notFound.home')}</ButtonLink>
      </Empty>
    </main>
  );
};
