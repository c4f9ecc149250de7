import type { Figures } from '#api/endpoints/physician-dashboard.ts';
import { describeMonths, formatPatientCount, sumCounts } from '#domain/figures/figure-text.ts';
import { registrationMonths } from '#domain/figures/registration-months.ts';
import { ChartFrame, lazyChart } from '#ui/charts/chart-frame.tsx';
import { ChartCard, chartState } from './chart-card.tsx';
import classes from './figures.module.css';

const RegistrationsLine = lazyChart(() => import('./registrations-line.tsx'));

interface RegistrationsCardProps {
  title: string;
  registrations: Figures['registrations'] | undefined;
  /** Number of counts that could not be read. */
  unreadable: number | undefined;
}

/** Line chart of the registrations in each month (physician §2). */
export function RegistrationsCard({ title, registrations, unreadable }: RegistrationsCardProps) {
  const months = registrationMonths(registrations ?? []);
  const lastMonth = months.at(-1);
  return (
    <ChartCard
      title={title}
      unreadable={unreadable}
      // Shown only when a month has patients.
      summary={`${formatPatientCount(sumCounts(months))} in ${months.length} months, ${lastMonth?.count} of them in ${lastMonth?.month}`}
      state={registrations ? chartState(months) : 'loading'}
      table={() => ({
        columns: ['Month', 'Patients'],
        rows: months.toReversed().map(({ month, count }) => [month, count]),
      })}
    >
      <ChartFrame
        className={classes.fullHeight}
        summary={`Line chart of registered patients. ${describeMonths(months)}`}
      >
        <RegistrationsLine months={months} />
      </ChartFrame>
    </ChartCard>
  );
}
