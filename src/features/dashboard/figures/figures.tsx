import { VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type Figures, readDashboard } from '#api/endpoints/physician-dashboard.ts';
import { endpointQuery, refetchOnReturn } from '#api/query.ts';
import { objectives } from '#domain/options/objectives.ts';
import { optionLabel } from '#domain/questions/option.ts';
import { Loaded } from '#ui/loading/loaded.tsx';
import { BarsCard } from './bars-card.tsx';
import { EmptyClinic } from './empty-clinic.tsx';
import classes from './figures.module.css';
import { GendersCard } from './genders-card.tsx';
import { RankedCard } from './ranked-card.tsx';
import { RegistrationsCard } from './registrations-card.tsx';
import { TotalPatients } from './total-patients.tsx';

/** Figures of the physician's patients, in cards and charts (physician §2). */
export function PatientFigures() {
  // Always stale: patients and other physicians change the figures, so each visit refetches them.
  const query = useQuery({ ...endpointQuery(readDashboard, {}), ...refetchOnReturn, staleTime: 0 });
  return (
    <Loaded query={query} what="the figures of your patients" skeleton={<Cards figures={null} />}>
      {(figures) =>
        figures.patientsCount === 0 ? (
          <EmptyClinic titles={Object.values(titles)} />
        ) : (
          <Cards figures={figures} />
        )
      }
    </Loaded>
  );
}

const waiting = { 'aria-busy': true, 'data-loading': '' };

/** Number of diagnoses in the chart (physician §9). */
const DIAGNOSES_IN_CHART = 5;

const titles = {
  diagnoses: 'Common Diagnosis',
  products: 'Top Products',
  registrations: 'Registered Patients',
  genders: 'Gender Stats',
  objectives: 'Top Objectives',
  topDiagnoses: 'Top Diagnoses',
};

/** Renders the cards with their titles at once, so that the loaded numbers move nothing. */
function Cards({ figures }: { figures: Figures | null }) {
  const named = figures?.objectives.map(({ name, count }) => ({
    name: optionLabel(objectives, name),
    count,
  }));
  return (
    <div className={classes.figures} {...(!figures && waiting)}>
      <TotalPatients count={figures?.patientsCount} />
      <RankedCard title={titles.diagnoses} items={figures?.diagnoses} />
      <RankedCard title={titles.products} items={figures?.products} isExpandable />
      <RegistrationsCard title={titles.registrations} registrations={figures?.registrations} />
      <GendersCard title={titles.genders} genders={figures?.genders} />
      <BarsCard title={titles.objectives} column="Objective" items={named} />
      <BarsCard
        title={titles.topDiagnoses}
        column="Diagnosis"
        items={figures?.diagnoses.slice(0, DIAGNOSES_IN_CHART)}
      />
      <VisuallyHidden role="status">{!figures && 'Loading the figures of your patients'}</VisuallyHidden>
    </div>
  );
}
