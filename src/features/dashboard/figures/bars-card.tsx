import { describeCounts, formatPatientCount, type NamedCount } from '#domain/figures/figure-text.ts';
import { ChartFrame, lazyChart } from '#ui/charts/chart-frame.tsx';
import { ChartCard, stateOf } from './chart-card.tsx';
import classes from './figures.module.css';

const Bars = lazyChart(() => import('./bars.tsx'));

interface BarsCardProps {
  title: string;
  /** Column header of the names in the table. */
  column: string;
  /** Largest count first. Undefined while loading. */
  items: readonly NamedCount[] | undefined;
}

/** Bar chart of counts: the patients' objectives or diagnoses (physician §2). */
export function BarsCard({ title, column, items }: BarsCardProps) {
  const shown = (items ?? []).filter(({ count }) => count > 0);
  const [first] = shown;
  return (
    <ChartCard
      title={title}
      words={first ? `Most often ${first.name}, for ${formatPatientCount(first.count)}` : ''}
      state={items ? stateOf(shown) : 'loading'}
      table={() => ({
        columns: [column, 'Patients'],
        rows: shown.map(({ name, count }) => [name, count]),
      })}
    >
      <ChartFrame
        className={classes.filling}
        summary={`Bar chart of ${title.toLowerCase()}. ${describeCounts(shown)}`}
      >
        <Bars items={shown} />
      </ChartFrame>
    </ChartCard>
  );
}
