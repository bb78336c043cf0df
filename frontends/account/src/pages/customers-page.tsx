import { maxPersonSearchLength } from '@tokri/contracts/validation';
import { useSearchParams } from '@tokri/web-kit/platform';
import { useSession } from '@tokri/web-kit/session';
import { Button, Field, usePageTitle } from '@tokri/web-kit/ui';
import { useState, type SyntheticEvent } from 'react';
import { CustomersList } from '../features/customers/customers-list.tsx';
import { t } from '../labels.ts';
import styles from './pages.module.css';
import { SignInPrompt } from './sign-in-prompt.tsx';

export const CustomersPage = () => {
  const userId = useSession((state) => state.user?.Id ?? 0);
  const [params, setParams] = useSearchParams();
  const search = params.get('Search') ?? '';
  const [text, setText] = useState(search);
  usePageTitle(t('customers.title'));
  const find = (event: SyntheticEvent): void => {
    event.preventDefault();
    setParams(text.trim() ? { Search: text.trim() } : {}, { replace: true });
  };
  return (
    <main id="main" className={`wrap ${styles.page}`} tabIndex={-1}>
      <h1>{t('customers.title')}</h1>
      {userId === 0 && <SignInPrompt text={t('signIn.staff')} />}
      {userId > 0 && (
        <>
          <form
            className={styles.search}
            role="search"
            aria-label={t('customers.title')}
            onSubmit={find}
          >
            <Field
              label={t('customers.search')}
              name="search"
              type="search"
              maxLength={maxPersonSearchLength}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
            <Button type="submit" kind="secondary">
              {t('customers.find')}
            </Button>
          </form>
          <CustomersList search={search} />
        </>
      )}
    </main>
  );
};
