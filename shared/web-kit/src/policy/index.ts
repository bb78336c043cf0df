export { PolicyDocument } from './policy-document.tsx';
export { policyTitles } from './policy-titles.ts';
export { t as policyLabel } from './labels.ts';
