import { describeCounts, formatPatientCount, type NamedCount } from '#domain/figures/figure-text.ts';
import { ChartFrame, lazyChart } from '#ui/charts/chart-frame.tsx';
import { ChartCard, chartState } from './chart-card.tsx';
import classes from './figures.module.css';

const Bars = lazyChart(() => import('./bars.tsx'));

interface BarsCardProps {
  title: string;
  /** Column header of the names in the table. */
  column: string;
  /** Largest count first. Undefined while loading. */
  items: readonly NamedCount[] | undefined;
  /** Number of counts that could not be read. */
  unreadable: number | undefined;
}

/** Bar chart of counts: the patients' objectives or diagnoses (physician §2). */
export function BarsCard({ title, column, items, unreadable }: BarsCardProps) {
  const positiveCounts = (items ?? []).filter(({ count }) => count > 0);
  const [largest] = positiveCounts;
  return (
    <ChartCard
      title={title}
      unreadable={unreadable}
      summary={largest ? `Most often ${largest.name}, for ${formatPatientCount(largest.count)}` : ''}
      state={items ? chartState(positiveCounts) : 'loading'}
      table={() => ({
        columns: [column, 'Patients'],
        rows: positiveCounts.map(({ name, count }) => [name, count]),
      })}
    >
      <ChartFrame
        className={classes.fullHeight}
        summary={`Bar chart of ${title.toLowerCase()}. ${describeCounts(positiveCounts)}`}
      >
        <Bars items={positiveCounts} />
      </ChartFrame>
    </ChartCard>
  );
}
