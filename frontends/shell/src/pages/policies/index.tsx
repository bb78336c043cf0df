import { PolicyPage } from './policy-page.tsx';
import { privacy, refund, terms } from './policies.ts';

export const TermsPage = () => <PolicyPage policy={terms} />;
export const PrivacyPage = () => <PolicyPage policy={privacy} />;
export const RefundPage = () => <PolicyPage policy={refund} />;
