import { Button } from '@mantine/core';
import { FeelingChoice } from '#clinic/feelings/feeling-choice.tsx';
import type { CheckUp } from '#domain/check-ups/check-up.ts';
import type { RatingQuestion } from '#domain/check-ups/check-up-questions.ts';
import { splitObjectives } from '#domain/check-ups/split-objectives.ts';
import { Card } from '#ui/layout/card.tsx';
import { Loaded, type LoadedProps } from '#ui/loading/loaded.tsx';
import { ListSkeleton } from '#ui/loading/skeletons.tsx';
import { useCollapsed } from '#ui/reading/use-collapsed.tsx';
import classes from './check-up.module.css';
import { useIntakeObjectives } from './use-intake-objectives.ts';

interface ObjectiveRatingsProps {
  ratings: readonly RatingQuestion[];
  /** Query of the objectives that the ratings are made of. */
  query: LoadedProps<unknown>['query'];
  checkUps: readonly CheckUp[];
  /** True while the check-ups are loading. */
  isLoadingCheckUps: boolean;
}

/**
 * One rating for each objective: the user's own first, the others behind a disclosure button.
 * Without the objectives, the check-up can still be saved (accounts §8).
 */
export function ObjectiveRatings({ ratings, query, checkUps, isLoadingCheckUps }: ObjectiveRatingsProps) {
  // If the intake fails to load, the objectives rated in check-ups still come first.
  const { data: intakeObjectives = [], isPending: isLoadingIntake } = useIntakeObjectives();
  const skeleton = <ListSkeleton label="Loading the objectives" rows={3} />;
  if (query.data !== undefined && ratings.length === 0) return null;
  return (
    <Card title="Your objectives" description="Rate those that matter to you.">
      <Loaded
        query={query}
        what="the objectives"
        hint="You can save your check-up without them."
        skeleton={skeleton}
      >
        {() =>
          // Waits for the data that sorts the ratings, so that none moves once it can be clicked.
          isLoadingCheckUps || isLoadingIntake ? (
            skeleton
          ) : (
            <Ratings {...splitObjectives(ratings, { intakeObjectives, checkUps })} />
          )
        }
      </Loaded>
    </Card>
  );
}

interface RatingsProps {
  /** Ratings of the patient's own objectives. */
  own: readonly RatingQuestion[];
  others: readonly RatingQuestion[];
}

/** The patient's own ratings, and a button that unfolds the others. */
function Ratings({ own, others }: RatingsProps) {
  const fold = useCollapsed();
  return (
    <div className={classes.objectives}>
      <RatingList ratings={own} />
      {others.length > 0 && (
        <>
          <Button {...fold.button}>
            {others.length === 1 ? 'Another objective' : `${others.length} other objectives`}
          </Button>
          <div id={fold.id} hidden={!fold.unfolded}>
            <RatingList ratings={others} />
          </div>
        </>
      )}
    </div>
  );
}

/** One rating for each objective. */
function RatingList({ ratings }: { ratings: readonly RatingQuestion[] }) {
  return (
    <div className={classes.ratings}>
      {ratings.map((question) => (
        <FeelingChoice key={question.name} question={question} />
      ))}
    </div>
  );
}
