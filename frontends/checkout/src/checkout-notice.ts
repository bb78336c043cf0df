/** What is wrong with the whole cart; empty when nothing is. */
export type CheckoutNotice = '' | 'not-served' | 'slot' | 'too-large';
