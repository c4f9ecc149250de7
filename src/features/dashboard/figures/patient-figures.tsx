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
    <Loaded query={query} what="the figures of your patients" skeleton={<FigureCards figures={null} />}>
      {(figures) =>
        figures.patientsCount === 0 ? (
          <EmptyClinic titles={Object.values(cardTitles)} />
        ) : (
          <FigureCards figures={figures} />
        )
      }
    </Loaded>
  );
}

const loadingAttributes = { 'aria-busy': true, 'data-loading': '' };

/** Number of diagnoses in the chart (physician §9). */
const DIAGNOSES_IN_CHART = 5;

const cardTitles = {
  diagnoses: 'Common Diagnosis',
  products: 'Top Products',
  registrations: 'Registered Patients',
  genders: 'Gender Stats',
  objectives: 'Top Objectives',
  topDiagnoses: 'Top Diagnoses',
};

/** Renders the cards with their titles at once, so that the loaded numbers move nothing. */
function FigureCards({ figures }: { figures: Figures | null }) {
  const labelledObjectives = figures?.objectives.map(({ name, count }) => ({
    name: optionLabel(objectives, name),
    count,
  }));
  return (
    <div className={classes.figures} {...(!figures && loadingAttributes)}>
      <TotalPatients count={figures?.patientsCount} />
      <RankedCard
        title={cardTitles.diagnoses}
        items={figures?.diagnoses}
        unreadable={figures?.unreadable.diagnoses}
      />
      <RankedCard
        title={cardTitles.products}
        items={figures?.products}
        unreadable={figures?.unreadable.products}
        isExpandable
      />
      <RegistrationsCard
        title={cardTitles.registrations}
        registrations={figures?.registrations}
        unreadable={figures?.unreadable.registrations}
      />
      <GendersCard
        title={cardTitles.genders}
        genders={figures?.genders}
        unreadable={figures?.unreadable.genders}
      />
      <BarsCard
        title={cardTitles.objectives}
        column="Objective"
        items={labelledObjectives}
        unreadable={figures?.unreadable.objectives}
      />
      <BarsCard
        title={cardTitles.topDiagnoses}
        column="Diagnosis"
        items={figures?.diagnoses.slice(0, DIAGNOSES_IN_CHART)}
        unreadable={figures?.unreadable.diagnoses}
      />
      <VisuallyHidden role="status">{!figures && 'Loading the figures of your patients'}</VisuallyHidden>
    </div>
  );
}
