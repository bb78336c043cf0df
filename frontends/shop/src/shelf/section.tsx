import { Link } from '@tokri/web-kit/platform';
import { useId, type ReactNode } from 'react';
import { t } from '../texts.ts';

export interface SectionProps {
  readonly title: string;
  /** The title in Hindi, beside it. */
  readonly hindi?: string;
  /** Where all of it stands. */
  readonly href?: string;
  readonly children: ReactNode;
}

/** A part of a page with its heading and the way to all of it. */
export const Section = ({ title, hindi, href, children }: SectionProps) => {
  const id = useId();
  return (
    <section className="sec" aria-labelledby={id}>
      <div className="hd">
        <h2 id={id}>{title}</h2>
        {hindi && (
          <span className="hi" lang="hi">
            {hindi}
          </span>
        )}
        {href && (
          <Link className="link" to={href}>
            {t('seeAll')}
            <span className="sr"> {title}</span>
          </Link>
        )}
      </div>
      {children}
    </section>
  );
};
