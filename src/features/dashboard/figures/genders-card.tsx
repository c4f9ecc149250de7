import type { Figures } from '#api/endpoints/physician-dashboard.ts';
import { describeShares, formatPatientCount, formatShare, sumCounts } from '#domain/figures/figure-text.ts';
import { genderLabels } from '#domain/options/genders.ts';
import { ChartFrame, lazyChart } from '#ui/charts/chart-frame.tsx';
import { ChartCard, chartState } from './chart-card.tsx';
import classes from './figures.module.css';
import { Swatch } from './slice-fill.tsx';

const GendersPie = lazyChart(() => import('./genders-pie.tsx'));

/** Labels of the keys in `genderStats` (physician §3). */
const genderNames: Readonly<Record<string, string>> = { ...genderLabels, notAnswered: 'Not answered' };

interface GendersCardProps {
  title: string;
  genders: Figures['genders'] | undefined;
  /** Number of counts that could not be read. */
  unreadable: number | undefined;
}

/** Pie chart of the patients' genders (physician §2). Slices also differ by pattern. */
export function GendersCard({ title, genders, unreadable }: GendersCardProps) {
  const slices = (genders ?? []).map(({ name, count }) => ({ name: genderNames[name] ?? name, count }));
  const total = sumCounts(slices);
  return (
    <ChartCard
      title={title}
      unreadable={unreadable}
      summary={`Of ${formatPatientCount(total)}`}
      state={genders ? chartState(slices) : 'loading'}
      isTall
      table={() => ({
        columns: ['Gender', 'Patients', 'Share'],
        rows: slices.map(({ name, count }) => [name, count, formatShare(count, total)]),
      })}
    >
      <div className={classes.genders}>
        <ChartFrame className={classes.pieChart} summary={`Pie chart of gender. ${describeShares(slices)}`}>
          <GendersPie slices={slices} />
        </ChartFrame>
        <ul className={classes.legend}>
          {slices.map(({ name, count }, index) => (
            <li key={name}>
              <Swatch index={index} />
              <span>{name}</span>
              <strong>{count}</strong>
              <span className={classes.share}>{formatShare(count, total)}</span>
            </li>
          ))}
        </ul>
      </div>
    </ChartCard>
  );
}
