import type { Permission } from '@tokri/contracts';
import { Navigate } from '@tokri/web-kit/platform';
import { useSession, useSignInPath } from '@tokri/web-kit/session';
import { permissionsIn } from '@tokri/web-kit/staff';
import { ButtonLink, Empty, pictures, usePageTitle } from '@tokri/web-kit/ui';
import { useMemo, type ReactNode } from 'react';
import { areas, areasOf, mayEnter, type AreaName } from '../areas.ts';
import { t } from '../texts.ts';
import styles from './frame.module.css';

/** What the signed-in person may do as staff; empty for customers and who is signed out. */
export const usePermissions = (): readonly Permission[] => {
  const token = useSession((state) => state.token);
  return useMemo(() => permissionsIn(token), [token]);
};

const Stop = ({
  title,
  text,
  children,
}: {
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
}) => {
  usePageTitle(title);
  return (
    <main id="main" className={styles.stop} tabIndex={-1}>
      <h1 className="sr">{title}</h1>
      <Empty title={title} text={text} picture={pictures.box}>
        {children}
      </Empty>
    </main>
  );
};

/** Signed out: sign in and come back. A customer: told so. The rows behind the pages refuse them too. */
export const StaffOnly = ({ children }: { readonly children: ReactNode }) => {
  const signInPath = useSignInPath();
  const isSignedIn = useSession((state) => state.user !== null && state.token !== null);
  const permissions = usePermissions();
  if (!isSignedIn) return <Navigate to={signInPath} replace />;
  if (permissions.length === 0)
    return (
      <Stop title={t('guard.title')} text={t('guard.text')}>
        <ButtonLink to="/home">{t('guard.home')}</ButtonLink>
      </Stop>
    );
  return children;
};

/** An area shows to who has one of its permissions. */
export const AreaOnly = ({
  of,
  children,
}: {
  readonly of: AreaName;
  readonly children: ReactNode;
}) => {
  const permissions = usePermissions();
  const area = areas.find(({ name }) => name === of);
  if (!area || !mayEnter(area, permissions))
    return <Stop title={t('guard.area')} text={t('guard.areaText', { area: t(`area.${of}`) })} />;
  return children;
};

/** /admin itself: the first area that the person may enter. */
export const FirstArea = () => {
  const [first] = areasOf(usePermissions());
  return first ? (
    <Navigate to={`/admin/${first.name}`} replace />
  ) : (
    <Stop title={t('guard.none')} text={t('guard.noneText')} />
  );
};
