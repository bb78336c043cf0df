import { ButtonLink, EmptyState, pictures } from '@tokri/web-kit/ui';
import { t } from '../labels.ts';
import { Page } from './page.tsx';

export const NotFoundPage = () => (
  <Page title={t('notFound.title')}>
    <EmptyState title={t('notFound.text')} picture={pictures.box}>
      <ButtonLink to="/admin">{t('notFound.link')}</ButtonLink>
    </EmptyState>
  </Page>
);
