import type { Figures } from '#api/endpoints/physician-dashboard.ts';
import { patientsInWords, percent, sharesInWords, sumOf } from '#domain/figures/figure-words.ts';
import { genderLabels } from '#domain/options/genders.ts';
import { Drawing, lazyDrawing } from '#ui/charts/drawing.tsx';
import { ChartCard, stateOf } from './chart-card.tsx';
import classes from './figures.module.css';
import { Swatch } from './slice-fill.tsx';

const GendersPie = lazyDrawing(() => import('./genders-pie.tsx'));

/** Labels of the keys in `genderStats` (physician §3). */
const labels: Readonly<Record<string, string>> = { ...genderLabels, notAnswered: 'Not answered' };

/** Pie chart of the patients' genders (physician §2). Slices also differ by pattern. */
export function GendersCard({ genders }: { genders: Figures['genders'] | undefined }) {
  const slices = (genders ?? []).map(({ name, count }) => ({ name: labels[name] ?? name, count }));
  const whole = sumOf(slices);
  return (
    <ChartCard
      title="Gender Stats"
      words={`Of ${patientsInWords(whole)}`}
      state={genders ? stateOf(slices) : 'loading'}
      tall
      table={() => ({
        columns: ['Gender', 'Patients', 'Share'],
        rows: slices.map(({ name, count }) => [name, count, percent(count, whole)]),
      })}
    >
      <div className={classes.pie}>
        <Drawing className={classes.round} summary={`Pie chart of gender. ${sharesInWords(slices)}`}>
          <GendersPie slices={slices} />
        </Drawing>
        <ul className={classes.legend}>
          {slices.map(({ name, count }, place) => (
            <li key={name}>
              <Swatch place={place} />
              <span>{name}</span>
              <strong>{count}</strong>
              <span className={classes.share}>{percent(count, whole)}</span>
            </li>
          ))}
        </ul>
      </div>
    </ChartCard>
  );
}
