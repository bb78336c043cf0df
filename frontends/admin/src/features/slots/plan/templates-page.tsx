import type { SlotFill, TemplatesOfGroup } from '@tokri/contracts/http';
import { useToldWrite } from '@tokri/web-kit/told-write';
import { useSearchParams } from '@tokri/web-kit/platform';
import {
  Button,
  classNames,
  dialogTypes,
  Empty,
  ErrorPanel,
  escapeHtml,
  Icon,
  isConfirmed,
  moneyExact,
  Note,
  Plus,
  shortDay,
  showDialog,
  slotTime,
  today,
} from '@tokri/web-kit/ui';
import { useState } from 'react';
import parts from '../../../parts/parts.module.css';
import { RowsWaiting } from '../../../parts/rows-waiting.tsx';
import { AreaChoice, chosenGroup, UnknownArea } from '../area/area-choice.tsx';
import { savePlan } from './save-plan.ts';
import { refreshSlots, rolledSpan, useFill, useGroups } from '../slot-reads.ts';
import { SlotsPage } from '../slots-page.tsx';
import styles from '../slots.module.css';
import { rolledEffect, without, type Template } from './template-model.ts';
import { TemplateSheet } from './template-sheet.tsx';
import { t } from '../texts.ts';
import { cutOffWords } from '../terms/terms-words.ts';
import { weekdayNames } from './weekdays.tsx';

const daysOfTemplate = ({ Weekdays }: Template): string =>
  Weekdays.length === 7 ? t('template.everyDay') : weekdayNames(Weekdays);

/** Ends a window after a yes that tells what stays. */
const useEnd = (group: TemplatesOfGroup, slots: readonly SlotFill[]) => {
  const { act, isBusy } = useToldWrite({
    send: savePlan,
    refresh: refreshSlots,
    tell: () => t('template.ended', { area: group.GroupName }),
  });
  const ask = async (template: Template): Promise<void> => {
    const { staying, taken, firstDay } = rolledEffect({
      before: template,
      after: null,
      slots,
      today: today(),
    });
    const message = escapeHtml(
      t('template.endSure', {
        time: slotTime(template.Start, template.End),
        count: staying.length,
        taken,
        day: shortDay(firstDay),
      }),
    );
    if (!isBusy && isConfirmed(await showDialog({ type: dialogTypes.yesNo, message })))
      await act({ group, templates: without(group.Templates, template) });
  };
  return { ask, isBusy };
};

const Row = ({
  template,
  onEdit,
  onEnd,
}: {
  readonly template: Template;
  readonly onEdit: () => void;
  readonly onEnd: () => void;
}) => {
  const time = slotTime(template.Start, template.End);
  return (
    <tr>
      <td className={parts.wide}>
        <b className="strong">{time}</b>
        <small>{daysOfTemplate(template)}</small>
      </td>
      <td className={classNames(parts.num, parts.side)}>
        {t('template.capacity', { capacity: template.Count })}
        {template.ItemCount !== null && (
          <small>{t('template.pieces', { pieces: template.ItemCount })}</small>
        )}
      </td>
      <td className={parts.wide}>
        {cutOffWords(template)}
        {template.MinimumOrder > 0 && (
          <small>{t('template.minimum', { sum: moneyExact(template.MinimumOrder) })}</small>
        )}
      </td>
      <td className={classNames(parts.num, parts.side)}>
        {moneyExact(template.Fee)}
        {template.PartyFees.length > 0 && (
          <small>{t('template.parties', { count: template.PartyFees.length })}</small>
        )}
      </td>
      <td className={styles.lastLine}>
        <span className={styles.rowActs}>
          <Button
            kind="second"
            isSmall
            aria-label={t('template.editOf', { time })}
            onClick={onEdit}
          >
            {t('template.change')}
          </Button>
          <Button kind="quiet" isSmall aria-label={t('template.endOf', { time })} onClick={onEnd}>
            {t('template.end')}
          </Button>
        </span>
      </td>
    </tr>
  );
};

const Windows = ({
  group,
  slots,
}: {
  readonly group: TemplatesOfGroup;
  readonly slots: readonly SlotFill[];
}) => {
  const [opened, setOpened] = useState<{
    readonly template: Template | null;
    readonly group: TemplatesOfGroup;
  }>();
  const { ask } = useEnd(group, slots);
  return (
    <section className={parts.box} aria-labelledby="h-windows">
      <div className={styles.boxHead}>
        <h2 id="h-windows" className="grow">
          {t('template.of', { area: group.GroupName })}
        </h2>
        <Button isSmall onClick={() => setOpened({ template: null, group })}>
          <Icon of={Plus} size={16} />
          {t('template.add')}
        </Button>
      </div>
      {group.Templates.length === 0 && (
        <Empty title={t('template.none')} text={t('template.noneText')} />
      )}
      {group.Templates.length > 0 && (
        <table className={parts.table} aria-label={t('tab.templates')}>
          <thead>
            <tr>
              <th scope="col">{t('template.time')}</th>
              <th scope="col" className={parts.num}>
                {t('terms.capacity')}
              </th>
              <th scope="col">{t('terms.cutOff')}</th>
              <th scope="col" className={parts.num}>
                {t('terms.fee')}
              </th>
              <th scope="col">
                <span className="sr">{t('template.change')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {group.Templates.map((template) => (
              <Row
                key={`${template.Start} ${template.Weekdays.join()}`}
                template={template}
                onEdit={() => setOpened({ template, group })}
                onEnd={() => void ask(template)}
              />
            ))}
          </tbody>
        </table>
      )}
      {group.WeeklyOff.length > 0 && (
        <div className={styles.note}>
          <Note tone="few">{t('template.weeklyOff', { days: weekdayNames(group.WeeklyOff) })}</Note>
        </div>
      )}
      {opened && (
        <TemplateSheet
          group={opened.group}
          template={opened.template}
          slots={slots}
          onClose={() => setOpened(undefined)}
        />
      )}
    </section>
  );
};

/** What rolls ahead for an area, by weekday. */
export const TemplatesPage = () => {
  const [address, setAddress] = useSearchParams();
  const groups = useGroups();
  const groupId = chosenGroup(groups.data?.rows ?? [], Number(address.get('GroupId')) || null);
  const group = groups.data?.rows.find(({ GroupId }) => GroupId === groupId);
  const fill = useFill(rolledSpan(groupId), group !== undefined);
  const isFailed = (groups.isError && !groups.data) || (fill.isError && !fill.data);
  return (
    <SlotsPage
      tab="templates"
      lists={[groups.data, fill.data]}
      head={
        group && (
          <AreaChoice
            groups={groups.data?.rows ?? []}
            groupId={groupId}
            onChoose={(chosen) => setAddress({ GroupId: String(chosen) }, { replace: true })}
          />
        )
      }
    >
      {isFailed && (
        <div className={parts.box}>
          <ErrorPanel
            problem={groups.error ?? fill.error}
            isBusy={groups.isFetching || fill.isFetching}
            onRetry={() => {
              void groups.refetch();
              if (group) void fill.refetch();
            }}
          />
        </div>
      )}
      {!isFailed && (groups.isPending || (group && fill.isPending)) && (
        <div className={parts.box}>
          <RowsWaiting count={4} />
        </div>
      )}
      {groups.data?.rows.length === 0 && (
        <div className={parts.box}>
          <Empty title={t('area.none')} text={t('area.noneText')} />
        </div>
      )}
      {group && (
        <UnknownArea
          groups={groups.data?.rows ?? []}
          asked={Number(address.get('GroupId')) || null}
          shown={groupId}
        />
      )}
      {group && fill.data && (
        <>
          <p className={classNames('muted', styles.lead)}>{t('template.lead')}</p>
          <Windows key={groupId} group={group} slots={fill.data.rows} />
        </>
      )}
    </SlotsPage>
  );
};
