import { useSession } from '@tokri/web-kit/session';
import { usePageTitle } from '@tokri/web-kit/ui';
import { FavouritesGrid } from '../features/favourites/favourites-grid.tsx';
import { t } from '../labels.ts';
import styles from './pages.module.css';
import { SignInPrompt } from './sign-in-prompt.tsx';

export const FavouritesPage = () => {
  const userId = useSession((state) => state.user?.Id ?? 0);
  usePageTitle(t('favourites.title'));
  return (
    <main id="main" className={`wrap ${styles.page}`} tabIndex={-1}>
      <div className={styles.head}>
        <h1 tabIndex={-1}>{t('favourites.title')}</h1>
      </div>
      {userId > 0 ? (
        <FavouritesGrid key={userId} userId={userId} />
      ) : (
        <SignInPrompt text={t('signIn.favourites')} />
      )}
    </main>
  );
};
