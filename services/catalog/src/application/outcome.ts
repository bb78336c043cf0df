/** What a command of staff comes to: an id, or a refusal with a stable code; `detail` is for people where the code alone does not say enough. */
export type Outcome = { readonly kind: 'done'; readonly id: number } | { readonly kind: 'refused'; readonly code: string; readonly detail?: string };

export const doneWith = (id: number): Outcome => ({ kind: 'done', id });
export const refusedFor = (code: string, detail?: string): Outcome => (detail === undefined ? { kind: 'refused', code } : { kind: 'refused', code, detail });
