import { ButtonLink, Empty } from '@tokri/web-kit/ui';
import { t } from '../../texts.ts';
import { Layout } from './layout.tsx';

export const EmptyCart = ({ pincode }: { readonly pincode: string }) => (
  <Layout pincode={pincode} main={<Empty title={t('empty.title')} text={t('empty.text')}><ButtonLink to="/product-list">{t('empty.browse')}</ButtonLink></Empty>} />
);
