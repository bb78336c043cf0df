import { movesMoney, type Permission } from '@tokri/contracts/platform';
import { Navigate } from '@tokri/web-kit/platform';
import { useSession, useSignInPath } from '@tokri/web-kit/session';
import { permissionsFromToken } from '@tokri/web-kit/staff';
import { ButtonLink, EmptyState, pictures, usePageTitle } from '@tokri/web-kit/ui';
import { useMemo, type ReactNode } from 'react';
import { secondFactorPath } from '../second-factor/second-factor-path.ts';
import { useSecondFactor } from '../second-factor/second-factor-queries.ts';
import { sections, canEnter, type SectionName } from './sections.ts';
import { t } from '../labels.ts';
import { t as secondFactorText } from '../second-factor/labels.ts';
import styles from './layout.module.css';

export const usePermissions = (): readonly Permission[] => {
  const token = useSession((state) => state.token);
  return useMemo(() => permissionsFromToken(token), [token]);
};

const AccessNotice = ({
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
    <main id="main" className={styles.accessDenied} tabIndex={-1}>
      <h1 className="sr-only">{title}</h1>
      <EmptyState title={title} text={text} picture={pictures.box}>
        {children}
      </EmptyState>
    </main>
  );
};

/** For the user's convenience only: the API checks permissions on every request. */
export const RequireStaff = ({ children }: { readonly children: ReactNode }) => {
  const signInPath = useSignInPath();
  const isSignedIn = useSession((state) => state.user !== null && state.token !== null);
  const hasNoPermissions = usePermissions().length === 0;
  const secondFactor = useSecondFactor({ isEnabled: isSignedIn && hasNoPermissions });
  if (!isSignedIn) return <Navigate to={signInPath} replace />;
  if (hasNoPermissions && secondFactor.isLoading) return null;
  // Staff whose every permission moves money have none until they give a code.
  if (hasNoPermissions && (secondFactor.data?.MissingStep ?? 'none') === 'none')
    return (
      <AccessNotice title={t('guard.title')} text={t('guard.text')}>
        <ButtonLink to="/home">{t('guard.home')}</ButtonLink>
      </AccessNotice>
    );
  return children;
};

const SecondFactorNotice = ({ step }: { readonly step: 'enrol' | 'verify' }) => (
  <AccessNotice title={secondFactorText(`${step}.title`)} text={secondFactorText(`prompt.${step}`)}>
    <ButtonLink to={secondFactorPath}>{secondFactorText('prompt.open')}</ButtonLink>
  </AccessNotice>
);

export const RequireSection = ({
  name: sectionName,
  children,
}: {
  readonly name: SectionName;
  readonly children: ReactNode;
}) => {
  const permissions = usePermissions();
  const section = sections.find(({ name }) => name === sectionName);
  const isAllowed = section !== undefined && canEnter(section, permissions);
  const mayNeedCode = !isAllowed && section?.permissions.some(movesMoney) === true;
  const secondFactor = useSecondFactor({ isEnabled: mayNeedCode });
  if (isAllowed) return children;
  if (mayNeedCode && secondFactor.isLoading) return null;
  const step = (mayNeedCode && secondFactor.data?.MissingStep) || 'none';
  if (step === 'none')
    return (
      <AccessNotice
        title={t('guard.section')}
        text={t('guard.sectionText', { section: t(`section.${sectionName}`) })}
      />
    );
  return <SecondFactorNotice step={step} />;
};
