import { FeelingChoice } from '#clinic/feelings/feeling-choice.tsx';
import type { ChoiceQuestion } from '#domain/questions/question.ts';
import { Card } from '#ui/layout/card.tsx';
import { LoadError } from '#ui/loading/load-error.tsx';
import { ListSkeleton } from '#ui/loading/skeletons.tsx';
import classes from './check-up.module.css';

interface ObjectiveRatingsProps {
  ratings: readonly ChoiceQuestion[];
  state: 'pending' | 'error' | 'success';
  retrying: boolean;
  onRetry: () => void;
}

/** One rating for each objective; when the list does not load, the check-up goes without (accounts §8). */
export function ObjectiveRatings({ ratings, state, retrying, onRetry }: ObjectiveRatingsProps) {
  if (state === 'success' && ratings.length === 0) return null;
  return (
    <Card title="Your objectives" description="Rate those that matter to you, and leave out the others.">
      {state === 'pending' && <ListSkeleton label="Loading the objectives" rows={3} />}
      {state === 'error' && (
        <LoadError what="the objectives" retrying={retrying} onRetry={onRetry}>
          You can save your check-up without them.
        </LoadError>
      )}
      {state === 'success' && (
        <div className={classes.ratings}>
          {ratings.map((question) => (
            <FeelingChoice key={question.name} question={question} />
          ))}
        </div>
      )}
    </Card>
  );
}
