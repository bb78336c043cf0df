import type { ReactNode } from 'react';
import { LanguageChoice } from '../frame/menus/language-choice.tsx';
import { WelcomeArt } from './welcome-art.tsx';
import styles from './welcome-page.module.css';

export const WelcomePage = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.page}>
    <WelcomeArt />
    <main id="main" className={styles.form} tabIndex={-1}>
      <div className={styles.languages}>
        <LanguageChoice />
      </div>
      {children}
    </main>
  </div>
);
