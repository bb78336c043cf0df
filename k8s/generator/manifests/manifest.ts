/** A Kubernetes object. */
export interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string } & Readonly<Record<string, unknown>>;
  readonly [field: string]: unknown;
}

/** Objects, or a kustomization, by the path of their file below `k8s/`. */
export type ManifestFiles = Readonly<Record<string, readonly object[]>>;

export const partOf = { 'app.kubernetes.io/part-of': 'tokri' } as const;
export const selectorLabels = (name: string) => ({ 'app.kubernetes.io/name': name });
export const labels = (name: string) => ({ ...selectorLabels(name), ...partOf });

/** The label of the pods of a store, whoever runs them. */
export const storeLabel = 'tokri/store';

export const kustomization = (resources: readonly string[]) => ({
  apiVersion: 'kustomize.config.k8s.io/v1beta1',
  kind: 'Kustomization',
  resources,
});

export const component = (resources: readonly string[]) => ({
  apiVersion: 'kustomize.config.k8s.io/v1alpha1',
  kind: 'Component',
  resources,
});
