import type { Permission } from '@tokri/contracts/platform';
import { Link } from '@tokri/web-kit/platform';
import { useSubjectLabel } from '../../../audit/subject-names.ts';
import { usePermissions } from '../../../layout/access-guard.tsx';

interface SubjectPage {
  readonly permission: Permission;
  readonly path: (id: string) => string;
}

const pages: Readonly<Record<string, SubjectPage>> = {
  item: { permission: 'items', path: (id) => `/admin/items/${id}` },
  order: { permission: 'transactions', path: (id) => `/admin/orders/${id}` },
  user: { permission: 'users', path: (id) => `/admin/customers/${id}` },
  offer: { permission: 'offers', path: (id) => `/admin/promotions/offers/${id}` },
  coupon: { permission: 'offers', path: (id) => `/admin/promotions/coupons/${id}` },
  company: { permission: 'settings', path: () => '/admin/settings' },
};

/** Links to the record, for those who may see it. */
export const SubjectLink = ({ subject }: { readonly subject: string }) => {
  const subjectLabel = useSubjectLabel();
  const permissions = usePermissions();
  const [kind = '', ...id] = subject.split(':');
  const page = pages[kind];
  if (!page || !permissions.includes(page.permission)) return <span>{subjectLabel(subject)}</span>;
  return (
    <Link className="link" to={page.path(encodeURIComponent(id.join(':')))}>
      {subjectLabel(subject)}
    </Link>
  );
};
