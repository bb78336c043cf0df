import { PolicyPage } from './policy-page.tsx';

export const TermsPage = () => <PolicyPage name="terms" />;
export const PrivacyPage = () => <PolicyPage name="privacy" />;
export const RefundPage = () => <PolicyPage name="refund" />;
export const DeliveryPolicyPage = () => <PolicyPage name="delivery" />;
