import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {
  edgeMetrics,
  operationalSigns,
  platformMetrics,
  runbookAnchor,
  shopMetrics,
  type Metric,
} from '@tokri/contracts/metrics';
import { parse } from 'yaml';
import { actionsEn } from '../../frontends/admin/src/features/ops/messages/actions-en.ts';
import { exampleRunbookUrl } from '../../shared/contracts/src/documents/alerts/alert-rule.ts';
import { listAlerts, ruleFiles } from '../../shared/contracts/src/documents/alerts/rule-files.ts';
import { repository } from '../support/planted-tree.ts';

const read = (file: string): string => readFileSync(path.join(repository, file), 'utf8');
const monitoring = path.join(repository, 'monitoring');
const rules = Object.keys(ruleFiles());
const alertNames = [...new Set(listAlerts().map(({ alert }) => alert))];

const listRunbookAlerts = (runbook: string): string[] => {
  const [, section = ''] = runbook.split('## Alerts and what to do');
  const [table = ''] = section.split(/^#/m);
  return [...table.matchAll(/^\| <a id="(\w+)"><\/a>`(\w+)` \|/gm)].flatMap(
    ([, anchor = '', name = '']) => (anchor === runbookAnchor(name) ? [name] : []),
  );
};
/** The last cell of the line of an alert, without markup. */
const readAction = (runbook: string, alert: string): string | undefined =>
  new RegExp(`^\\| <a id="\\w+"></a>\`${alert}\` \\|.* \\| (.*) \\|$`, 'm')
    .exec(runbook)?.[1]
    ?.replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1')
    .replaceAll('`', '');
/** The alerts in the first cells of the table "On a cluster". */
const listClusterAlerts = (runbook: string): string[] => {
  const [, section = ''] = runbook.split('### On a cluster\n');
  const [table = ''] = section.split('\n### ');
  return [...table.matchAll(/^\| ((?:`\w+`(?:, )?)+) \|/gm)].flatMap(([, names = '']) =>
    [...names.matchAll(/`(\w+)`/g)].map(([, name = '']) => name),
  );
};
const compareWithRunbook = (alerts: readonly string[], runbook: string) => {
  const lines = listRunbookAlerts(runbook);
  return {
    alertsWithoutLine: alerts.filter((alert) => !lines.includes(alert)),
    linesWithoutAlert: lines.filter((line) => !alerts.includes(line)),
    doubledLines: lines.filter((line, index) => lines.indexOf(line) !== index),
  };
};
const agreement = { alertsWithoutLine: [], linesWithoutAlert: [], doubledLines: [] };

describe('alerts and the runbook', () => {
  it('name each other, in both directions', () => {
    expect(alertNames.length).toBeGreaterThan(20);
    expect(compareWithRunbook(alertNames, read('docs/runbook.md'))).toEqual(agreement);
  });

  it('do not agree when a line is removed, invented or repeated', () => {
    const runbook = read('docs/runbook.md');
    const planted = (from: RegExp | string, to: string) =>
      compareWithRunbook(alertNames, runbook.replace(from, to));
    const deadLetters = /^\| <a id="deadletters"><\/a>`DeadLetters` \|.*\n/m;
    expect(planted(deadLetters, '')).toEqual({ ...agreement, alertsWithoutLine: ['DeadLetters'] });
    expect(
      planted(deadLetters, '$&| <a id="moonphase"></a>`MoonPhase` | full moon | – | – |\n'),
    ).toEqual({
      ...agreement,
      linesWithoutAlert: ['MoonPhase'],
    });
    expect(planted(deadLetters, '$&$&')).toEqual({ ...agreement, doubledLines: ['DeadLetters'] });
  });

  it.each(operationalSigns.map(({ alert, id }) => [alert, id] as const))(
    'say the same about %s as the operations page',
    (alert, id) => {
      expect(readAction(read('docs/runbook.md'), alert)).toBe(
        (actionsEn as Readonly<Record<string, string>>)[`action.${id}`],
      );
    },
  );

  it('have commands for a cluster, each alert once', () => {
    expect(listClusterAlerts(read('docs/runbook.md')).sort()).toEqual([...alertNames].sort());
  });

  it('have no commands when a line is removed', () => {
    const without = read('docs/runbook.md').replace(/^\| `RedisUnreachable` \| `kubectl.*\n/m, '');
    expect(listClusterAlerts(without)).not.toContain('RedisUnreachable');
  });

  it('cover every figure that the operations page compares with a limit', () => {
    for (const { alert } of operationalSigns) expect(alertNames).toContain(alert);
  });
});

const listUnknownAnchors = (rule: string, runbook: string): string[] =>
  [...rule.matchAll(/runbook_url: \S+#(\S+)/g)]
    .map(([, anchor = '']) => anchor)
    .filter((anchor) => !runbook.includes(`<a id="${anchor}"></a>`));

describe('the alert rules', () => {
  it.each(['monitoring/rules/signs.yml', 'k8s/components/monitoring/prometheus-rules.yaml'])(
    'in %s link to anchors that the runbook has',
    (file) => {
      expect(read(file)).toContain('runbook_url: ');
      expect(listUnknownAnchors(read(file), read('docs/runbook.md'))).toEqual([]);
    },
  );

  it('do not link to an anchor that was renamed', () => {
    const renamed = read('docs/runbook.md').replace(
      '<a id="consumerlag">',
      '<a id="consumer-lag">',
    );
    expect(new Set(listUnknownAnchors(read('monitoring/rules/signs.yml'), renamed))).toEqual(
      new Set(['consumerlag']),
    );
  });

  it.each(rules)('in %s are what the tables generate', (name) => {
    expect(parse(read(`monitoring/rules/${name}`))).toEqual(
      JSON.parse(JSON.stringify(ruleFiles()[name])),
    );
  });

  it('say what is wrong with labels that their samples have, and link to the runbook', () => {
    for (const { alert, expr, annotations } of listAlerts()) {
      const used = [...annotations.summary.matchAll(/\$labels\.(\w+)/g)].map(([, label]) => label);
      for (const label of used)
        expect([alert, expr]).toContainEqual(expect.stringContaining(`${label}`));
      expect(annotations.runbook_url).toBe(`${exampleRunbookUrl}#${runbookAnchor(alert)}`);
    }
  });

  it('read only figures that a process reports', () => {
    const declared = new Set(
      [platformMetrics, edgeMetrics, shopMetrics].flatMap((group) =>
        Object.values<Metric>(group).map(({ name }) => name),
      ),
    );
    const used = rules
      .flatMap((name) => [...read(`monitoring/rules/${name}`).matchAll(/tokri_[a-z_]+/g)])
      .map(([name]) => name.replace(/_(bucket|count)$/, ''));
    expect(used.filter((name) => !declared.has(name))).toEqual([]);
  });
});

const hasPromtool = spawnSync('promtool', ['--version']).status === 0;
const testRules = (folder: string) => {
  const tests = readdirSync(path.join(folder, 'tests')).map((name) =>
    path.join(folder, 'tests', name),
  );
  return spawnSync('promtool', ['test', 'rules', ...tests], { encoding: 'utf8' });
};

const withPromtool = (check: () => void): void => {
  if (hasPromtool) check();
  else process.stdout.write('not checked: promtool is missing, apt-get install prometheus\n');
};

describe('promtool, where it is installed', () => {
  it('accepts every rule', () => {
    withPromtool(() =>
      execFileSync('promtool', [
        'check',
        'rules',
        ...rules.map((name) => path.join(monitoring, 'rules', name)),
      ]),
    );
  });

  it('finds that planted series raise the alerts they should and no other', () => {
    withPromtool(() => {
      const { status, stdout, stderr } = testRules(monitoring);
      expect([status, status === 0 ? '' : stdout + stderr]).toEqual([0, '']);
    });
  });

  it.each([
    ['service-levels.yml', 'status!~"5xx|shed"', 'status!~"4xx"'],
    ['service-levels.yml', ',status!~"shed"', ''],
    ['service-levels.yml', '> 0.072 and', '> 0.72 and'],
    ['signs.yml', 'tokri_store_reachable) <= 0.5', 'tokri_store_reachable) >= 0.5'],
    [
      'signs.yml',
      'sum by (deployable, group) (tokri_consumer',
      'max by (deployable, group) (tokri_consumer',
    ],
    [
      'signs.yml',
      'max by (deployable, group) (tokri_consumer_lag',
      'sum by (deployable, group) (tokri_consumer_lag',
    ],
    ['signs.yml', 'fetch_age_seconds) >= 60', 'fetch_age_seconds) >= 600'],
    ['signs.yml', '[10m])) < 0.5', '[10m])) < 0'],
    ['signs.yml', '> 50 and', '> 500 and'],
    ['signs.yml', '[30m])) > 10', '[30m])) > 0'],
    ['signs.yml', 'hour() >= 3', 'hour() >= 0'],
    ['signs.yml', 'status!="Rejected"', 'status!="Confirmed"'],
    ['signs.yml', ' unless tokri_dead_letters_total', ' and tokri_dead_letters_total'],
  ])('finds a fault planted in %s: %s becomes %s', (name, from, to) => {
    withPromtool(() => {
      const folder = mkdtempSync(path.join(os.tmpdir(), 'tokri-alerts-'));
      try {
        cpSync(monitoring, folder, { recursive: true });
        const file = path.join(folder, 'rules', name);
        const text = readFileSync(file, 'utf8');
        expect(text).toContain(from);
        writeFileSync(file, text.replaceAll(from, to));
        expect(testRules(folder).status).not.toBe(0);
      } finally {
        rmSync(folder, { recursive: true });
      }
    });
  });
});
