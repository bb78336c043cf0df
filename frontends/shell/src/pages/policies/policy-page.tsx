import { usePageTitle } from '@tokri/web-kit/ui';
import styles from './policy-page.module.css';
import type { Policy } from './policies.ts';

export const PolicyPage = ({ policy: { title, sections } }: { readonly policy: Policy }) => {
  usePageTitle(title);
  return (
    <main id="main" className={`wrap ${styles.page}`} tabIndex={-1} lang="en-IN">
      <h1>{title}</h1>
      {sections.map(({ heading, text }) => (
        <section key={heading}>
          <h2>{heading}</h2>
          <p>{text}</p>
        </section>
      ))}
    </main>
  );
};
