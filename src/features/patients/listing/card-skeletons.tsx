import { Skeleton } from '@mantine/core';
import classes from './patient-cards.module.css';

/** Indexes of about as many cards as a phone shows at first. */
const cardIndexes = [1, 2, 3, 4, 5, 6];

/** Cards while the list loads, as high as loaded ones. */
export function CardSkeletons() {
  return (
    <div aria-busy="true" data-loading="" className={classes.cards}>
      {cardIndexes.map((card) => (
        <div key={card} aria-hidden className={classes.item}>
          <div className={classes.card}>
            <Skeleton circle className={`${classes.portrait} ${classes.face}`} />
            <Skeleton className={`${classes.name} ${classes.bar}`} />
            <Skeleton className={`${classes.diagnosis} ${classes.bar}`} />
            <Skeleton className={`${classes.contact} ${classes.bar}`} />
          </div>
        </div>
      ))}
    </div>
  );
}
