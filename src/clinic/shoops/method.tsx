import { wayToTake } from '#domain/shoops/ingestion.ts';
import classes from './shoops.module.css';

/** What the patient does, and the word that the physician chose. */
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
