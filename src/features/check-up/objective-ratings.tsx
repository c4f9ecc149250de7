import { FeelingChoice } from '#clinic/feelings/feeling-choice.tsx';
import type { ChoiceQuestion } from '#domain/questions/question.ts';
import { Card } from '#ui/layout/card.tsx';
import { Loaded, type LoadedProps } from '#ui/loading/loaded.tsx';
import { ListSkeleton } from '#ui/loading/skeletons.tsx';
import classes from './check-up.module.css';

interface ObjectiveRatingsProps {
  ratings: readonly ChoiceQuestion[];
  /** The list that they are made of. */
  query: LoadedProps<unknown>['query'];
}

/** One rating for each objective; when the list does not load, the check-up goes without (accounts §8). */
export function ObjectiveRatings({ ratings, query }: ObjectiveRatingsProps) {
  if (query.data !== undefined && ratings.length === 0) return null;
  return (
    <Card title="Your objectives" description="Rate those that matter to you, and leave out the others.">
      <Loaded
        query={query}
        what="the objectives"
        hint="You can save your check-up without them."
        skeleton={<ListSkeleton label="Loading the objectives" rows={3} />}
      >
        {() => (
          <div className={classes.ratings}>
            {ratings.map((question) => (
              <FeelingChoice key={question.name} question={question} />
            ))}
          </div>
        )}
      </Loaded>
    </Card>
  );
}
