import { KnownList } from '#clinic/glance/known-list.tsx';
import type { Interactions } from '#domain/interactions.ts';
import type { WireRecord } from '#domain/questions/question.ts';
import { allergiesTo } from '#domain/shoops/patient-in-view.ts';
import { joinNames } from '#domain/values/names.ts';
import { Topic } from './part.tsx';

/** Lists the interactions of the patient's medicines, one line per list of drugs. */
export function InteractionsTopic({ interactions: { found, unknown } }: { interactions: Interactions }) {
  return (
    <Topic title="Drug interactions (cytochrome P450)">
      {unknown && <KnownList known={null} none="" unknown={`Not all is known. ${unknown}`} />}
      {(found.length > 0 || !unknown) && (
        <KnownList
          known={found.map(({ label, drugs }) => `${label}: ${joinNames(drugs)}`)}
          none="None known to the clinic"
          unknown=""
        />
      )}
    </Topic>
  );
}

/** Lists the patient's allergies to medicines. @param record stored medications of the intake */
export function AllergiesTopic({ record }: { record: WireRecord | null }) {
  return (
    <Topic title="Medication allergies">
      <KnownList
        known={allergiesTo(record)}
        none="The patient has none"
        unknown="Not known: this question is not answered"
      />
    </Topic>
  );
}
