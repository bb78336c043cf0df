import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from '../../platform/router.ts';
import { Icon } from '../icon.tsx';
import { t } from '../labels.ts';
import { IconButton } from './button.tsx';

export interface PageHeaderProps {
  readonly title: string;
  readonly backTo: string;
  readonly beside?: ReactNode;
  readonly children?: ReactNode;
}

export const PageHeader = ({ title, backTo, beside, children }: PageHeaderProps) => {
  const navigate = useNavigate();
  const { key } = useLocation();
  return (
    <header className="header on-brand page-header">
      <div className="header-bar">
        <IconButton
          label={t('back.label')}
          onClick={() => void (key === 'default' ? navigate(backTo) : navigate(-1))}
        >
          <Icon icon={ArrowLeft} size={24} />
        </IconButton>
        <h1>{title}</h1>
        {beside && <div className="beside-title wide-only">{beside}</div>}
        {children && <div className="end">{children}</div>}
      </div>
      <div className="basket-rim" aria-hidden="true" />
    </header>
  );
};
