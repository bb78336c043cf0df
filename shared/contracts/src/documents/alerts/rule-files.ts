import type { AlertRule, RuleGroup } from './alert-rule.ts';
import { serviceLevelGroups } from './burn-rate-alerts.ts';
import { processGroup } from './process-alerts.ts';
import { signGroup } from './sign-alerts.ts';

interface RuleFile {
  readonly groups: readonly RuleGroup[];
}

/** The rule files of Prometheus by name. */
export const ruleFiles = (): Readonly<Record<string, RuleFile>> => ({
  'service-levels.yml': { groups: serviceLevelGroups() },
  'signs.yml': { groups: [signGroup(), processGroup()] },
});

const isAlert = (rule: object): rule is AlertRule => 'alert' in rule;

export const listAlerts = (): readonly AlertRule[] =>
  Object.values(ruleFiles()).flatMap(({ groups }) =>
    groups.flatMap(({ rules }) => rules.filter(isAlert)),
  );
