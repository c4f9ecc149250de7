import { wayToTake } from '#domain/shoops/medicine/ingestion.ts';
import classes from './shoops.module.css';

/** Describes how to take the medicine, with the physician's term in brackets. */
export function Method({ method }: { method: string }) {
  if (method === '') return <em className={classes.missing}>Not entered yet</em>;
  const way = wayToTake(method);
  return (
    <>
      {way && <>{way} </>}
      <bdi className={way ? classes.term : undefined}>{way ? `(${method})` : method}</bdi>
    </>
  );
}
