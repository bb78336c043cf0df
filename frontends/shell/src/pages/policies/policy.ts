export interface Policy {
  readonly title: string;
  readonly sections: readonly { readonly heading: string; readonly text: string }[];
}

export type PolicyName = 'terms' | 'privacy' | 'refund';
export type Policies = Readonly<Record<PolicyName, Policy>>;
