import type { Figures } from '#api/endpoints/physician-dashboard.ts';
import { monthsInWords, patientsInWords, sumOf } from '#domain/figures/figure-words.ts';
import { registrationMonths } from '#domain/figures/registration-months.ts';
import { Drawing, lazyDrawing } from '#ui/charts/drawing.tsx';
import { ChartCard, stateOf } from './chart-card.tsx';
import classes from './figures.module.css';

const RegistrationsLine = lazyDrawing(() => import('./registrations-line.tsx'));

/** Line chart of the registrations in each month (physician §2). */
export function RegistrationsCard({
  registrations,
}: {
  registrations: Figures['registrations'] | undefined;
}) {
  const months = registrationMonths(registrations ?? []);
  const last = months.at(-1);
  return (
    <ChartCard
      title="Registered Patients"
      words={`${patientsInWords(sumOf(months))} in ${months.length} months, ${last?.count} of them in ${last?.month}`}
      state={registrations ? stateOf(months) : 'loading'}
      table={() => ({
        columns: ['Month', 'Patients'],
        rows: months.toReversed().map(({ month, count }) => [month, count]),
      })}
    >
      <Drawing
        className={classes.filling}
        summary={`Line chart of registered patients. ${monthsInWords(months)}`}
      >
        <RegistrationsLine months={months} />
      </Drawing>
    </ChartCard>
  );
}
