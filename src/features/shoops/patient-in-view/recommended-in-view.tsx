import { shoopReadiness } from '#api/endpoints/physician-shoops.ts';
import { useShoops } from '../reads/use-shoops.ts';
import { RecommendedNow } from '../start/recommended-now.tsx';
import { Part, Topic } from './part.tsx';

/** Shows the patient's newest recommendation with the button that starts from it. */
export function RecommendedInView({ patientId }: { patientId: string }) {
  const query = useShoops(patientId, shoopReadiness.sent);
  return (
    <Part query={query} what="what is recommended now" rows={2}>
      {(list) => (
        <Topic title="Recommended now">
          <RecommendedNow list={list} emptyState="Nothing was sent yet" />
        </Topic>
      )}
    </Part>
  );
}
